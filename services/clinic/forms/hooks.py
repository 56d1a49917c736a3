"""Registrations of the forms with lower domains: rendering of PDFs, the company's settings, and the merge of clients."""

from typing import Any

from sqlalchemy import delete, update
from sqlalchemy.ext.asyncio import AsyncSession

from clinic.aesthetics import service as aesthetics
from clinic.clients.service import merge_strategy
from clinic.company import service as companies
from clinic.core.drafts import Draft
from clinic.core.files import File
from clinic.forms import pdf as pdf
from clinic.forms.builtin_questionnaires import service as builtin_questionnaires
from clinic.forms.client_consents import queries as client_consents
from clinic.forms.consent_templates import service as consent_templates
from clinic.forms.models import FormFlow

aesthetics.register_text_lookup(consent_templates.get_information_text)
aesthetics.register_consent_lookup(client_consents.find_consent_time)
companies.register_settings_hook(builtin_questionnaires.follow_settings)


@merge_strategy("form_flows")
async def merge_form_flows(session: AsyncSession, source: Any, target: Any) -> None:
    """Move the source client's drafts and uploads to the target, and delete the source's form flows.

    A person verified as the source client isn't verified as the target: they open the link again, and find what they had typed.
    """
    for model in (Draft, File):
        rows = update(model).where(model.company_id == source.company_id, model.flow_id == source.id)
        await session.execute(
            rows.values(flow_id=target.id, updated_at=model.updated_at).execution_options(synchronize_session=False),
        )
    await session.execute(delete(FormFlow).where(FormFlow.company_id == source.company_id, FormFlow.client_id == source.id))
