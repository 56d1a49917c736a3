"""Adding of many products at once, by the rules of the staff's form (REC-070)."""
