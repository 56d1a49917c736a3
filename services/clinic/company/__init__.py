"""The company (tenant) and its settings."""
