"""Aster: the system a clinic runs on."""
