"""Reasons for which a row of an imported file can't be booked."""

from clinic.core.api.errors import Conflict


class ImportedTimeTaken(Conflict):
    """The practitioner, the room or the device has another booking, a hold or time off; `name` names it and `time` the clinic's time."""

    code = "import.time_taken"
    en = "{name} is busy {time}."
    sv = "{name} är upptagen {time}."


class ImportedTimeRepeated(Conflict):
    """An earlier row of the file has the practitioner's time; `row` is its number."""

    code = "import.time_repeated"
    en = "Row {row} has the same practitioner at the same time."
    sv = "Rad {row} har samma behandlare vid samma tid."
