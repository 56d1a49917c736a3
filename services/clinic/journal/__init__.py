"""The journal: what the clinic can treat for, and what was done to each client, signed and then never changed."""
