"""Medical devices, their planned and completed maintenance, and reminders of it."""
