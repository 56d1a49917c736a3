"""Refunds of sales, fully or in part."""
