"""The clinic's catalogue of treatments and their prices."""
