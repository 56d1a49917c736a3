"""A clinic with one of everything, and for every route the request that its user would make there."""

from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import date, timedelta
from typing import Any
from uuid import UUID

from clinic.accounts.terms.service import current_version
from clinic.company.models import CompanyDocument
from clinic.company.settings import default_settings
from clinic.core.background.outbox import Delivery, Event
from clinic.core.clock import local_date, now
from clinic.core.database.base import new_id
from clinic.core.database.session import transaction
from clinic.core.database.tenant_context import Context
from clinic.core.files import File
from clinic.data_exchange.log_review.models import LogReview
from clinic.messaging.models import Message
from clinic.notifications.models import Notification
from clinic.registration.models import Registration
from tests.factories.booking import BookableClinic
from tests.route_coverage import export_data, forms_data, journal_data, pos_data, prescription_data, quality_data
from tests.support import sample_documents
from tests.support.http_client import ApiClient

SERVICE_DATA = {"name": "Laser", "color": "#0E7C66", "price": 50000, "duration": 30, "buffer_before": 0, "buffer_after": 0, "bookable": True,
                "is_active": True, "description_en": "", "description_sv": "", "practitioner_ids": [], "room_ids": []}
SAVED_VIEW_DATA = {"list_name": "clients", "name": "Stamgäster", "query": "tag=VIP&sort=name"}
TODAY = local_date(now(), "Europe/Stockholm").isoformat()
PRODUCT_DATA = {"name": "Kräm", "code": "K1", "selling_price": 900, "base_price": 500, "tax": 2500, "stock": 3}


@dataclass
class SampleClinic:
    """A clinic, its owner, its client, and the ids of one of everything by the name of their path parameter."""

    bookable: BookableClinic
    owner: ApiClient
    client: Any
    ids: dict[str, str] = field(default_factory=dict)
    company_data: dict[str, Any] = field(default_factory=dict)
    client_version: int = 1

    @property
    def company(self) -> Any:
        return self.bookable.company

    def start_at(self, hour: int) -> str:
        """Return that hour of a coming day, as the API writes it."""
        return self.bookable.at(hour)


