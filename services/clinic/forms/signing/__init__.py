"""A client's letters of consent, assigned, filled and signed."""
