//! The arrays that many games write into, one row for each.

/// How long the rows of each array are.
#[derive(Clone, Copy, Debug)]
pub struct Sizes {
    pub observation: usize,
    pub actions: usize,
    pub players: usize,
}

/// The arrays of all games, or of some that lie side by side.
pub struct Rows<'a> {
    pub observations: &'a mut [f32],
    /// Bytes: Python may write any into them.
    pub masks: &'a mut [u8],
    pub rewards: &'a mut [f32],
    pub terminated: &'a mut [u8],
    pub seats: &'a mut [i64],
    /// What was seen last in a game that is over; empty if nobody wants to know.
    pub final_observations: &'a mut [f32],
}

/// The rows of one game.
pub struct Row<'a> {
    pub observation: &'a mut [f32],
    pub mask: &'a mut [u8],
    pub rewards: &'a mut [f32],
    pub terminated: &'a mut u8,
    pub seat: &'a mut i64,
    pub final_observation: Option<&'a mut [f32]>,
}

impl<'a> Rows<'a> {
    /// The rows of the first so many games, and those of the others.
    pub fn split_at(self, games: usize, sizes: &Sizes) -> (Rows<'a>, Rows<'a>) {
        let (observations, more_observations) = self.observations.split_at_mut(games * sizes.observation);
        let (masks, more_masks) = self.masks.split_at_mut(games * sizes.actions);
        let (rewards, more_rewards) = self.rewards.split_at_mut(games * sizes.players);
        let (terminated, more_terminated) = self.terminated.split_at_mut(games);
        let (seats, more_seats) = self.seats.split_at_mut(games);
        let kept = (games * sizes.observation).min(self.final_observations.len());
        let (finals, more_finals) = self.final_observations.split_at_mut(kept);
        (
            Rows { observations, masks, rewards, terminated, seats, final_observations: finals },
            Rows {
                observations: more_observations,
                masks: more_masks,
                rewards: more_rewards,
                terminated: more_terminated,
                seats: more_seats,
                final_observations: more_finals,
            },
        )
    }

    /// The rows of each game.
    pub fn each(self, sizes: &Sizes) -> impl Iterator<Item = Row<'a>> {
        let observations = self.observations.chunks_exact_mut(sizes.observation);
        let masks = self.masks.chunks_exact_mut(sizes.actions);
        let rewards = self.rewards.chunks_exact_mut(sizes.players);
        let kept = self.final_observations.chunks_exact_mut(sizes.observation);
        let finals = kept.map(Some).chain(std::iter::repeat_with(|| None));
        let flags = self.terminated.iter_mut().zip(self.seats);
        observations.zip(masks).zip(rewards).zip(flags).zip(finals).map(
            |((((observation, mask), rewards), (terminated, seat)), final_observation)| Row {
                observation,
                mask,
                rewards,
                terminated,
                seat,
                final_observation,
            },
        )
    }
}
