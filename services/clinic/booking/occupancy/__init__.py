"""Occupied time of practitioners, rooms and devices: one table whose exclusion constraint refuses overlaps."""
