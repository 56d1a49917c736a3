"""Registers the PDF renderers of quality management, in the worker too."""

from clinic.quality.controlled_documents import versions
from clinic.quality.devices import maintenance

__all__ = ["maintenance", "versions"]
