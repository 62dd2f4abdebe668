//! Networks as they are kept: weights from the inputs in a byte each, with one scale for each input.

use super::network::{FIRST, Network};

/// What a file of weights begins with.
const MARK: &[u8; 8] = b"troyesN1";

/// Why bytes are not a network.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("not-a-network")]
pub struct NotANetwork;

impl Network {
    /// The network as bytes.
    pub fn write(&self) -> Vec<u8> {
        let mut bytes = MARK.to_vec();
        bytes.extend((self.inputs() as u16).to_le_bytes());
        bytes.extend((self.outputs() as u16).to_le_bytes());
        for row in &self.from_inputs {
            let most = row.iter().fold(0.0_f32, |most, weight| most.max(weight.abs()));
            let scale = most / 127.0;
            bytes.extend(scale.to_le_bytes());
            let step = |weight: &f32| if scale > 0.0 { (weight / scale).round() as i8 } else { 0 };
            bytes.extend(row.iter().map(|weight| step(weight) as u8));
        }
        for weight in self.weights().skip(self.inputs() * FIRST) {
            bytes.extend(weight.to_le_bytes());
        }
        bytes
    }

    /// Reads what [`Network::write`] wrote.
    pub fn read(bytes: &[u8]) -> Result<Network, NotANetwork> {
        let mut rest = bytes;
        if take::<8>(&mut rest)? != *MARK {
            return Err(NotANetwork);
        }
        let inputs = u16::from_le_bytes(take(&mut rest)?).into();
        let outputs = u16::from_le_bytes(take(&mut rest)?).into();
        let mut network = Network::zero(inputs, outputs);
        for row in &mut network.from_inputs {
            let scale = f32::from_le_bytes(take(&mut rest)?);
            for (weight, step) in row.iter_mut().zip(take::<FIRST>(&mut rest)?) {
                *weight = f32::from(step as i8) * scale;
            }
        }
        for weight in network.weights_mut().skip(inputs * FIRST) {
            *weight = f32::from_le_bytes(take(&mut rest)?);
        }
        let is_sound = rest.is_empty() && network.weights().all(|weight| weight.is_finite());
        if is_sound { Ok(network) } else { Err(NotANetwork) }
    }
}

fn take<const N: usize>(rest: &mut &[u8]) -> Result<[u8; N], NotANetwork> {
    let (taken, left) = rest.split_first_chunk::<N>().ok_or(NotANetwork)?;
    *rest = left;
    Ok(*taken)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_written_is_read_with_small_errors() {
        let mut network = Network::zero(5, 2);
        let mut rng = fastrand::Rng::with_seed(1);
        network.weights_mut().for_each(|weight| *weight = rng.f32() - 0.5);
        let bytes = network.write();
        let read = Network::read(&bytes).unwrap();
        assert!(network.weights().zip(read.weights()).all(|(a, b)| (a - b).abs() < 0.5 / 127.0));
        assert_eq!(Network::read(&bytes[..bytes.len() - 1]), Err(NotANetwork));
        assert_eq!(Network::read(b"something else"), Err(NotANetwork));
    }
}
