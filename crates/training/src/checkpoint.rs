//! Training that was interrupted, as it is kept to go on later.

use crate::fit::Learner;
use bots::value::Network;
use std::io;
use std::path::Path;

/// Where a training stands.
#[derive(Clone, Debug)]
pub struct Checkpoint {
    /// The network and what its training remembers.
    pub learner: Learner,
    /// How many games were played.
    pub games: u32,
    /// What was seen on the way, a line each.
    pub curve: Vec<String>,
}

/// Why a checkpoint cannot be read or written.
#[derive(Debug, thiserror::Error)]
pub enum CheckpointError {
    /// The file cannot be read or written.
    #[error(transparent)]
    Io(#[from] io::Error),
    /// The file is no checkpoint of this network.
    #[error("not a checkpoint of this network")]
    Unreadable,
}

impl Checkpoint {
    /// Writes the checkpoint, whole or not at all.
    pub fn save(&self, path: &Path) -> Result<(), CheckpointError> {
        let Learner { network, average, means, steps, .. } = &self.learner;
        let mut bytes = Vec::new();
        let sizes = [network.inputs() as u32, network.outputs() as u32, self.games, *steps];
        sizes.into_iter().for_each(|size| bytes.extend(size.to_le_bytes()));
        for one in [network, average, &means.0, &means.1] {
            one.weights().for_each(|weight| bytes.extend(weight.to_le_bytes()));
        }
        bytes.extend(self.curve.join("\n").as_bytes());
        let beside = path.with_extension("new");
        std::fs::write(&beside, bytes)?;
        Ok(std::fs::rename(beside, path)?)
    }

    /// Reads a checkpoint.
    pub fn load(path: &Path) -> Result<Checkpoint, CheckpointError> {
        let bytes = std::fs::read(path)?;
        let mut rest = bytes.as_slice();
        let mut take = || -> Result<[u8; 4], CheckpointError> {
            let (taken, left) = rest.split_first_chunk::<4>().ok_or(CheckpointError::Unreadable)?;
            rest = left;
            Ok(*taken)
        };
        let mut size = || take().map(u32::from_le_bytes);
        let (inputs, outputs, games, steps) = (size()?, size()?, size()?, size()?);
        if inputs > 10_000 || outputs > 100 {
            return Err(CheckpointError::Unreadable);
        }
        let mut read = || -> Result<Network, CheckpointError> {
            let mut network = Network::zero(inputs as usize, outputs as usize);
            for weight in network.weights_mut() {
                *weight = f32::from_le_bytes(take()?);
            }
            Ok(network)
        };
        let (network, average, means) = (read()?, read()?, (read()?, read()?));
        let curve = String::from_utf8_lossy(rest).lines().map(String::from).collect();
        Ok(Checkpoint { learner: Learner::resume(network, average, means, steps), games, curve })
    }
}
