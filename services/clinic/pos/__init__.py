"""The till: products, registers, receipts with their payments, gift cards, the days and their reports."""
