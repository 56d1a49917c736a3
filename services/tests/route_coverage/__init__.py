"""Tests that call every route of the app, so that a new route or field is covered without a test of its own."""
