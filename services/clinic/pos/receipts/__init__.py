"""Receipts of sales and refunds: read, listed, and issued as PDF or by e-mail."""
