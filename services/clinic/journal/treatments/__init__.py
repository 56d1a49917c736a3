"""What the clinic can treat for, and what it costs."""
