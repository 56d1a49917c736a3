"""Errors of bookings."""

from clinic.core.api.errors import Conflict


class PractitionerBusy(Conflict):
    """The practitioner is busy. Staff may repeat the call with `allow_overlap` (BKG-032).

    `conflicts` lists all conflicting times, each `{type, name, start_at, end_at}`.
    """

    code = "booking.practitioner_busy"
    en = "The practitioner is busy during the selected time slot. Book anyway?"
    sv = "Behandlaren är upptagen under den valda tiden. Boka ändå?"


class RoomBusy(Conflict):
    """The practitioner is free but no room is. Staff may repeat the call with `allow_overlap`; `conflicts` as in PractitionerBusy.

    No device may be free either: `conflicts` then names devices too.
    """

    code = "booking.room_busy"
    en = "The room is busy during the selected time slot. Book anyway?"
    sv = "Rummet är upptaget under den valda tiden. Boka ändå?"


class DeviceBusy(Conflict):
    """Practitioner and room are free but no device is; `devices` are their names. Staff may repeat the call as for RoomBusy (BEY-005)."""

    code = "booking.device_busy"
    en = "No device is free during the selected time slot: {devices}. Book anyway?"
    sv = "Ingen utrustning är ledig under den valda tiden: {devices}. Boka ändå?"


class DevicesOutOfUse(Conflict):
    """The service needs a device, and none of its devices can be booked now (BEY-005)."""

    code = "booking.devices_out_of_use"
    en = "{service} needs a device, and none of its devices can be booked now. Allow it on the device's page, or edit the service."
    sv = "{service} kräver en utrustning, och ingen av dem kan bokas nu. Tillåt det på utrustningens sida, eller redigera tjänsten."


class RoomNotShared(Conflict):
    """No room is one of the service's and of its add-ons' (BEY-005)."""

    code = "booking.room_not_shared"
    en = "{service} and the chosen add-ons have no room in common. Leave out an add-on, or edit their rooms."
    sv = "{service} och de valda tilläggen har inget gemensamt rum. Välj bort ett tillägg eller redigera deras rum."


class BookingNotActive(Conflict):
    """The booking has been cancelled and can't be rescheduled or cancelled again."""

    code = "booking.not_active"
    en = "This booking is already cancelled."
    sv = "Den här bokningen är redan avbokad."


class InvalidTransition(Conflict):
    """The booking's state doesn't allow the change; `states.TRANSITIONS` lists what may follow each state."""

    code = "booking.invalid_transition"
    en = "The booking's state doesn't allow this. Undo its last step first."
    sv = "Bokningens status tillåter inte detta. Ångra det senaste steget först."


class BookingTooEarly(Conflict):
    """The state is for the day of the booking, a no-show for the time after its start."""

    code = "booking.too_early"
    en = "This can be marked on the day of the booking, and a no-show after its start."
    sv = "Detta kan markeras först på bokningens dag, och uteblivet besök först efter dess start."


class PolicyReasonRequired(Conflict):
    """The booking starts sooner than the cancellation policy allows; staff may repeat the call with `policy_override_reason` (BKG-035)."""

    code = "booking.policy_reason_required"
    en = "The cancellation policy's time has passed: {policy} Move the booking nevertheless?"
    sv = "Tiden enligt avbokningsreglerna har passerat: {policy} Vill du flytta bokningen ändå?"


class PractitionerNotQualified(Conflict):
    """The practitioner doesn't perform the service; `practitioner` and `service` are their names."""

    code = "booking.practitioner_not_qualified"
    en = "{practitioner} doesn't perform {service}."
    sv = "{practitioner} utför inte {service}."
