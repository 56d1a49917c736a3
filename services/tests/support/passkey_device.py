"""A device with passkeys in software: it makes ES256 keys and signs challenges, as a browser hands them to the server."""

from base64 import urlsafe_b64decode, urlsafe_b64encode
from hashlib import sha256
from json import dumps
from os import urandom
from typing import Any

from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from webauthn.helpers import encode_cbor

USER_PRESENT, USER_VERIFIED, HAS_KEY = 0x01, 0x04, 0x40


def encode(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def decode(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


class PasskeyDevice:
    """Hold one passkey; `count` is how often it has signed, `flags` whether it verifies its user."""

    def __init__(self, *, origin: str = "http://test", rp_id: str = "test", flags: int = USER_PRESENT | USER_VERIFIED) -> None:
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.id, self.origin, self.rp_id, self.flags, self.count = urandom(16), origin, rp_id, flags, 0
        self.user_handle = b""

    def _client_data(self, kind: str, challenge: str) -> bytes:
        return dumps({"type": kind, "challenge": challenge, "origin": self.origin, "crossOrigin": False}).encode()

    def _authenticator_data(self, flags: int) -> bytes:
        return sha256(self.rp_id.encode()).digest() + bytes([flags]) + self.count.to_bytes(4, "big")

    def create(self, options: dict[str, Any]) -> dict[str, Any]:
        """Answer `navigator.credentials.create`."""
        self.user_handle = decode(options["user"]["id"])
        numbers = self.key.public_key().public_numbers()
        cose_key = encode_cbor({1: 2, 3: -7, -1: 1, -2: numbers.x.to_bytes(32, "big"), -3: numbers.y.to_bytes(32, "big")})
        data = self._authenticator_data(self.flags | HAS_KEY) + bytes(16) + len(self.id).to_bytes(2, "big") + self.id + cose_key
        return self._credential({
            "clientDataJSON": encode(self._client_data("webauthn.create", options["challenge"])),
            "attestationObject": encode(encode_cbor({"fmt": "none", "attStmt": {}, "authData": data})),
        })

    def get(self, options: dict[str, Any]) -> dict[str, Any]:
        """Answer `navigator.credentials.get`."""
        self.count += 1
        client_data, data = self._client_data("webauthn.get", options["challenge"]), self._authenticator_data(self.flags)
        signature = self.key.sign(data + sha256(client_data).digest(), ec.ECDSA(hashes.SHA256()))
        return self._credential({
            "clientDataJSON": encode(client_data), "authenticatorData": encode(data), "signature": encode(signature),
            "userHandle": encode(self.user_handle),
        })

    def _credential(self, response: dict[str, str]) -> dict[str, Any]:
        return {"id": encode(self.id), "rawId": encode(self.id), "type": "public-key", "response": response, "clientExtensionResults": {}}
