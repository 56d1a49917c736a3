"""What time is taken, of whom and of what: one table whose own constraint refuses an overlap."""
