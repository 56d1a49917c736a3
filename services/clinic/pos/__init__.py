"""The till: so far its catalogue of products."""
