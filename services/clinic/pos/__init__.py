"""Point of sale: products, cash registers, checkout, receipts and refunds, gift cards, day closings and their reports."""
