"""Taking over of procedures that another system has documented (REC-070)."""