async def build_sample_clinic(as_staff: Any, factory: Any) -> SampleClinic:
    """Create a sample clinic by the owner's own calls, and by rows where no call creates them."""
    bookable = await factory.bookable_clinic(people=2, rooms=1, devices=1, add_ons=1)
    company = bookable.company
    owner = await as_staff("super_admin", company=company, is_for_booking=True)
    client = await factory.client(company, email=f"{new_id().hex}@people.test")
    clinic = SampleClinic(bookable, owner, client)
    clinic.ids = {
        "client_id": str(client.id), "service_id": str(bookable.service.id), "category_id": str(bookable.service.category_id),
        "room_id": str(bookable.rooms[0].id), "bookable_device_id": str(bookable.devices[0].id), "add_on_id": str(bookable.add_ons[0].id), "practitioner_id": str(bookable.practitioners[0].id),
        "user_id": str((await factory.member(company)).id), "twin_id": str((await factory.client(company)).id),
        **await insert_failed_work(company, client.id),
    }
    day = (now() + timedelta(days=40)).date().isoformat()
    requests = {
        "booking_id": ("/api/v2/bookings", bookable.booking_data(client.id, bookable.at(9, days=0))),
        "series_id": ("/api/v2/bookings/series", {**bookable.booking_data(client.id, bookable.at(8, days=1)), "count": 2}),
        "holiday_id": ("/api/holidays", {"name": "Ledig", "starts_on": day, "ends_on": day}),
        "unavailable_time_id": ("/api/unavailable-times", _unavailable_time_data(clinic)),
        "entry_id": ("/api/waiting-list", _waiting_list_data(clinic)),
        "schedule_template_id": ("/api/schedule-templates", {"name": "Vår", "slots": []}),
        "product_id": ("/api/v3/point-of-sale/products", PRODUCT_DATA),
        "field_id": ("/api/company/extra-fields", {"name_sv": "Hudtyp", "type": "text"}),
        "view_id": ("/api/saved-views", SAVED_VIEW_DATA),
        "product_category_id": ("/api/v3/point-of-sale/product-categories", {"name": "Kosttillskott"}),
    }
    for name, (path, body) in requests.items():
        reply = (await owner.post(path, json=body)).json()
        assert reply["status"] == "1", reply
        clinic.ids[name] = reply["data"]["id"]
    note = await owner.post(f"/api/v2/bookings/{clinic.ids['booking_id']}/notes", json={"text": "Kommer med hund"})
    clinic.ids["booking_note_id"] = note.json()["data"]["id"]
    scheduled = {"practitioner_id": clinic.ids["practitioner_id"], "day": SCHEDULED_DAY, "slots": [SCHEDULE_SLOT], "version": 0}
    assert (await owner.put("/api/schedules", json={"days": [scheduled]})).status_code == 200
    clinic.ids |= await insert_log_review(owner)
    clinic.ids |= await export_data.create_records(owner)
    clinic.ids |= await insert_notification(owner, clinic.ids["booking_id"])
    clinic.ids |= await insert_documents(owner)
    clinic.ids["document_id"] = str((await sample_documents.freeze_sample(company, client=client)).id)
    clinic.ids |= await quality_data.create_records(owner)
    clinic.ids |= await prescription_data.create_records(factory, owner, clinic.ids["client_id"])
    clinic.ids |= await journal_data.create_records(owner, clinic.ids["client_id"])
    clinic.ids |= await pos_data.create_records(factory, company, clinic.ids["client_id"])
    clinic.ids |= await forms_data.create_records(owner, clinic.ids["client_id"])
    clinic.ids |= await insert_registration(owner, client.id)
    await owner.post("/api/client-tags", json={"client_ids": [clinic.ids["client_id"]], "add": ["VIP", "Allergisk"]})
    clinic.company_data = (await owner.get("/api/company")).json()["data"]
    clinic.client_version = (await owner.get(f"/api/clients/{client.id}")).json()["data"]["version"]
    return clinic


SCHEDULED_DAY, SCHEDULE_SLOT = "2031-03-03", {"opens": "09:00", "closes": "15:00"}


def _schedule_span(clinic: SampleClinic) -> dict[str, Any]:
    return {"practitioner_ids": [clinic.ids["practitioner_id"]], "starts_on": SCHEDULED_DAY, "ends_on": SCHEDULED_DAY}


def _waiting_list_data(clinic: SampleClinic) -> dict[str, Any]:
    day = (now() + timedelta(days=41)).date().isoformat()
    return {**{name: clinic.ids[name] for name in ("client_id", "service_id", "practitioner_id")}, "weekdays": [0], "from_day": day, "to_day": day}


def _unavailable_time_data(clinic: SampleClinic) -> dict[str, Any]:
    day = (now() + timedelta(days=41)).date().isoformat()
    return {
        "practitioner_id": clinic.ids["practitioner_id"], "reason": "Lunch", "start_at": f"{day} 11:00:00", "end_at": f"{day} 12:00:00",
    }


async def insert_registration(owner: Any, client_id: UUID) -> dict[str, str]:
    """Insert a registration with details that differ from the client's; return its id."""
    registration_id = new_id()
    async with transaction(Context.system(owner.company.id)) as session:
        session.add(Registration(
            company_id=owner.company.id, id=registration_id, client_id=client_id, proof="code", is_new_client=False, has_duplicate=False, differences={"city": "Malmö"},
        ))
    return {"registration_id": str(registration_id)}


async def insert_log_review(owner: Any) -> dict[str, str]:
    """Insert a review of the log without a sample, since that of the owner's own views could not be signed; return its id."""
    review_id = new_id()
    async with transaction(Context.system(owner.company.id)) as session:
        session.add(LogReview(
            company_id=owner.company.id, id=review_id, type="monthly", from_day=date.fromisoformat(TODAY), until_day=date.fromisoformat(TODAY), views=1,
        ))
    return {"review_id": str(review_id)}


