"""Signing up: creating a person and a company, verifying the e-mail address, choosing the modules."""
