"""One client's whole record as PDF and files (REC-009): made in the worker, fetched for a day, then erased."""
