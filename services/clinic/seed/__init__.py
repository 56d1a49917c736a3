"""Seed a demo clinic that resembles a real one, and a large clinic to measure on. The demo clinic is written under row-level security."""
