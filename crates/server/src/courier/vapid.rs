//! The signature under messages for browsers: their post offices want to know that it is always the same server (RFC 8292).

use super::lock::{bytes_of, new_secret};
use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use p256::SecretKey;
use p256::ecdsa::signature::Signer;
use p256::ecdsa::{Signature, SigningKey};
use serde_json::json;

/// A signature is good for so long, in seconds; the standard allows a day.
const VALID: i64 = 12 * 3600;

/// The key of this server.
pub struct Key {
    secret: SecretKey,
    /// Whom a post office may write to: an address of this server.
    contact: String,
}

impl Key {
    /// A key from what is kept of it.
    pub fn read(bytes: &[u8], contact: String) -> Option<Key> {
        Some(Key { secret: SecretKey::from_slice(bytes).ok()?, contact })
    }

    /// What is kept of a new key.
    pub fn new_bytes() -> Option<Vec<u8>> {
        Some(new_secret()?.to_bytes().to_vec())
    }

    /// Its public half, as browsers want to know it.
    pub fn public(&self) -> String {
        URL_SAFE_NO_PAD.encode(bytes_of(&self.secret.public_key()))
    }

    /// The header that signs a message to a post office at this time.
    pub fn authorization(&self, office: &str, now: i64) -> String {
        let claims = json!({ "aud": office, "exp": now + VALID, "sub": self.contact });
        let text = |value: serde_json::Value| URL_SAFE_NO_PAD.encode(value.to_string());
        let signed = format!("{}.{}", text(json!({ "typ": "JWT", "alg": "ES256" })), text(claims));
        let signature: Signature = SigningKey::from(&self.secret).sign(signed.as_bytes());
        let signature = URL_SAFE_NO_PAD.encode(signature.to_bytes());
        format!("vapid t={signed}.{signature}, k={}", self.public())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use p256::ecdsa::VerifyingKey;
    use p256::ecdsa::signature::Verifier;

    #[test]
    fn whoever_knows_the_public_key_can_check_the_signature() {
        let bytes = Key::new_bytes().unwrap();
        let key = Key::read(&bytes, "mailto:troyes@example.org".into()).unwrap();
        let header = key.authorization("https://push.example.net", 1000);
        let (token, public) = header.strip_prefix("vapid t=").unwrap().split_once(", k=").unwrap();
        let (signed, signature) = token.rsplit_once('.').unwrap();
        let public = VerifyingKey::from_sec1_bytes(&URL_SAFE_NO_PAD.decode(public).unwrap()).unwrap();
        let signature = Signature::from_slice(&URL_SAFE_NO_PAD.decode(signature).unwrap()).unwrap();
        assert!(public.verify(signed.as_bytes(), &signature).is_ok());
        let claims = URL_SAFE_NO_PAD.decode(signed.split_once('.').unwrap().1).unwrap();
        let claims: serde_json::Value = serde_json::from_slice(&claims).unwrap();
        assert_eq!(claims["aud"], "https://push.example.net");
        assert_eq!(claims["exp"], 1000 + VALID);
        assert_eq!(
            Key::read(&bytes, String::new()).unwrap().public(),
            key.public(),
            "it is the same after a restart"
        );
    }
}
