"""The tenant itself and its settings."""
