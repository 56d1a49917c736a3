"""Passkeys (WebAuthn): registered and removed in the profile, and a way to sign in (BEY-061)."""
