"""The link by which a client fills in their forms, and who opens it."""
