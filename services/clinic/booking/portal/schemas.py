"""Request and response schemas of the booking portal."""

from datetime import date
from typing import Annotated, Literal
from uuid import UUID

from pydantic import BaseModel, ConfigDict, Field, StringConstraints, model_validator
from pydantic_core import PydanticCustomError

from clinic.aesthetics.schemas import AestheticKind
from clinic.booking.availability.schemas import FreeSlot
from clinic.booking.booking_fees.schemas import FeeQuote, FeeTerms
from clinic.booking.bookings.schemas import BookingStart
from clinic.booking.catalogue.schemas import AddOnIds
from clinic.booking.google_rating.schemas import ShownRating
from clinic.booking.portal_settings.schemas import PortalContent
from clinic.clients.schemas import AddressLine, ExtraValue
from clinic.company.schemas import CancellationPolicy, ContactDetails, PolicyOut, PublicExtraField
from clinic.core.clock import Day, Instant
from clinic.core.text.validators import Email, MobileNumber, PersonName, SingleLine, SwedishPersonalId
from clinic.forms.links.schemas import FormFlowCreated

MAX_DAYS = 42


class PortalFieldName(BaseModel):
    """The clinic's names of a field; an empty one is the usual name."""

    name_en: str
    name_sv: str


class PortalFieldNames(BaseModel):
    """Names that the clinic gives the details that a visitor enters (REC-013)."""

    mobile_number: PortalFieldName
    email: PortalFieldName


class PortalOut(ContactDetails):
    """A clinic's portal: name, appearance, formats, how to reach the clinic, and whether it is open.

    `theme_color` is `#rrggbb`, `date_format` a date format of PLT-056, `unit` a currency code.
    """

    name: str
    logo: str | None
    cover: str | None
    theme_color: str
    is_black_text: bool
    language: Literal["en", "sv"]
    timezone: str
    date_format: str
    is_twelve_hours: bool
    calendar_first_day_sunday: bool
    field_names: PortalFieldNames
    unit: str
    takes_payment: bool = Field(description="Whether visits are paid in advance, at least in part")
    code_channel: Literal["sms", "mail"] = Field(description="Channel of one-time codes: e-mail while the clinic may not send SMS.")
    state: Literal["open", "closed"]
    cancellation_policy: CancellationPolicy = Field(description="Until when bookings may be cancelled; no policy: empty texts")
    google_rating: ShownRating | None = Field(None, description="Null unless the clinic shows it and Google gave it in the last 30 days")
    policy: PolicyOut | None = Field(description="The clinic's personal data policy in force, to show where details are asked for")
    content: PortalContent = Field(description="The clinic's own texts, what it asks for, and whether BankID is needed")
    extra_fields: list[PublicExtraField] = Field(description="The clinic's own fields that visitors are asked for")
    names_treatments: bool = Field(description="Whether visitors are asked if messages may name their treatment")


class PortalAddOn(BaseModel):
    """A service that visitors can add to the visit of another (BEY-005)."""

    id: UUID
    name: str
    name_en: str
    name_sv: str
    price: int
    aesthetic_kind: AestheticKind
    duration: int
    description_en: str
    description_sv: str
    practitioner_ids: list[UUID] = Field(description="Who may perform it together with the service, in the clinic's order; never empty")


class PortalService(BaseModel):
    """A bookable service, with the add-ons that it offers."""

    id: UUID
    name: str
    name_en: str
    name_sv: str
    color: str
    price: int
    aesthetic_kind: AestheticKind = Field(description="Under the act on aesthetic treatments (2021:363): the personal number is asked for")
    duration: int
    description_en: str
    description_sv: str
    add_ons: list[PortalAddOn] = Field(description="In the clinic's order; each can be performed by one who performs the service")
    practitioner_id: UUID | None = Field(description="The only practitioner who performs it; null when there are several, or none")


class PortalCategory(BaseModel):
    """A category with its bookable services, in the clinic's order."""

    id: UUID
    name: str
    name_en: str
    name_sv: str
    services: list[PortalService]


class PortalServiceListItem(PortalService):
    """A bookable service in the list of all, with its category."""

    category_id: UUID


