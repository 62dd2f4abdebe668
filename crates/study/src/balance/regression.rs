//! Linear regression with intervals that hold although the families of one game are no strangers to each other.

use arena::Estimate;

/// What was seen of one family: what it did, and how it fared.
#[derive(Clone, PartialEq, Debug)]
pub struct Observation {
    /// By regressor.
    pub did: Vec<f64>,
    /// What is to be explained.
    pub fared: f64,
}

/// How little a regressor is drawn towards nothing: enough that those that always go together can be told apart at all.
const RIDGE: f64 = 1e-3;

/// What one more of each regressor brings, with its interval of 95 %. Everything is compared within its group only (the
/// families of one game): what all of them share, like a game in which everybody gains much, explains nothing. The
/// intervals come from the groups too (the sandwich of cluster-robust errors).
pub fn within_groups(groups: &[Vec<Observation>]) -> Vec<Estimate> {
    let groups: Vec<Vec<Observation>> = groups.iter().map(|group| centered(group)).collect();
    let count = groups.iter().flatten().next().map_or(0, |one| one.did.len());
    let mut normal = vec![vec![0.0; count]; count];
    let mut moments = vec![0.0; count];
    for one in groups.iter().flatten() {
        add_outer(&mut normal, &one.did);
        moments.iter_mut().zip(&one.did).for_each(|(sum, did)| *sum += did * one.fared);
    }
    normal.iter_mut().enumerate().for_each(|(i, row)| row[i] += RIDGE);
    let inverse = inverted(normal);
    let brings = times(&inverse, &moments);
    let mut meat = vec![vec![0.0; count]; count];
    for group in &groups {
        let mut score = vec![0.0; count];
        for one in group {
            let rest = one.fared - dot(&one.did, &brings);
            score.iter_mut().zip(&one.did).for_each(|(sum, did)| *sum += did * rest);
        }
        add_outer(&mut meat, &score);
    }
    let few = groups.len() as f64 / f64::max(groups.len() as f64 - 1.0, 1.0);
    let variance = |i: usize| few * dot(&times(&meat, &inverse[i]), &inverse[i]);
    brings
        .iter()
        .enumerate()
        .map(|(i, value)| Estimate::around(*value, variance(i).max(0.0).sqrt()))
        .collect()
}

/// A group without what its members have in common.
fn centered(group: &[Observation]) -> Vec<Observation> {
    let size = f64::max(group.len() as f64, 1.0);
    let count = group.first().map_or(0, |one| one.did.len());
    let mean: Vec<f64> = (0..count).map(|i| group.iter().map(|one| one.did[i]).sum::<f64>() / size).collect();
    let fared = group.iter().map(|one| one.fared).sum::<f64>() / size;
    let center = |one: &Observation| Observation {
        did: one.did.iter().zip(&mean).map(|(did, mean)| did - mean).collect(),
        fared: one.fared - fared,
    };
    group.iter().map(center).collect()
}

fn add_outer(sum: &mut [Vec<f64>], vector: &[f64]) {
    for (row, a) in sum.iter_mut().zip(vector).filter(|(_, a)| **a != 0.0) {
        row.iter_mut().zip(vector).for_each(|(sum, b)| *sum += a * b);
    }
}

fn dot(a: &[f64], b: &[f64]) -> f64 {
    a.iter().zip(b).map(|(a, b)| a * b).sum()
}

fn times(matrix: &[Vec<f64>], vector: &[f64]) -> Vec<f64> {
    matrix.iter().map(|row| dot(row, vector)).collect()
}

/// The inverse of a symmetric positive definite matrix, by Gauss and Jordan: such a matrix needs no pivoting.
fn inverted(mut matrix: Vec<Vec<f64>>) -> Vec<Vec<f64>> {
    let count = matrix.len();
    let unit = |i: usize| (0..count).map(|j| f64::from(i == j)).collect();
    let mut inverse: Vec<Vec<f64>> = (0..count).map(unit).collect();
    for pivot in 0..count {
        let scale = 1.0 / matrix[pivot][pivot];
        matrix[pivot].iter_mut().chain(&mut inverse[pivot]).for_each(|number| *number *= scale);
        let (of_matrix, of_inverse) = (matrix[pivot].clone(), inverse[pivot].clone());
        for row in (0..count).filter(|row| *row != pivot) {
            let factor = matrix[row][pivot];
            matrix[row].iter_mut().zip(&of_matrix).for_each(|(number, other)| *number -= factor * other);
            inverse[row].iter_mut().zip(&of_inverse).for_each(|(number, other)| *number -= factor * other);
        }
    }
    inverse
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Small numbers that look random, the same everywhere.
    fn noise(seed: &mut u64) -> f64 {
        *seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (*seed >> 40) as f64 / f64::from(1 << 24) - 0.5
    }

    fn games(count: usize, worth: [f64; 2]) -> Vec<Vec<Observation>> {
        let mut seed = 7;
        let family = |game: f64, seed: &mut u64| {
            let did = vec![(4.0 * noise(seed) + 2.0).floor(), f64::from(noise(seed) > 0.2)];
            Observation { fared: game + dot(&did, &worth) + 3.0 * noise(seed), did }
        };
        (0..count)
            .map(|_| {
                // What a whole game has in common is far more than what is looked for.
                let game = 100.0 * noise(&mut seed);
                (0..4).map(|_| family(game, &mut seed)).collect()
            })
            .collect()
    }

    #[test]
    fn what_something_brings_is_found() {
        let found = within_groups(&games(2000, [1.5, -0.7]));
        for (estimate, truth) in found.iter().zip([1.5, -0.7]) {
            assert!(estimate.low < truth && truth < estimate.high, "{estimate:?}");
            assert!(estimate.high - estimate.low < 0.2, "{estimate:?}");
        }
    }

    #[test]
    fn intervals_cover_the_truth_19_times_out_of_20() {
        let all = games(40_000, [0.5, 0.0]);
        let hits = all.chunks(200).filter(|some| {
            let estimate = within_groups(some)[0];
            estimate.low < 0.5 && 0.5 < estimate.high
        });
        assert!((180..=198).contains(&hits.count()));
    }

    #[test]
    fn what_never_happened_brings_nothing() {
        let never = vec![vec![
            Observation { did: vec![0.0], fared: 3.0 },
            Observation { did: vec![0.0], fared: 4.0 },
        ]];
        assert_eq!(within_groups(&never)[0].value, 0.0);
        assert!(within_groups(&[]).is_empty());
    }
}
