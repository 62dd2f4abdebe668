//! Messages for a browser, locked for it alone (RFC 8291 and RFC 8188).

use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use p256::elliptic_curve::sec1::ToSec1Point;
use p256::{PublicKey, SecretKey};
use ring::aead::{AES_128_GCM, Aad, LessSafeKey, Nonce, UnboundKey};
use ring::hkdf::{HKDF_SHA256, KeyType, Salt};
use web::Subscription;

/// The size of a record, as the head of a message tells it; ours are all shorter.
const RECORD: u32 = 4096;
/// What ends the last record.
const END: u8 = 2;
/// What is added to a message: its own end and the seal.
const SURPLUS: usize = 17;

/// A message that only this browser can read; `None` if its keys make no sense or the message is too long.
pub fn locked(message: &[u8], to: &Subscription) -> Option<Vec<u8>> {
    let mut salt = [0; 16];
    getrandom::fill(&mut salt).ok()?;
    locked_with(message, to, &new_secret()?, salt)
}

/// A key that nobody else has.
pub fn new_secret() -> Option<SecretKey> {
    let mut bytes = [0; 32];
    loop {
        getrandom::fill(&mut bytes).ok()?;
        // All but a vanishing few numbers are keys.
        if let Ok(secret) = SecretKey::from_slice(&bytes) {
            return Some(secret);
        }
    }
}

/// A public key as it is sent: 65 bytes.
pub fn bytes_of(key: &PublicKey) -> Vec<u8> {
    key.to_sec1_point(false).as_bytes().to_vec()
}

fn locked_with(message: &[u8], to: &Subscription, own: &SecretKey, salt: [u8; 16]) -> Option<Vec<u8>> {
    if message.len() + SURPLUS > RECORD as usize {
        return None;
    }
    let theirs = PublicKey::from_sec1_bytes(&decoded(&to.p256dh)?).ok()?;
    let shared = p256::ecdh::diffie_hellman(own.to_nonzero_scalar(), theirs.as_affine());
    let ours = bytes_of(&own.public_key());
    let info = [b"WebPush: info\0", bytes_of(&theirs).as_slice(), &ours].concat();
    let key = expanded::<32>(&decoded(&to.auth)?, shared.raw_secret_bytes(), &info)?;
    let content_key = expanded::<16>(&salt, &key, b"Content-Encoding: aes128gcm\0")?;
    let nonce = expanded::<12>(&salt, &key, b"Content-Encoding: nonce\0")?;
    let content_key = LessSafeKey::new(UnboundKey::new(&AES_128_GCM, &content_key).ok()?);
    let mut sealed = [message, &[END]].concat();
    let nonce = Nonce::assume_unique_for_key(nonce);
    content_key.seal_in_place_append_tag(nonce, Aad::empty(), &mut sealed).ok()?;
    let length = u8::try_from(ours.len()).ok()?;
    Some([&salt, RECORD.to_be_bytes().as_slice(), &[length], &ours, &sealed].concat())
}

fn expanded<const N: usize>(salt: &[u8], key: &[u8], info: &[u8]) -> Option<[u8; N]> {
    let mut bytes = [0; N];
    Salt::new(HKDF_SHA256, salt).extract(key).expand(&[info], Length(N)).ok()?.fill(&mut bytes).ok()?;
    Some(bytes)
}

/// How many bytes are wanted.
struct Length(usize);

impl KeyType for Length {
    fn len(&self) -> usize {
        self.0
    }
}

fn decoded(text: &str) -> Option<Vec<u8>> {
    URL_SAFE_NO_PAD.decode(text.trim_end_matches('=')).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The example of RFC 8291, section 5 and appendix A.
    fn browser() -> Subscription {
        Subscription {
            endpoint: "https://push.example.net/push/JzLQ3raZJfFBR0aqvOMsLrt54w4rJUsV".into(),
            p256dh: "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
                .into(),
            auth: "BTBZMqHH6r4Tts7J_aSIgg".into(),
        }
    }

    #[test]
    fn the_example_of_the_standard_is_locked_as_the_standard_says() {
        let own =
            SecretKey::from_slice(&decoded("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw").unwrap()).unwrap();
        let salt = decoded("DGv6ra1nlYgDCS1FRnbzlw").unwrap().try_into().unwrap();
        let locked =
            locked_with(b"When I grow up, I want to be a watermelon", &browser(), &own, salt).unwrap();
        assert_eq!(
            URL_SAFE_NO_PAD.encode(locked),
            "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_\
             yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
        );
    }

    #[test]
    fn two_messages_are_never_the_same() {
        let lock = || locked(b"your turn", &browser()).unwrap();
        assert_ne!(lock(), lock());
    }

    #[test]
    fn keys_that_make_no_sense_are_refused() {
        for (p256dh, auth) in [("", ""), ("AAAA", "BTBZMqHH6r4Tts7J_aSIgg"), ("%", "%")] {
            let to = Subscription { p256dh: p256dh.into(), auth: auth.into(), ..browser() };
            assert_eq!(locked(b"x", &to), None);
        }
        assert_eq!(locked(&[0; 5000], &browser()), None);
    }
}
