"""The clinic's letters of consent, each with all its versions."""