async def insert_notification(owner: Any, booking_id: str) -> dict[str, str]:
    """Insert a notification of the owner, which no call creates; return its id."""
    notification_id = new_id()
    async with transaction(Context.system(owner.company.id)) as session:
        session.add(Notification(
            company_id=owner.company.id, id=notification_id, membership_id=owner.member.id, event_id=new_id(), kind="booking_created",
            subject_id=UUID(booking_id), created_at=now(),
        ))
    return {"notification_id": str(notification_id)}


async def insert_documents(owner: Any) -> dict[str, str]:
    """Insert one of the company's own documents, and a PDF that the owner has uploaded; return their ids."""
    company_id = owner.company.id
    claimed, pending = [
        File(
            company_id=company_id, id=new_id(), name="avtal.pdf", media_type="application/pdf", size=9, sha256="", state=state,
            owner_type=owner_type, identity_id=owner.member.identity_id,
        ) for state, owner_type in (("claimed", "company_document"), ("pending", ""))
    ]
    document = CompanyDocument(company_id=company_id, id=new_id(), title="Avtal", file_id=claimed.id, added_by="Eva Ek")
    async with transaction(Context.system(company_id)) as session:
        session.add_all([claimed, pending])
        await session.flush()
        session.add(document)
    return {"company_document_id": str(document.id), "own_pdf_id": str(pending.id)}


async def insert_failed_work(company: Any, client_id: Any) -> dict[str, str]:
    """Insert a failed message to the client and a failed delivery, which no call creates; return their ids."""
    event = Event(company_id=company.id, id=new_id(), name="sample.event", actor="system", payload={})
    delivery = Delivery(company_id=company.id, id=new_id(), event_id=event.id, subscriber="sample.subscriber", state="failed")
    message = Message(
        company_id=company.id, id=new_id(), client_id=client_id, topic="test", subject_id=new_id(), channel="sms", type="notice", to="+46701740605",
        text="Hej", state="failed",
    )
    async with transaction(Context.system(company.id)) as session:
        session.add(event)
        await session.flush()
        session.add_all([delivery, message])
    return {"delivery_id": str(delivery.id), "message_id": str(message.id)}


Body = Callable[[SampleClinic], dict[str, Any] | None]


def _booking_data(clinic: SampleClinic, hour: int) -> dict[str, Any]:
    return clinic.bookable.booking_data(clinic.client.id, clinic.start_at(hour))


def _user_data(**fields: Any) -> dict[str, Any]:
    return {"first_name": "Nils", "last_name": "Ny", "user_role": "user", **fields}


def _company_data(clinic: SampleClinic) -> dict[str, Any]:
    names = ("name", "theme_color", "is_black_text", "timezone", "unit", "version")
    return {**{name: clinic.company_data[name] for name in names}, "name": "Nytt namn"}


def _settings_data() -> dict[str, Any]:
    return {key: value for key, value in default_settings("SE").items() if key not in {"CANCELLATION_POLICY", "REGISTRATION", "CLIENT_FIELDS", "EXTRA_FIELDS"}}


