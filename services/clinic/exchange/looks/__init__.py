"""Who has looked at a client's record, in plain words (BEY-026; patientdatalagen 8:5)."""
