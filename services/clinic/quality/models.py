"""All tables of quality management."""

from clinic.quality.controlled_documents.models import ControlledDocument, ControlledDocumentVersion, DocumentAcknowledgement
from clinic.quality.devices.models import DeviceMaintenance, MedicalDevice

__all__ = ["ControlledDocument", "ControlledDocumentVersion", "DeviceMaintenance", "DocumentAcknowledgement", "MedicalDevice"]
