"""The titles and questions of the built-in questionnaires.

A questionnaire's version rises with each change of its texts or questions. Clients keep the questions that they answered; a question keeps
its id as long as it means the same, so that answers can be compared over time.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal
from uuid import UUID, uuid5

from clinic.forms.questions import Option, Question, QuestionType

BuiltinType = Literal["health", "aesthetic_interest", "covid_19"]
_NAMESPACE = UUID("0d5f5c0e-6a0b-5b0c-9f0e-2f4a7c1d9b43")


@dataclass(frozen=True, slots=True)
class BuiltinTemplate:
    """A built-in questionnaire, with the company's setting that switches it on."""

    setting: str
    version: int
    title_en: str
    title_sv: str
    questions: list[Question]


def get_question_id(builtin_type: BuiltinType, name: str) -> UUID:
    """Return the id of a question of a built-in questionnaire, the same in every clinic and version."""
    return uuid5(_NAMESPACE, f"{builtin_type}.{name}")


def _question(
    builtin_type: BuiltinType,
    name: str,
    question_type: QuestionType,
    en: str,
    sv: str,
    *,
    required: bool = False,
    options: Sequence[tuple[str, str, str]] = (),
) -> Question:
    return Question(
        id=get_question_id(builtin_type, name),
        type=question_type,
        text_en=en,
        text_sv=sv,
        required=required,
        options=[Option(id=id_, en=option_en, sv=option_sv) for id_, option_en, option_sv in options],
    )


def _health(name: str, question_type: QuestionType, en: str, sv: str, *, required: bool = True) -> Question:
    return _question("health", name, question_type, en, sv, required=required)


_HEALTH = [
    _health(
        "illness",
        "yes_no_textbox",
        "Do you have, or have you had, an illness, for example of the heart, lungs, skin or immune system, diabetes or epilepsy?",
        "Har du eller har du haft någon sjukdom, till exempel i hjärta, lungor, hud eller immunförsvar, diabetes eller epilepsi?",
    ),
    _health(
        "medicines",
        "yes_no_textbox",
        "Do you take medicines, blood thinners or dietary supplements?",
        "Tar du mediciner, blodförtunnande medel eller kosttillskott?",
    ),
    _health(
        "allergies",
        "yes_no_textbox",
        "Are you allergic or hypersensitive, for example to medicines, local anaesthetics, latex or food?",
        "Är du allergisk eller överkänslig, till exempel mot läkemedel, lokalbedövning, latex eller mat?",
    ),
    _health("pregnancy", "yes_no", "Are you pregnant or breastfeeding?", "Är du gravid eller ammar du?"),
    _health("bleeding", "yes_no", "Do you bleed or bruise easily?", "Blöder du lätt eller får du lätt blåmärken?"),
    _health(
        "infection",
        "yes_no_textbox",
        "Do you have an infection, or carry a contagious disease such as hepatitis or HIV?",
        "Har du någon infektion eller bär du på någon smittsam sjukdom som hepatit eller hiv?",
    ),
    _health("scars", "yes_no", "Do you easily get raised scars (keloids)?", "Får du lätt upphöjda ärr (keloider)?"),
    _health("cold_sores", "yes_no", "Do you get cold sores (herpes)?", "Får du munsår (herpes)?"),
    _health(
        "treatments",
        "yes_no_textbox",
        "Have you had aesthetic treatments or surgery before?",
        "Har du fått estetiska behandlingar eller opererats tidigare?",
    ),
    _health(
        "reactions",
        "yes_no_textbox",
        "Have you reacted badly to a treatment, an injection or an anaesthetic?",
        "Har du reagerat dåligt på någon behandling, injektion eller bedövning?",
    ),
    _health("nicotine", "yes_no", "Do you smoke or use other nicotine?", "Röker du eller använder du annat nikotin?"),
    _health("other", "textbox", "Is there anything else that we should know?", "Är det något annat som vi bör känna till?", required=False),
]
_INTERESTS = (
    ("wrinkles", "Wrinkles and lines", "Rynkor och linjer"),
    ("lips", "Lips", "Läppar"),
    ("volume", "Volume and contours of the face", "Ansiktets volym och konturer"),
    ("eyes", "The area around the eyes", "Området kring ögonen"),
    ("neck", "Neck and jaw line", "Hals och käklinje"),
    ("skin", "Skin quality, pores and lustre", "Hudkvalitet, porer och lyster"),
    ("pigment", "Pigmentation and sun damage", "Pigmentfläckar och solskador"),
    ("acne", "Acne and scars", "Akne och ärr"),
    ("redness", "Redness and blood vessels", "Rodnad och ytliga blodkärl"),
    ("hair_removal", "Hair removal", "Hårborttagning"),
    ("hair_loss", "Hair loss", "Håravfall"),
    ("sweat", "Excessive sweating", "Kraftig svettning"),
    ("body", "Body shape", "Kroppens form"),
    ("tattoo", "Tattoo removal", "Tatueringsborttagning"),
)
_AESTHETIC_INTEREST = [
    _question(
        "aesthetic_interest",
        "answer_checkbox",
        "checkboxes",
        "What are you interested in?",
        "Vad är du intresserad av?",
        options=_INTERESTS,
    ),
    _question("aesthetic_interest", "other", "short_answer", "Something else", "Något annat"),
    _question("aesthetic_interest", "notes", "textbox", "Describe what you would like to achieve", "Beskriv vad du vill uppnå"),
    _question("aesthetic_interest", "image", "file_upload", "Pictures of the area", "Bilder på området"),
]


def _covid(name: str, question_type: QuestionType, en: str, sv: str) -> Question:
    return _question("covid_19", name, question_type, en, sv, required=True)


_COVID_19 = [
    _covid(
        "symptoms",
        "yes_no_textbox",
        "Have you had fever, cough, a sore throat or lost your sense of smell in the last 14 days?",
        "Har du haft feber, hosta, halsont eller förlorat luktsinnet de senaste 14 dagarna?",
    ),
    _covid(
        "positive_test",
        "yes_no",
        "Have you tested positive for covid-19 in the last 14 days?",
        "Har du testat positivt för covid-19 de senaste 14 dagarna?",
    ),
    _covid(
        "contact",
        "yes_no",
        "Have you been in close contact with a person who has covid-19 in the last 14 days?",
        "Har du varit i nära kontakt med en person med covid-19 de senaste 14 dagarna?",
    ),
    _covid("risk_group", "yes_no", "Do you belong to a risk group for severe covid-19?", "Tillhör du en riskgrupp för allvarlig covid-19?"),
]
BUILTIN_TEMPLATES: dict[BuiltinType, BuiltinTemplate] = {
    "health": BuiltinTemplate("SHOW_HEALTH_QUESTIONNAIRE", 1, "Health questionnaire", "Hälsodeklaration", _HEALTH),
    "aesthetic_interest": BuiltinTemplate("SHOW_AESTHETIC_INTEREST", 1, "Aesthetic interest", "Estetiska önskemål", _AESTHETIC_INTEREST),
    "covid_19": BuiltinTemplate("SHOW_COVID_19", 1, "Covid-19", "Covid-19", _COVID_19),
}
