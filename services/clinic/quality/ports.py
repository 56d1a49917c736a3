"""What quality tells lower domains: how its kinds of document are laid on paper, in the worker too."""

from clinic.quality.devices import maintenance
from clinic.quality.papers import versions

__all__ = ["maintenance", "versions"]
