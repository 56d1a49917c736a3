"""Letters of consent and questionnaires: what the clinic asks, and what a client has read, answered and signed."""
