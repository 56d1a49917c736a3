"""Names of the events that messaging publishes."""

MESSAGE_DUE = "message.due"
"""A message is to be sent, or its state is to be checked again. Payload: message_id."""
