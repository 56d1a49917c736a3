"""The access log of a client's record: who has viewed it (BEY-026; patientdatalagen 8:5)."""
