"""Signing in and out, and switching between the workspaces of one person."""
