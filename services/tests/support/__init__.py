"""Helpers of the tests: HTTP clients, images, sample documents, Valkey servers."""
