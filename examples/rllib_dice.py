"""RLlib learns Troyes Dice alone, on one machine or on all nodes of a Ray cluster.

    pip install ./python "ray[rllib]" torch
    python examples/rllib_dice.py --iterations 40                    # a local cluster
    python examples/rllib_dice.py --address auto --runners 64        # one that runs already

Every runner plays games of its own; the masks of RLlib's own example of action masking take away what is not legal. Prints
the average points of the games that ended, which rise from those of random play (about 21). A runner that dies is replaced.
"""

import argparse

import gymnasium
import numpy as np
from gymnasium import spaces

import troyes.gym


class Masked(gymnasium.Wrapper):
    """The mask stands beside the observation, where RLlib looks for it."""

    def __init__(self, _config=None):
        env = troyes.gym.TroyesEnv("dice", reward="gain")
        super().__init__(env)
        mask = spaces.Box(0.0, 1.0, (env.game.num_actions,), np.float32)
        self.observation_space = spaces.Dict({"action_mask": mask, "observations": self.env.observation_space})

    def _with_mask(self, observation, info):
        return {"action_mask": info["action_mask"].astype(np.float32), "observations": observation}

    def reset(self, *, seed=None, options=None):
        observation, info = self.env.reset(seed=seed, options=options)
        return self._with_mask(observation, info), {}

    def step(self, action):
        observation, reward, over, cut, info = self.env.step(action)
        # Points are divided so that the network's guesses of them are small numbers.
        return self._with_mask(observation, info), float(reward) / 10, over, cut, {}


def configured(runners, seed, batch=2000):
    from ray.rllib.algorithms.ppo import PPOConfig
    from ray.rllib.core.rl_module.rl_module import RLModuleSpec
    from ray.rllib.examples.rl_modules.classes.action_masking_rlm import ActionMaskingTorchRLModule

    module = RLModuleSpec(
        module_class=ActionMaskingTorchRLModule,
        model_config={"head_fcnet_hiddens": [128], "head_fcnet_activation": "relu"},
    )
    return (
        PPOConfig()
        .environment(Masked)
        .env_runners(num_env_runners=runners, num_envs_per_env_runner=4)
        .fault_tolerance(restart_failed_env_runners=True)
        .rl_module(rl_module_spec=module)
        .training(
            lr=1e-3,
            train_batch_size_per_learner=batch,
            minibatch_size=250,
            num_epochs=6,
            gamma=1.0,
            lambda_=0.95,
            entropy_coeff=0.01,
        )
        .debugging(seed=seed)
    )


def learn(iterations, runners=2, seed=1, batch=2000, on_result=lambda games, points: None):
    """The average points after each iteration that ended a game."""
    algorithm = configured(runners, seed, batch).build_algo()
    points, games = [], 0
    try:
        for _ in range(iterations):
            found = algorithm.train()["env_runners"]
            games += int(found.get("num_episodes", 0))
            if found.get("episode_return_mean") is not None:
                points.append(10 * float(found["episode_return_mean"]))
                on_result(games, points[-1])
    finally:
        algorithm.stop()
    return points


def main():
    arguments = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    arguments.add_argument("--iterations", type=int, default=40)
    arguments.add_argument("--runners", type=int, default=2)
    arguments.add_argument("--seed", type=int, default=1)
    arguments.add_argument("--address", help="of a cluster that runs already")
    chosen = arguments.parse_args()
    import ray

    ray.init(address=chosen.address, log_to_driver=False, include_dashboard=False)
    print("games,points")
    learn(chosen.iterations, chosen.runners, chosen.seed, on_result=lambda *row: print("{},{:.2f}".format(*row), flush=True))


if __name__ == "__main__":
    main()
