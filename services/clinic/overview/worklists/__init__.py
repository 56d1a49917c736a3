"""Lists of work that waits across all clients: unsigned notes, open forms and answered prescriptions."""
