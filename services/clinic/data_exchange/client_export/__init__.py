"""Export of a client's record as PDF and files (REC-009): built in the worker, downloadable for a day, then deleted."""