class PortalServiceListParams(BaseModel):
    """Query parameters of the list of bookable services."""

    category_id: UUID | None = None


class PortalPractitioner(BaseModel):
    """A practitioner who performs a service; a description that is absent in a language is the one in the other (USE-019)."""

    id: UUID
    name: str
    title: str | None
    booking_description_en: str | None
    booking_description_sv: str | None
    photo: str | None


class PortalServiceParams(BaseModel):
    """Query parameters: a service, and a practitioner (any when omitted)."""

    service_id: UUID
    practitioner_id: UUID | None = Field(None, description="Any practitioner when omitted")
    add_on_ids: AddOnIds = []


class AvailableDaysParams(PortalServiceParams):
    """Query parameters of available days: first and last day, both included."""

    from_: Day = Field(alias="from")
    to: Day

    @model_validator(mode="after")
    def _validate_range(self) -> "AvailableDaysParams":
        if self.to < self.from_:
            raise PydanticCustomError("end_after_start", "ends before it begins")
        if (self.to - self.from_).days >= MAX_DAYS:
            raise PydanticCustomError("too_many", "too many days", {"max": MAX_DAYS})
        return self


class AvailableSlotsParams(PortalServiceParams):
    """Query parameters of the available slots of one day."""

    day: Day


class NextAvailable(BaseModel):
    """The next free slot, or null."""

    slot: FreeSlot | None


class DayAvailability(BaseModel):
    """The number of free slots on a day."""

    day: date
    free: int


class AvailableDays(BaseModel):
    """The availability of each requested day."""

    days: list[DayAvailability]


class BookingFlowKey(BaseModel):
    """The key of a new flow, returned only once."""

    flow_key: str
    expires_at: Instant


class BookingSelection(BaseModel):
    """The service with its add-ons, practitioner (any when null) and time that the visitor selected."""

    service_id: UUID
    practitioner_id: UUID | None = None
    add_on_ids: AddOnIds = []
    start_at: BookingStart

    @property
    def service_ids(self) -> list[UUID]:
        """The services of the visit."""
        return [self.service_id, *self.add_on_ids]


class VisitorDetails(BaseModel):
    """The visitor's name and contact details."""

    first_name: PersonName
    last_name: PersonName
    country_code: Annotated[str, StringConstraints(strip_whitespace=True, pattern=r"^\+?[1-9][0-9]{0,3}$")]
    mobile_number: Annotated[MobileNumber, StringConstraints(min_length=1)]
    email: Email
    personal_id: SwedishPersonalId = Field("", description="Asked for before a treatment under the act (2021:363), to prove the age of 18")
    policy_id: UUID | None = Field(None, description="The version of the personal data policy that the visitor was shown")
    special_request: Annotated[str, StringConstraints(strip_whitespace=True, max_length=1000)] = ""
    date_of_birth: date | None = None
    street_address: AddressLine = ""
    zip_code: Annotated[str, StringConstraints(strip_whitespace=True, max_length=12), SingleLine] = ""
    city: Annotated[str, StringConstraints(strip_whitespace=True, max_length=80), SingleLine] = ""
    extra_fields: dict[UUID, ExtraValue] = Field({}, max_length=50, description="Values of the clinic's own public fields")
    agrees_to_treatment_names: bool = Field(default=False, description="Messages may name the treatment (LAW-052)")


class PortalCodeVerification(BaseModel):
    """The one-time code as typed; spaces are ignored."""

    code: Annotated[str, StringConstraints(strip_whitespace=True, max_length=20)]


class HoldOut(BaseModel):
    """The time that is held."""

    model_config = ConfigDict(from_attributes=True)

    expires_at: Instant
    start_at: Instant
    practitioner_id: UUID


OnlineMethod = Literal["online", "swish"]


class PaymentTerms(BaseModel):
    """The price and the amount to pay in advance, in öre. `methods` is empty while the clinic's register can't sell."""

    kind: Literal["deposit", "whole"]
    amount: int
    price: int
    methods: list[OnlineMethod]
    card_consent: str = Field(
        default="",
        description="The sentence to accept before paying by card, which then is put on file for fees; empty for none",
    )