WRITES: dict[str, Body] = {
    **journal_data.WRITES,
    "POST /api/v2/bookings": lambda clinic: _booking_data(clinic, 11),
    "POST /api/v2/bookings/series": lambda clinic: {**_booking_data(clinic, 16), "count": 2},
    "POST /api/v2/bookings/series/{series_id}/cancel": lambda _: {"position": 1, "reason": "Klienten är sjuk", "version": 1},
    "POST /api/v2/bookings/series/{series_id}/reschedule": lambda clinic: {"position": 1, "start_at": clinic.start_at(17), "version": 1},
    "POST /api/v2/bookings/{booking_id}/create-on-existing": lambda clinic: {"service_id": clinic.ids["service_id"], "allow_overlap": True},
    "POST /api/v2/bookings/{booking_id}/cancel": lambda _: {"reason": "Klienten är sjuk", "version": 1},
    "POST /api/v2/bookings/{booking_id}/reschedule": lambda clinic: {"start_at": clinic.start_at(13), "version": 1},
    "POST /api/v2/bookings/{booking_id}/state": lambda _: {"state": "arrived", "version": 1},
    "PUT /api/v2/bookings/{booking_id}": lambda clinic: {
        "client_id": clinic.ids["client_id"], "service_id": clinic.ids["service_id"], "duration": 90, "price": 50000, "version": 1,
    },
    "POST /api/v2/bookings/{booking_id}/notes": lambda _: {"text": "Kommer med hund"},
    "PUT /api/v2/bookings/{booking_id}/notes/{booking_note_id}": lambda _: {"text": "Kommer utan hund", "version": 1},
    "DELETE /api/v2/bookings/{booking_id}/notes/{booking_note_id}": lambda _: None,
    "POST /api/clients": lambda _: {"first_name": "Ny", "last_name": "Klient"},
    "PUT /api/clients/{client_id}": lambda clinic: {"first_name": "Ny", "last_name": "Namn", "version": clinic.client_version},
    "POST /api/client-tags": lambda clinic: {"client_ids": [clinic.ids["client_id"]], "add": ["Stamgäst"], "remove": []},
    "POST /api/saved-views": lambda _: SAVED_VIEW_DATA,
    "POST /api/support/store": lambda _: {"title": "Kassan", "message": "Den står still"},
    "POST /api/invite": lambda _: {"email": "friend@people.test"},
    "POST /api/log-reviews": lambda clinic: {
        "type": "client", "subject_id": clinic.ids["client_id"], "reason": "Tips",
        "from_day": now().date().isoformat(), "until_day": TODAY,
    },
    "POST /api/log-reviews/{review_id}/sign": lambda _: {"outcome": "no_remark", "finding": "Inget", "version": 1},
    "DELETE /api/saved-views/{view_id}": lambda _: None,
    "POST /api/clients/{client_id}/merge": lambda clinic: {
        "source_id": clinic.ids["twin_id"], "source_version": 1, "fields_from_source": [], "reason": "Samma person",
        "version": clinic.client_version,
    },
    "PUT /api/company": _company_data,
    "POST /api/company/settings": lambda clinic: {
        **_settings_data(), "CLIENT_TERM": "patient", "version": clinic.company_data["version"],
    },
    "POST /api/company/extra-fields": lambda _: {"name_sv": "Stamkund", "type": "yes_no"},
    "PUT /api/company/extra-fields/{field_id}": lambda _: {"name_sv": "Hud", "type": "text", "version": 1},
    "DELETE /api/company/extra-fields/{field_id}": lambda _: None,
    "POST /api/company/legal-documents": lambda _: {"document": "terms", "terms_version": current_version()},
    "POST /api/company/documents": lambda clinic: {"title": "Hyresavtal", "file_id": clinic.ids["own_pdf_id"]},
    "POST /api/company/documents/{company_document_id}/download": lambda _: None,
    "DELETE /api/company/documents/{company_document_id}": lambda _: None,
    "POST /api/company/personal-data-policies": lambda _: {"text_sv": "Vi sparar din journal.", "version": 0},
    "PUT /api/company/client-fields": lambda clinic: {
        **default_settings("DK")["CLIENT_FIELDS"], "version": clinic.company_data["version"],
    },
    "PUT /api/google-rating": lambda _: {"place_id": "", "is_on_portal": False},
    "PUT /api/booking-settings": lambda _: {"slot_interval": 30, "min_notice_minutes": 0, "horizon_days": 60, "hold_minutes": 5, "version": 1},
    "PUT /api/booking-settings/cancellation-policy": lambda clinic: {"hours": 24, "version": clinic.company_data["version"]},
    "PUT /api/booking-settings/fees": lambda _: {"no_show_mode": "amount", "version": 1},
    "PUT /api/v2/services/{service_id}/fees": lambda _: {"no_show_mode": "none", "version": 1},
    "PUT /api/booking-messages": lambda _: {
        "type": "reminder", "is_on": True, "hours": 12, "by_sms": True, "by_mail": False, "text_en": "Hi {client}", "text_sv": "Hej {client}",
        "version": 1,
    },
    "PUT /api/booking-messages/confirmation": lambda _: {
        **dict.fromkeys(("sms_en", "sms_sv", "mail_en", "mail_sv"), ""), "arrive_early_minutes": 10, "names_treatments": False, "version": 1,
    },
    "PUT /api/booking-settings/portal": lambda _: {"welcome_sv": "Hej", "version": 1},
    "PUT /api/client/{client_id}/treatment-names": lambda _: {"is_agreed": True},
    "PUT /api/business-hours": lambda _: {"hours": [{"weekday": 0, "opens": "08:00", "closes": "16:00"}], "version": 1},
    "POST /api/holidays": lambda clinic: {
        "name": "Kurs", "starts_on": "2030-01-02", "ends_on": "2030-01-03", "practitioner_id": clinic.ids["practitioner_id"],
    },
    **dict.fromkeys(("POST /api/holidays/public", "DELETE /api/holidays/{holiday_id}"), lambda _: None),
    "POST /api/unavailable-times": _unavailable_time_data,
    "POST /api/waiting-list": _waiting_list_data,
    "POST /api/waiting-list/{entry_id}/remove": lambda _: {"version": 1},
    "PUT /api/unavailable-times/{unavailable_time_id}": lambda clinic: {**_unavailable_time_data(clinic), "version": 1},
    "DELETE /api/unavailable-times/{unavailable_time_id}": lambda _: None,
    "PUT /api/schedules": lambda clinic: {
        "days": [{"practitioner_id": clinic.ids["practitioner_id"], "day": SCHEDULED_DAY, "slots": [SCHEDULE_SLOT], "version": 1}],
    },
    "POST /api/schedules/toggle": lambda clinic: {"practitioner_id": clinic.ids["practitioner_id"], "day": SCHEDULED_DAY, "is_active": False},
    "POST /api/schedules/paste": lambda clinic: {
        "source_practitioner_id": clinic.ids["practitioner_id"], "source_day": SCHEDULED_DAY,
        "practitioner_id": clinic.ids["practitioner_id"], "day": "2031-03-10", "length": 7,
    },
    "POST /api/schedules/clear": _schedule_span,
    "POST /api/schedules/confirm": _schedule_span,
    "POST /api/schedule-templates": lambda _: {"name": "Höst", "slots": [{**SCHEDULE_SLOT, "weekday": 0}]},
    "DELETE /api/schedule-templates/{schedule_template_id}": lambda _: None,
    "POST /api/schedule-templates/{schedule_template_id}/apply": _schedule_span,
    "POST /api/rooms": lambda _: {"name": "Rum 9"},
    "PUT /api/rooms/{room_id}": lambda _: {"name": "Rum 8", "version": 1},
    "POST /api/v2/categories": lambda _: {"name": "Ny kategori"},
    "POST /api/v2/categories/shift": lambda clinic: {"ids": [clinic.ids["category_id"]]},
    "PUT /api/v2/categories/{category_id}": lambda _: {"name": "Annat namn", "version": 1},
    "POST /api/v2/categories/{category_id}/toggle": lambda _: {"version": 1},
    "POST /api/v2/services": lambda clinic: {
        **SERVICE_DATA, "category_id": clinic.ids["category_id"], "practitioner_ids": [clinic.ids["practitioner_id"]],
    },
    "POST /api/v2/services/bulk": lambda clinic: {"service_ids": [clinic.ids["service_id"]], "is_active": False},
    "PUT /api/v2/services/{service_id}": lambda clinic: {**SERVICE_DATA, "category_id": clinic.ids["category_id"], "version": 1},
    "DELETE /api/v2/services/{service_id}": lambda _: None,
    "POST /api/v2/services/{service_id}/toggle": lambda _: {"version": 1},
    "POST /api/users": lambda _: _user_data(email=f"{new_id().hex}@people.test"),
    "PUT /api/users/{user_id}": lambda _: _user_data(version=1),
    "POST /api/users/{user_id}/change-status": lambda _: {"is_active": False, "version": 1},
    "DELETE /api/users/{user_id}": lambda _: {"reason": "Har slutat", "version": 1},
    "POST /api/users/{user_id}/make-super-admin": lambda clinic: {"company_name": clinic.company.name, "version": 1},
    "PUT /api/users/{user_id}/client-access": lambda clinic: {"client_access": "custom", "client_ids": [clinic.ids["client_id"]]},
    "POST /api/v3/point-of-sale/products": lambda _: {**PRODUCT_DATA, "code": "K2"},
    "POST /api/v3/point-of-sale/products/bulk": lambda clinic: {"product_ids": [clinic.ids["product_id"]], "is_removed": True},
    "PUT /api/v3/point-of-sale/products/{product_id}": lambda _: {**PRODUCT_DATA, "version": 1},
    "POST /api/documents/{document_id}/regenerate": lambda _: None,
    "POST /api/overview/checklist/dismiss": lambda _: None,
    "PUT /api/booking-settings/short-name": lambda _: {"short_name": f"klinik-{new_id().hex[-12:]}"},
    "PUT /api/profile": lambda _: {"first_name": "Nytt", "last_name": "Namn", "version": 1},
    "PUT /api/session/language": lambda _: {"language": "sv"},
    "POST /api/messages/{message_id}/resend": lambda _: {"version": 1},
    "POST /api/deliveries/{delivery_id}/resend": lambda _: {"version": 1},
    "PUT /api/registration-settings": lambda clinic: {
        "is_open": True, "is_bankid_required": False, "sends_welcome_mail": False, "sends_super_user_mail": True,
        "version": clinic.company_data["version"],
    },
    "POST /api/client/{client_id}/registrations/{registration_id}/resolve": lambda _: {"outcome": "saved", "version": 1},
    **forms_data.WRITES,
    **export_data.WRITES,
    **prescription_data.WRITES,
    **quality_data.WRITES,
    **pos_data.WRITES,
}
"""For every route that writes: a body that succeeds."""

