"""The answer: `{"status", "message", "data"}` around everything, made inside the transaction and sent after its commit.

`EnvelopeRoute` documents the wrapped shape, honours `Idempotency-Key`, and lays the row as it is now into a stale save's
refusal: in the shape of the route's answer, or as `showing()` says. A path function returns what `data` shall hold, or a `Hot`
answer whose JSON the database made.
"""

import inspect
from collections.abc import Awaitable, Callable, Coroutine
from datetime import datetime
from functools import partial, wraps
from typing import Any, ClassVar, Generic, TypeVar, get_type_hints

import orjson
from fastapi import Request, Response
from fastapi.datastructures import DefaultPlaceholder
from fastapi.routing import APIRoute
from pydantic import BaseModel, ConfigDict, TypeAdapter
from starlette.routing import Match
from starlette.types import Scope

from clinic.core import idempotency
from clinic.core.clock import to_wire
from clinic.core.errors import FieldError, LimitReached, Refusal, Stale
from clinic.core.i18n import field_text, language
from clinic.core.once import Turn
from clinic.core.stale import Show, fitting, with_current

Data = TypeVar("Data")
UNSAFE = {"POST", "PUT", "PATCH", "DELETE"}


class Envelope(BaseModel, Generic[Data]):
    """A success."""

    model_config = ConfigDict(from_attributes=True)

    status: str = "1"
    message: str = ""
    data: Data


class RefusalData(BaseModel):
    """What a refusal says besides its text: its stable code, and facts of its own."""

    model_config = ConfigDict(extra="allow")
    code: str


class RefusalOut(BaseModel):
    """A refusal."""

    status: str = "0"
    message: str
    data: RefusalData


class FieldErrorOut(BaseModel):
    """What is wrong with one field."""

    code: str
    message: str


class InvalidOut(RefusalOut):
    """A failed validation: dotted field to its errors."""

    errors: dict[str, list[FieldErrorOut]]


class Answer(Response):
    """A finished JSON answer."""

    media_type = "application/json"


def hot_answer(data: str | bytes | None, message: str = "") -> Answer:
    """An answer whose `data` is JSON that the database made."""
    body = data.encode() if isinstance(data, str) else (data or b"null")
    return Answer(b'{"status":"1","message":"' + message.encode() + b'","data":' + body + b"}")


def refusals(*kinds: type[Refusal]) -> dict[int | str, dict[str, Any]]:
    """The refusals that a route documents, grouped by status."""
    grouped: dict[int | str, list[type[Refusal]]] = {}
    for kind in kinds:
        grouped.setdefault(kind.status, []).append(kind)
    return {
        status: _said(RefusalOut, "; ".join(f"`{kind.code}` {kind.en}" for kind in group)) for status, group in grouped.items()
    }


def _said(shape: type[BaseModel], description: str) -> dict[str, Any]:
    """A documented answer by its shape's name: a model would be built anew for each answer of each route, whenever a process starts.

    The shapes themselves come into the document with the few routes that give a file, which name them as models.
    """
    return {"description": description, "content": {"application/json": {"schema": {"$ref": f"#/components/schemas/{shape.__name__}"}}}}


_COMMON: dict[int | str, dict[str, Any]] = {
    422: _said(InvalidOut, "`validation`: `errors` maps each dotted field to what is wrong with it"),
    "4XX": _said(RefusalOut, "A refusal; `data.code` says which"),
    "5XX": _said(RefusalOut, "`server.error`"),
}


class EnvelopeRoute(APIRoute):
    """A route whose answers are enveloped."""

    show: ClassVar[Show | None] = None
    """How a row is shown to whom saves second, where that takes more than the row itself."""

    def __init__(self, path: str, endpoint: Callable[..., Any], **options: Any) -> None:
        shape = _shape(endpoint, options.get("response_model"))
        options["response_model"] = Envelope[shape]  # type: ignore[valid-type]
        documented = dict(options.get("responses") or {})
        if 200 in documented:  # noqa: PLR2004 - a plan's limit travels with it (PLT-036), beside the success
            documented[200] = {"description": documented[200]["description"], "model": Envelope[shape] | RefusalOut}  # type: ignore[valid-type]
        options["responses"] = {**_COMMON, **documented}
        options["response_model_by_alias"] = True
        show = type(self).show or fitting(TypeAdapter(shape, config=None))
        wrapped = _enveloping(endpoint, TypeAdapter(Envelope[shape]), show)  # type: ignore[valid-type]
        super().__init__(path, wrapped, **options)
        self.literal = path.partition("{")[0]

    def matches(self, scope: Scope) -> tuple[Match, Scope]:
        """Whether a request is this route's. Most aren't, which the beginning of their path tells before anything is parsed."""
        if not scope.get("root_path") and not scope["path"].startswith(self.literal):
            return Match.NONE, {}
        return super().matches(scope)


