"""Which times are free: one engine, asked by staff and by visitors alike."""
