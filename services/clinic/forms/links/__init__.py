"""The public link by which a client fills in their forms: sending it, opening it, verifying the visitor, and filling in."""