QUERIES: dict[str, Callable[[SampleClinic], dict[str, str]]] = {
    "GET /api/v2/bookings": lambda clinic: {"from": clinic.start_at(0)[:10], "to": clinic.start_at(0)[:10]},
    "GET /api/v2/bookings/day-counts": lambda clinic: {"from": clinic.start_at(0)[:10], "to": clinic.start_at(0)[:10]},
    "GET /api/v2/bookings/free-slots": lambda clinic: {
        "service_id": clinic.ids["service_id"], "from": clinic.start_at(0)[:10], "to": clinic.start_at(0)[:10],
    },
    "GET /api/schedules": lambda _: {"from": SCHEDULED_DAY, "to": SCHEDULED_DAY},
    "GET /api/overview/search": lambda clinic: {"q": clinic.client.last_name},
    "GET /api/overview/client-booking-times": lambda clinic: {"client_ids": str(clinic.client.id)},
    "GET /api/client/{client_id}/aesthetic-verdict": lambda _: {"kind": "filler"},
    "GET /api/saved-views": lambda _: {"list_name": SAVED_VIEW_DATA["list_name"]},
    "GET /api/audit": lambda clinic: {"subject_id": clinic.ids["client_id"]},
    **pos_data.QUERIES,
    **export_data.QUERIES,
}
"""For every route that reads by query: a query that finds something."""

