"""Clinics to try Aster on: one like a real one, and one that is large. Made under the app's own policies where people will look."""
