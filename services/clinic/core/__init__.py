"""Mechanisms that every domain stands on; knows no domain."""