def showing(show: Show) -> type[EnvelopeRoute]:
    """The route class of a thing that is composed of more than its row: this shows the row that a stale save meets."""

    class Showing(EnvelopeRoute):
        pass

    Showing.show = staticmethod(show)
    return Showing


def _shape(endpoint: Callable[..., Any], given: Any) -> Any:
    if given is not None and not isinstance(given, DefaultPlaceholder):
        return given
    hints = get_type_hints(endpoint, include_extras=True)
    return hints.get("return", None)


def _enveloping(
    endpoint: Callable[..., Any], whole: TypeAdapter[Any], show: Show,
) -> Callable[..., Coroutine[Any, Any, Response]]:
    signature = inspect.signature(endpoint, eval_str=True)
    wants_request = any(parameter.annotation is Request for parameter in signature.parameters.values())
    request_name = next((n for n, p in signature.parameters.items() if p.annotation is Request), "_request")

    @wraps(endpoint)
    async def wrapped(**values: Any) -> Response:
        request = values[request_name] if wants_request else values.pop(request_name)
        return await _answer(request, partial(endpoint, **values), whole, show)

    parameters = list(signature.parameters.values())
    if not wants_request:
        parameters.append(inspect.Parameter(request_name, inspect.Parameter.KEYWORD_ONLY, annotation=Request))
    wrapped.__signature__ = signature.replace(parameters=parameters, return_annotation=Response)  # type: ignore[attr-defined]
    wrapped.__annotations__ = {}
    return wrapped


async def _answer(
    request: Request, work: Callable[[], Awaitable[Any]], whole: TypeAdapter[Any], show: Show,
) -> Response:
    """What the work answers, or what it answered the first time under the same key."""
    session = getattr(request.state, "session", None)
    turn: Turn | None = getattr(request.state, "turn", None)
    entry = await idempotency.enter(session, request) if request.method in UNSAFE else None
    first = entry.answer if entry else await turn.begin(request, partial(_dressed, whole)) if turn else None
    if first is not None:
        return _replay(first)
    result = await _worked(request, turn, work, show)
    response = result if isinstance(result, Response) else _dressed(whole, result)
    if entry is not None and session is not None:
        idempotency.keep(session, entry, response)
    if turn is not None:
        await turn.end(response)
    for cookie in getattr(request.state, "cookies", ()):
        response.set_cookie(**cookie)
    return response


async def _worked(request: Request, turn: Turn | None, work: Callable[[], Awaitable[Any]], show: Show) -> Any:
    """What the work gives; a refusal is kept as its answer, and work that broke leaves its key to the next."""
    try:
        return await work()
    except (Refusal, FieldError) as error:
        refusal = await with_current(error, getattr(request.state, "session", None), show) if isinstance(error, Stale) else error
        kept = refused(refusal, language.get())
        await idempotency.keep_refusal(request, kept.status_code, bytes(kept.body))
        if turn is not None:
            await turn.end(kept)
        raise refusal from error
    except Exception:
        if turn is not None:
            await turn.let_go()
        raise


def _dressed(whole: TypeAdapter[Any], result: Any) -> Answer:
    envelope = whole.validate_python({"status": "1", "message": "", "data": result}, from_attributes=True)
    return Answer(whole.dump_json(envelope, by_alias=True))


def _replay(kept: idempotency.Kept) -> Response:
    response = Answer(kept.body, status_code=kept.status)
    response.headers["Idempotent-Replay"] = "true"
    return response


def refused(error: Refusal | FieldError, lang: str) -> Answer:
    """The answer to a refusal, in the caller's language."""
    if isinstance(error, FieldError):
        return invalid({error.field: [{"code": error.code, "message": field_text(error.code, lang, **error.facts)}]}, lang)
    status = "2" if isinstance(error, LimitReached) else "0"
    body = {"status": status, "message": error.text(lang), "data": {**error.facts, "code": error.code}}
    answer = Answer(orjson.dumps(body, default=_plain), status_code=error.status)
    if "retry_after" in error.facts:
        answer.headers["Retry-After"] = str(error.facts["retry_after"])
    return answer


def invalid(errors: dict[str, list[dict[str, Any]]], lang: str) -> Answer:
    """The answer to a failed validation: what is wrong, beside each field."""
    message = "Rätta de markerade fälten." if lang == "sv" else "Please correct the marked fields."
    body = {"status": "0", "message": message, "data": {"code": "validation"}, "errors": errors}
    return Answer(orjson.dumps(body, default=_plain), status_code=422)


def _plain(value: Any) -> Any:
    if isinstance(value, BaseModel):
        return value.model_dump(mode="json", by_alias=True)
    if isinstance(value, datetime):
        return to_wire(value)
    return str(value)


