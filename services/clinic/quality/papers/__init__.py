"""The clinic's documents: written or uploaded, approved, published, acknowledged; old versions stay readable."""
