"""Reviews of the access log: samples of each month, and of a person or a client on suspicion, with findings that are signed (LAW-008)."""
