"""Reports: figures of bookings, sales and records, and their export as workbooks."""
