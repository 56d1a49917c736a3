"""What leaves the clinic's Aster: a client's whole record, the log of who looked at it, and the figures that an accountant sees."""
