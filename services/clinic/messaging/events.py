"""What messaging tells itself and others."""

MESSAGE_DUE = "message.due"
"""A message is to be sent, or looked after. Facts: message_id."""
