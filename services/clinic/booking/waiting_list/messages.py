"""Send the messages of the waiting list: that a client stands on it, and the offers with their links."""

from datetime import datetime
from typing import Any
from uuid import UUID

from babel.dates import format_date
from sqlalchemy.ext.asyncio import AsyncSession

from clinic.booking.bookings.notification_texts import format_local_time
from clinic.booking.catalogue.models import Resource, Service
from clinic.booking.message_settings import service as message_settings
from clinic.booking.portal import calendar_tokens
from clinic.booking.waiting_list import notification_texts, queries
from clinic.booking.waiting_list.models import WaitingListEntry, WaitingListOffer
from clinic.clients.service import Client
from clinic.company import service as companies
from clinic.company.service import Company
from clinic.core.clock import now
from clinic.core.database.session import AnySession
from clinic.core.settings import settings
from clinic.messaging import service as messaging
from clinic.messaging.service import MessageSubject

OFFER_TOPIC, JOINED_TOPIC = "waiting_list.offer", "waiting_list.joined"
OFFER_KEY, ENTRY_KEY = "waiting-offer", "waiting-entry"
"""Purposes of the keys in the links."""


def can_reach(client: Client, company: Company) -> bool:
    """Return whether the clinic can send the client anything: an SMS where it may send them, or an e-mail."""
    return bool(client.email or (client.phone and company.is_verified))


def get_service_name(service: Service, language: str) -> str:
    """Return the service's name for clients who read a language (USE-019)."""
    return (service.name_sv if language == "sv" else service.name_en) or service.name


async def _name_service(session: AsyncSession, service: Service, client: Client) -> str:
    """Return the words that name the service; empty unless messages to the client may name it (LAW-052)."""
    if not await message_settings.may_name_treatment(session, client.id):
        return ""
    name = get_service_name(service, client.language)
    return notification_texts.format_text(notification_texts.FOR_SERVICE, client.language, service=name)


def _get_link(company: Company, row_id: UUID, purpose: str, language: str) -> str:
    key = calendar_tokens.sign(company.id, row_id, purpose)
    return f"{settings().public_url.rstrip('/')}/booking/waiting-list/{company.encrypted_id}?lang={language}&key={key}"


async def send_offer(
    session: AsyncSession, offer: WaitingListOffer, service: Service, practitioner: Resource, client: Client,
) -> None:
    """Send an offer with its link by SMS, where the clinic may send them, and by e-mail."""
    company, language = await companies.get_own_company(session), client.language

    def write(at: datetime) -> str:
        return format_local_time(at, company.timezone, language, is_twelve_hours=company.is_twelve_hours)

    text = notification_texts.format_text(
        notification_texts.OFFER_TEXT, language, clinic=company.name, for_service=await _name_service(session, service, client),
        practitioner=practitioner.name, time=write(offer.start_at), deadline=write(offer.expires_at),
        link=_get_link(company, offer.id, OFFER_KEY, language),
    )
    about: dict[str, Any] = {
        "topic": OFFER_TOPIC, "subject_id": offer.id, "client_id": client.id, "expires_at": offer.expires_at, "language": language,
    }
    if client.phone and company.is_verified:
        await messaging.send_sms(session, to=client.phone, text=text, **about)
    if client.email:
        subject = notification_texts.format_text(notification_texts.OFFER_SUBJECT, language, clinic=company.name)
        await messaging.send_mail(session, to=client.email, subject=subject, text=text, sender=company.name, **about)


async def send_joined(session: AsyncSession, entry: WaitingListEntry, service: Service, client: Client) -> None:
    """Confirm that a client stands on the list, with the link to leave it: by e-mail, else by SMS."""
    company, language = await companies.get_own_company(session), client.language
    text = notification_texts.format_text(
        notification_texts.JOINED_TEXT, language, clinic=company.name, for_service=await _name_service(session, service, client),
        day=format_date(entry.to_day, "EEEE d MMMM y", locale=language), link=_get_link(company, entry.id, ENTRY_KEY, language),
    )
    about: dict[str, Any] = {"topic": JOINED_TOPIC, "subject_id": entry.id, "client_id": client.id, "language": language}
    if client.email:
        subject = notification_texts.format_text(notification_texts.JOINED_SUBJECT, language, clinic=company.name)
        await messaging.send_mail(session, to=client.email, subject=subject, text=text, sender=company.name, **about)
    elif client.phone and company.is_verified:
        await messaging.send_sms(session, to=client.phone, text=text, **about)


@messaging.register_check(OFFER_TOPIC)
async def is_still_open(session: AnySession, subject: MessageSubject) -> bool:
    """Return whether the offer can still be accepted."""
    return await queries.is_offer_open(session, subject.subject_id, now())
