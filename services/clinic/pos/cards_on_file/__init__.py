"""Cards of clients that are put on file with a deposit, and the due fees that staff charges to them."""
