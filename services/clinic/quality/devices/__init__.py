"""Medical devices, their maintenance as planned and as done, and reminding of it."""
