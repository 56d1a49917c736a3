"""The authenticator app and the recovery codes of the signed-in person: set up, renewed and removed (BEY-061)."""
