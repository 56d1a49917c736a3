"""The company's audit log for its owners: paged by key, filtered, and downloaded as a workbook (REC-008, LAW-008)."""
