"""The machines that keep the rules of style; each has a planted breach in tests/checks."""
