"""Errors of bookable devices."""

from clinic.core.api.errors import Conflict


class DeviceNameTaken(Conflict):
    """Another bookable device has the name of a device that is taken into use again; two would look alike in the calendar."""

    code = "device.name_taken"
    en = "Another device that can be booked is named {name}. Rename that one first."
    sv = "En annan utrustning som kan bokas heter {name}. Byt namn på den först."
