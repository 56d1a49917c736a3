"""All of quality's tables, for those who load them by the domain's name."""

from clinic.quality.devices.models import DeviceMaintenance, MedicalDevice
from clinic.quality.papers.models import QualityDocument, QualityRead, QualityVersion

__all__ = ["DeviceMaintenance", "MedicalDevice", "QualityDocument", "QualityRead", "QualityVersion"]
