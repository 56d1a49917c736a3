"""Swish for merchants."""
