"""What documents tell themselves."""

DOCUMENT_DUE = "document.due"
"""A document's PDF is to be made. Facts: document_id."""
