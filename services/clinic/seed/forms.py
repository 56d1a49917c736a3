"""The demo clinic's letters of consent and questionnaires, some signed and answered, some still waiting for their client."""

from base64 import b64encode
from io import BytesIO
from random import Random
from typing import Any
from uuid import UUID

from PIL import Image, ImageDraw
from sqlalchemy.ext.asyncio import AsyncSession

from clinic.clients import service as clients_service
from clinic.core.richtext import plain
from clinic.forms.answering import service as answering
from clinic.forms.answering.schemas import AnswersIn, AskIn
from clinic.forms.consents import service as letters
from clinic.forms.consents.schemas import LetterIn
from clinic.forms.questionnaires import service as questionnaires
from clinic.forms.questionnaires.schemas import QuestionaryIn
from clinic.forms.questions import Option, Question
from clinic.forms.signing import service as signing
from clinic.forms.signing.schemas import AssignIn, SigningIn

SIGNED, ANSWERED, WAITING = 40, 40, 6
LETTERS = (
    ("Samtycke till filler", "Jag har fått muntlig och skriftlig information om behandling med hyaluronsyra.\nSvullnad, rodnad och blåmärken är vanliga.\nAllvarliga komplikationer är sällsynta men kan kräva läkarvård.", True),
    ("Samtycke till botulinumtoxin", "Jag har fått information om behandling med botulinumtoxin.\nEffekten syns efter några dagar och varar i tre till fyra månader.\nHuvudvärk och lätt asymmetri kan förekomma.", True),
    ("Samtycke till laser och peeling", "Jag har fått information om behandling med laser eller kemisk peeling.\nHuden kan bli röd och fjälla i upp till en vecka.\nJag använder solskydd i minst fyra veckor efteråt.", False),
)
QUESTIONNAIRES = (
    ("Hälsodeklaration", "Health declaration", (
        ("yes_no_textbox", "Tar du några mediciner?", "Do you take any medicines?"), ("yes_no_textbox", "Har du några allergier?", "Do you have any allergies?"),
        ("yes_no", "Är du gravid eller ammar?", "Are you pregnant or breast-feeding?"), ("yes_no", "Röker du?", "Do you smoke?"),
        ("textbox", "Något annat som vi bör veta?", "Anything else that we should know?"),
    )),
    ("Före hudbehandling", "Before a skin treatment", (
        ("dropdown", "Vilken är din hudtyp?", "What is your skin type?"), ("checkboxes", "Vad vill du ha hjälp med?", "What would you like help with?"),
        ("linear_scale", "Hur känslig är din hud?", "How sensitive is your skin?"), ("short_answer", "Vilka produkter använder du?", "Which products do you use?"),
    )),
    ("Efter behandlingen", "After the treatment", (
        ("linear_scale", "Hur nöjd är du med resultatet?", "How satisfied are you with the result?"), ("yes_no_textbox", "Har du haft besvär efteråt?", "Have you had any trouble since?"),
        ("textbox", "Vad kan vi göra bättre?", "What can we do better?"),
    )),
)
OPTIONS = {
    "Vilken är din hudtyp?": (("torr", "dry"), ("normal", "normal"), ("fet", "oily"), ("blandad", "combination")),
    "Vad vill du ha hjälp med?": (("rynkor", "wrinkles"), ("akne", "acne"), ("pigment", "pigmentation"), ("ärr", "scars")),
}
WORDS = ("Nej, inget särskilt.", "Har haft eksem tidigare.", "Allt har gått bra.", "Känslig för parfym.")
MORE = ("Levaxin, en tablett om dagen.", "Nickel.", "Pollen på våren.", "Alvedon vid behov.")


def _ink(chance: Random) -> str:
    picture = Image.new("RGBA", (480, 160), (0, 0, 0, 0))
    points = [(30 + 50 * step, chance.randint(30, 130)) for step in range(9)]
    ImageDraw.Draw(picture).line(points, fill=(22, 22, 26, 255), width=4, joint="curve")
    out = BytesIO()
    picture.save(out, "PNG")
    return "data:image/png;base64," + b64encode(out.getvalue()).decode()


def _question(kind: Any, sv: str, en: str) -> Question:
    options = [Option(id=english, sv=swedish, en=english) for swedish, english in OPTIONS.get(sv, ())]
    return Question(type=kind, text_sv=sv, text_en=en, required=kind.startswith("yes_no"), options=options)


def _said(question: Question, chance: Random) -> Any:
    match question.type:
        case "yes_no":
            return chance.random() < 0.2
        case "yes_no_textbox":
            yes = chance.random() < 0.3
            return {"value": yes, "more": chance.choice(MORE) if yes else ""}
        case "dropdown":
            return chance.choice(question.options).id
        case "checkboxes":
            return [one.id for one in chance.sample(question.options, 2)]
        case "linear_scale":
            return chance.randint(question.scale_min, question.scale_max)
    return chance.choice(WORDS)


async def lay(session: AsyncSession, clients: list[UUID], chance: Random) -> None:
    """Lay them by the domain's own verbs; the PDFs are made by the worker."""
    written = [
        await letters.store(session, LetterIn(title=title, body=plain(text), asks_publish=asks)) for title, text, asks in LETTERS
    ]
    asked = [
        await questionnaires.store(session, QuestionaryIn(title_sv=sv, title_en=en, questions=[_question(*one) for one in questions]))
        for sv, en, questions in QUESTIONNAIRES
    ]
    for number, client_id in enumerate(chance.sample(clients, SIGNED + WAITING)):
        letter = written[number % len(written)]
        row = (await signing.assign(session, client_id, AssignIn(letter_ids=[letter.id])))[0]
        if number < SIGNED:
            publish: Any = chance.choice(("do_not_authorize", "only_treated_part", "eyes_covered", "authorize")) if letter.asks_publish else None
            wanted = SigningIn(agreed=True, signature=_ink(chance), publish_permission=publish, version=row.version)
            client = await clients_service.get(session, client_id)
            await signing.sign(session, row, wanted, way=chance.choice(("link", "screen")), language=client.language)
    for number, client_id in enumerate(chance.sample(clients, ANSWERED + WAITING)):
        form = asked[number % len(asked)]
        record = (await answering.ask(session, client_id, AskIn(questionary_ids=[form.id])))[0]
        if number < ANSWERED:
            questions = [Question.model_validate(one, from_attributes=True) for one in form.questions]
            client = await clients_service.get(session, client_id)
            wanted_ = AnswersIn(answers={str(one.id): _said(one, chance) for one in questions}, version=record.version)
            name = f"{client.first_name} {client.last_name}"
            await answering.answer(session, record, wanted_, way="link", by=name, language=client.language)
