"""The clinic's own texts of confirmations, the notice to arrive early, and whether messages may name the treatment."""