TESTED_ELSEWHERE = {
    **forms_data.TESTED_ELSEWHERE,
    **prescription_data.TESTED_ELSEWHERE,
    **export_data.TESTED_ELSEWHERE,
    **pos_data.TESTED_ELSEWHERE,
    "POST /api/google-rating/lookup": "tests/booking/test_google_rating.py: calls the provider",
    "POST /api/users/{user_id}/invite": "tests/accounts/test_team.py: only while the invitation waits",
    "GET /api/company/legal-documents/{agreement_id}/pdf": "tests/accounts/test_legal_documents.py: a PDF; another company's is not found",
    "POST /api/users/{user_id}/reset-second-factors": "tests/accounts/test_factor_reset.py: with the own password; a foreign user is not found",
    "POST /api/profile/password": "tests/accounts/test_profile.py",
    "POST /api/profile/authenticator": "tests/accounts/test_authenticator.py",
    "POST /api/profile/authenticator/secret": "tests/accounts/test_authenticator.py",
    "POST /api/profile/authenticator/recovery-codes": "tests/accounts/test_authenticator.py",
    "POST /api/profile/authenticator/remove": "tests/accounts/test_authenticator.py",
    "GET /api/profile/passkeys": "tests/accounts/test_passkeys.py",
    "POST /api/profile/passkeys": "tests/accounts/test_passkeys.py",
    "PUT /api/profile/passkeys/{passkey_id}": "tests/accounts/test_passkeys.py: another person's is not found",
    "POST /api/profile/passkeys/options": "tests/accounts/test_passkeys.py",
    "POST /api/profile/passkeys/{passkey_id}/remove": "tests/accounts/test_passkeys.py: another person's is not found",
    "GET /api/profile/calendar-link": "tests/booking/calendar/test_calendar_feed.py",
    "POST /api/profile/calendar-link": "tests/booking/calendar/test_calendar_feed.py",
    "DELETE /api/profile/calendar-link": "tests/booking/calendar/test_calendar_feed.py",
    "GET /api/profile/google-calendar": "tests/booking/calendar/test_google_calendar.py",
    "POST /api/profile/google-calendar/consent": "tests/booking/calendar/test_google_calendar.py",
    "POST /api/profile/google-calendar/connect": "tests/booking/calendar/test_google_calendar.py",
    "POST /api/profile/google-calendar/disconnect": "tests/booking/calendar/test_google_calendar.py",
    "POST /api/profile/bankid/start-order": "tests/accounts/test_bankid.py",
    "POST /api/profile/email/code": "tests/accounts/test_email_change.py",
    "POST /api/profile/email/verify": "tests/accounts/test_email_change.py",
    "POST /api/profile/mobile/code": "tests/accounts/test_session_proof.py",
    "POST /api/profile/mobile/verify": "tests/accounts/test_session_proof.py",
    "POST /api/session/proof/bankid": "tests/accounts/test_session_proof.py",
    "POST /api/session/proof/bankid/start-order": "tests/accounts/test_session_proof.py",
    "POST /api/profile/bankid/disconnect": "tests/accounts/test_bankid.py",
    "PUT /api/profile/two-factor": "tests/accounts/test_second_factor.py",
    "POST /api/profile/sign-out-everywhere": "tests/accounts/test_profile.py",
    "PUT /api/notifications/switches/{kind}": "tests/notifications/test_kinds.py: a kind of notifications is no id",
    "POST /api/session/switch": "tests/accounts/test_sign_in.py",
    "POST /api/files": "tests/core/test_files.py sends files",
    "POST /api/files/documents": "tests/quality/test_devices.py sends PDFs",
    "POST /api/get-signed-url": "tests/core/test_files.py",
    "GET /api/drafts/{form}/{subject}": "tests/core/test_drafts.py",
    "PUT /api/drafts/{form}/{subject}": "tests/core/test_drafts.py",
    "DELETE /api/drafts/{form}/{subject}": "tests/core/test_drafts.py",
    "POST /api/registration-settings/preview": "tests/registration/test_portal_settings.py: reads by a body",
    "POST /api/booking-messages/preview": "tests/booking/reminders: reads by a body",
    "POST /api/booking-messages/confirmation/preview": "tests/booking/bookings: reads by a body",
    "POST /api/v2/register/set-up": "tests/accounts: only before the set-up is done",
}
"""Routes that have a test of their own instead, each with its file."""

