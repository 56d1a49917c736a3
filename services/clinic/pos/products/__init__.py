"""The product library's routes."""
