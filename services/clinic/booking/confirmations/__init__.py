"""The confirmation of a booking, which staff send to its client anew."""
