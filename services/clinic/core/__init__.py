"""Mechanisms that all domains use; core imports no domain."""
