"""Events of documents."""

PDF_REQUESTED = "document.pdf_requested"
"""A document's PDF is to be rendered. Payload: document_id."""
