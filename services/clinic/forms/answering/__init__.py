"""A client's questionnaires, sent out and answered."""
