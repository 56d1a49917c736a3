"""Imports from Excel and CSV files: upload, mapping of columns, check of every row, taking in the background, report (REC-070, BKG-080).

A kind of import (clients, bookings) is a module of its own: its fields, and a function that takes rows.
"""
