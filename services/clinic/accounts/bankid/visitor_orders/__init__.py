"""Orders that identify visitors of public pages."""
