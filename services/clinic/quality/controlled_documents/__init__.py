"""Controlled documents: written or uploaded, approved, published and acknowledged; earlier versions stay readable."""
