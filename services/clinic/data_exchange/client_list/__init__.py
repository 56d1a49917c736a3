"""The list of clients as an Excel file, made by the worker for whoever requested it (PLT-054)."""