class BookingFlowOut(BaseModel):
    """The state of a flow. Names and full phone numbers are never returned."""

    state: Literal["open", "code_sent", "verified", "booked"]
    expires_at: Instant
    selection: BookingSelection | None
    sent_to: str | None
    resend_at: Instant | None
    hold: HoldOut | None
    is_identified: bool = Field(description="Whether the visitor identified themself by BankID")
    payment_terms: PaymentTerms | None = Field(description="What is paid before the selected visit is booked; null for nothing")
    fee_terms: FeeTerms | None = Field(description="What cancelling after the policy's time and a no-show cost; null for nothing")


class PortalBooking(BaseModel):
    """A booking as its visitor sees it."""

    id: UUID
    start_at: Instant
    end_at: Instant
    state: str
    service_name: str
    practitioner_name: str
    price: int


class BookingConfirmation(BaseModel):
    """A booking, and the token for its calendar file."""

    booking: PortalBooking
    key: str
    asks_forms: bool = Field(description="Whether the service asks its clients for consents or questionnaires")
    fee_terms: FeeTerms | None = Field(description="What cancelling after the policy's time and a no-show cost; null for nothing")


class ExtraDataFlow(BaseModel):
    """The verified flow in which the client of a booking fills in consents and questionnaires."""

    form_flow: FormFlowCreated
    pending_forms: int


class BookingLink(BaseModel):
    """The keys in the link to a booking."""

    key: Annotated[str, StringConstraints(min_length=1, max_length=100)]
    client_key: Annotated[str, StringConstraints(max_length=100)] = Field("", description="Of the client, when the link has one")


class CheckInContact(BaseModel):
    """The phone number of a client at the reception, or their e-mail address at a clinic whose `code_channel` is mail."""

    country_code: Annotated[str, StringConstraints(strip_whitespace=True, pattern=r"^\+?[1-9][0-9]{0,3}$")] = "+46"
    mobile_number: Annotated[MobileNumber, StringConstraints(max_length=20)] = ""
    email: Email | Literal[""] = ""


class BookingCancellation(BaseModel):
    """The client's cancellation; after the policy's time with the fee that they have read, in öre."""

    accepted_fee: int | None = Field(None, ge=0, description="`due` of the booking's `cancellation_fee`")


class BookingMove(BaseModel):
    """The new time of a booking, with its practitioner or with any who is free."""

    start_at: BookingStart
    any_practitioner: bool = False


class ManagedBooking(PortalBooking):
    """A booking as its client sees it by its link."""

    service_id: UUID
    add_on_ids: list[UUID]
    practitioner_id: UUID
    is_changeable: bool = Field(description="Whether the client may cancel or move it now, free of charge")
    cancellation_fee: FeeQuote | None = Field(
        description="After the policy's time, what cancelling costs now; null before it, and where the client can't cancel any more",
    )
    fee_terms: FeeTerms | None = Field(description="What cancelling after the policy's time and a no-show cost; null for nothing")
    can_check_in: bool = Field(description="Whether the client can say now that they have arrived (BEY-007)")


class ComingBooking(BaseModel):
    """Another coming booking of the client who opened a link, with what they may do there; nothing of their record."""

    start_at: Instant
    end_at: Instant
    state: str
    service_name: str
    practitioner_name: str
    place: str = Field(description="The clinic's address; empty where it has none")
    key: str = Field(description="Of the link to this booking, whose page sends a code of its own")
    can_move: bool = Field(description="Whether the client may move it now")
    can_cancel: bool = Field(description="Whether the client may cancel it now, free of charge or for the clinic's fee")


class ComingBookings(BaseModel):
    """The client's other coming bookings at the clinic, earliest first."""

    bookings: list[ComingBooking]
    has_more: bool = Field(description="Whether there are more than are listed")


class BookingAccessOut(BaseModel):
    """The flow of a client who opened the link to a booking; `booking` is null until the code is verified."""

    state: Literal["code_sent", "verified"]
    sent_to: str
    resend_at: Instant | None
    expires_at: Instant
    booking: ManagedBooking | None
    pending_forms: int = Field(description="How many forms the client has to fill in; 0 until the code is verified")


class BookingAccessCreated(BookingAccessOut):
    """A new flow with its key, which is returned only once."""

    flow_key: str
