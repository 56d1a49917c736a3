"""Tests over HTTP on a real PostgreSQL and Valkey; rows are made by `tests.factories`."""
