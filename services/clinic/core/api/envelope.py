"""The response envelope `{"status", "message", "data"}`, built inside the request's transaction and sent after its commit.

`EnvelopeRoute` is the route class of nearly all routers. It documents the enveloped shape, honours `Idempotency-Key`, and attaches
the row as it is now to a VersionConflict: in the shape of the route's response, or rendered by `with_current_renderer()`. An endpoint
returns the value of `data`, or a finished Response (`raw_json_response()` wraps JSON that the database made).
"""

import inspect
from collections.abc import Awaitable, Callable, Coroutine
from datetime import datetime
from functools import partial, wraps
from typing import Any, ClassVar, Generic, TypeVar, cast, get_type_hints

import orjson
from fastapi import Request, Response
from fastapi.datastructures import DefaultPlaceholder
from fastapi.routing import APIRoute
from pydantic import BaseModel, ConfigDict, TypeAdapter
from starlette.routing import Match
from starlette.types import Scope

from clinic.core.api import idempotency
from clinic.core.api.errors import ApiError, FieldError, PlanLimitReached, VersionConflict
from clinic.core.api.provider_idempotency import IdempotencyLease
from clinic.core.api.route_options import RouteOptions
from clinic.core.clock import to_wire
from clinic.core.database.optimistic_locking import RenderCurrent, attach_current, schema_renderer
from clinic.core.text.i18n import field_text, language

Data = TypeVar("Data")
Authorize = Callable[[Request], Awaitable[Any]]
UNSAFE_METHODS = {"POST", "PUT", "PATCH", "DELETE"}


class Envelope(BaseModel, Generic[Data]):
    """A successful response."""

    model_config = ConfigDict(from_attributes=True)

    status: str = "1"
    message: str = ""
    data: Data


class ErrorData(BaseModel):
    """The stable code of an error, and the error's own details beside it."""

    model_config = ConfigDict(extra="allow")
    code: str


class ErrorResponse(BaseModel):
    """An error response."""

    status: str = "0"
    message: str
    data: ErrorData


class FieldErrorOut(BaseModel):
    """An error of a field."""

    code: str
    message: str


class ValidationErrorResponse(ErrorResponse):
    """A failed validation; `errors` maps each dotted field to its errors."""

    errors: dict[str, list[FieldErrorOut]]


class JsonResponse(Response):
    """A response whose body is finished JSON."""

    media_type = "application/json"


def raw_json_response(data: str | bytes | None, message: str = "") -> JsonResponse:
    """Wrap JSON that the database made in the envelope, without parsing it."""
    body = data.encode() if isinstance(data, str) else (data or b"null")
    return JsonResponse(b'{"status":"1","message":"' + message.encode() + b'","data":' + body + b"}")


def error_responses(*errors: type[ApiError]) -> dict[int | str, dict[str, Any]]:
    """Return the OpenAPI `responses` that document a route's errors, grouped by HTTP status."""
    grouped: dict[int | str, list[type[ApiError]]] = {}
    for error in errors:
        grouped.setdefault(error.status, []).append(error)
    return {
        status: _documented(ErrorResponse, "; ".join(f"`{error.code}` {error.en}" for error in group)) for status, group in grouped.items()
    }


def _documented(model: type[BaseModel], description: str) -> dict[str, Any]:
    """Document a response by the name of its model.

    Giving FastAPI the model itself would build it again for each response of each route whenever a process starts. The models come
    into the document with the few routes that do name them.
    """
    return {"description": description, "content": {"application/json": {"schema": {"$ref": f"#/components/schemas/{model.__name__}"}}}}


_COMMON_RESPONSES: dict[int | str, dict[str, Any]] = {
    422: _documented(ValidationErrorResponse, "`validation`: `errors` maps each dotted field to what is wrong with it"),
    "4XX": _documented(ErrorResponse, "An error; `data.code` says which"),
    "5XX": _documented(ErrorResponse, "`server.error`"),
}


class EnvelopeRoute(APIRoute):
    """A route whose responses are enveloped."""

    default_options: ClassVar[RouteOptions] = RouteOptions()
    render_current: ClassVar[RenderCurrent | None] = None
    """Renders the row of a VersionConflict, where the response is composed of more than that row."""

    def __init__(self, path: str, endpoint: Callable[..., Any], **options: Any) -> None:
        model = _response_model(endpoint, options.get("response_model"))
        options["response_model"] = Envelope[model]  # type: ignore[valid-type]
        responses = dict(options.get("responses") or {})
        if 200 in responses:  # noqa: PLR2004 - PlanLimitReached is answered with 200 (PLT-036)
            responses[200] = {"description": responses[200]["description"]}
            options["response_model"] = Envelope[model] | ErrorResponse  # type: ignore[valid-type]
        options["responses"] = {**_COMMON_RESPONSES, **responses}
        options["response_model_by_alias"] = True
        render = type(self).render_current or schema_renderer(TypeAdapter(model, config=None))
        super().__init__(path, _enveloped(endpoint, TypeAdapter(Envelope[model]), render), **options)  # type: ignore[valid-type]
        self.literal_prefix = path.partition("{")[0]

    def matches(self, scope: Scope) -> tuple[Match, Scope]:
        """Match as the parent does, but reject most paths by their literal beginning before the pattern is tried."""
        if not scope.get("root_path") and not scope["path"].startswith(self.literal_prefix):
            return Match.NONE, {}
        return super().matches(scope)


class UserRoute(EnvelopeRoute):
    """A route whose endpoint takes nothing but the request and its user, for a call that all browsers repeat all day.

    The endpoint is called without FastAPI's resolution of dependencies, which costs a fifth of so short a request.
    """

    def get_route_handler(self) -> Callable[[Request], Coroutine[Any, Any, Response]]:
        """Return the function that answers a request: it authorizes the user and calls the endpoint. Raises TypeError for parameters."""
        dependant, endpoint = self.dependant, self.endpoint
        if dependant.path_params or dependant.query_params or dependant.header_params or dependant.body_params:
            message = f"{self.path} has parameters, which a UserRoute doesn't read"
            raise TypeError(message)
        [user] = dependant.dependencies
        request_name, user_name, authorize = str(dependant.request_param_name), str(user.name), cast("Authorize", user.call)

        async def answer(request: Request) -> Response:
            response: Response = await endpoint(**{request_name: request, user_name: await authorize(request)})
            return response

        return answer


class VisitorRoute(EnvelopeRoute):
    """A route of visitors: they send a flow key and no cookie, so it requires no CSRF header."""

    default_options = RouteOptions(require_csrf=False)


def with_current_renderer(render: RenderCurrent, base: type[EnvelopeRoute] = EnvelopeRoute) -> type[EnvelopeRoute]:
    """Return a route class that renders the row of a VersionConflict by a function of the domain's own."""

    class RouteWithRenderer(base):  # type: ignore[valid-type,misc]
        pass

    RouteWithRenderer.render_current = staticmethod(render)
    return RouteWithRenderer


def _response_model(endpoint: Callable[..., Any], declared: Any) -> Any:
    if declared is not None and not isinstance(declared, DefaultPlaceholder):
        return declared
    hints = get_type_hints(endpoint, include_extras=True)
    return hints.get("return", None)


def _enveloped(
    endpoint: Callable[..., Any], envelope: TypeAdapter[Any], render: RenderCurrent,
) -> Callable[..., Coroutine[Any, Any, Response]]:
    """Wrap an endpoint so that it returns an enveloped Response. A `Request` parameter is added to its signature if it has none."""
    signature = inspect.signature(endpoint, eval_str=True)
    takes_request = any(parameter.annotation is Request for parameter in signature.parameters.values())
    request_name = next((n for n, p in signature.parameters.items() if p.annotation is Request), "_request")

    @wraps(endpoint)
    async def wrapped(**arguments: Any) -> Response:
        request = arguments[request_name] if takes_request else arguments.pop(request_name)
        return await _respond(request, partial(endpoint, **arguments), envelope, render)

    parameters = list(signature.parameters.values())
    if not takes_request:
        parameters.append(inspect.Parameter(request_name, inspect.Parameter.KEYWORD_ONLY, annotation=Request))
    wrapped.__signature__ = signature.replace(parameters=parameters, return_annotation=Response)  # type: ignore[attr-defined]
    wrapped.__annotations__ = {}
    return wrapped


async def _respond(
    request: Request, endpoint: Callable[[], Awaitable[Any]], envelope: TypeAdapter[Any], render: RenderCurrent,
) -> Response:
    """Run the endpoint and wrap its result, or replay the response that was stored under the request's idempotency key."""
    session = getattr(request.state, "session", None)
    lease: IdempotencyLease | None = getattr(request.state, "idempotency_lease", None)
    keyed = await idempotency.acquire(session, request) if request.method in UNSAFE_METHODS else None
    stored = keyed.response if keyed else await lease.acquire(request, partial(_wrap, envelope)) if lease else None
    if stored is not None:
        return _replay(stored)
    result = await _run_endpoint(request, lease, endpoint, render)
    response = result if isinstance(result, Response) else _wrap(envelope, result)
    if keyed is not None and session is not None:
        idempotency.store_response(session, keyed, response)
    if lease is not None:
        await lease.finish(response)
    for cookie in getattr(request.state, "cookies", ()):
        response.set_cookie(**cookie)
    return response


async def _run_endpoint(
    request: Request, lease: IdempotencyLease | None, endpoint: Callable[[], Awaitable[Any]], render: RenderCurrent,
) -> Any:
    """Run the endpoint. An expected error is stored under the idempotency key; after an unexpected one the key is released."""
    try:
        return await endpoint()
    except (ApiError, FieldError) as error:
        session = getattr(request.state, "session", None)
        refusal = await attach_current(error, session, render) if isinstance(error, VersionConflict) else error
        response = error_response(refusal, language.get())
        await idempotency.store_error(request, response.status_code, bytes(response.body))
        if lease is not None:
            await lease.finish(response)
        raise refusal from error
    except Exception:
        if lease is not None:
            await lease.release()
        raise


def _wrap(envelope: TypeAdapter[Any], result: Any) -> JsonResponse:
    value = envelope.validate_python({"status": "1", "message": "", "data": result}, from_attributes=True)
    return JsonResponse(envelope.dump_json(value, by_alias=True))


def _replay(stored: idempotency.StoredResponse) -> Response:
    response = JsonResponse(stored.body, status_code=stored.status)
    response.headers["Idempotent-Replay"] = "true"
    return response


def error_response(error: ApiError | FieldError, lang: str) -> JsonResponse:
    """Return the response to an expected error, in the given language."""
    if isinstance(error, FieldError):
        return validation_response({error.field: [{"code": error.code, "message": field_text(error.code, lang, **error.details)}]}, lang)
    status = "2" if isinstance(error, PlanLimitReached) else "0"
    body = {"status": status, "message": error.text(lang), "data": {**error.details, "code": error.code}}
    response = JsonResponse(orjson.dumps(body, default=_json_default), status_code=error.status)
    if "retry_after" in error.details:
        response.headers["Retry-After"] = str(error.details["retry_after"])
    return response


def validation_response(errors: dict[str, list[dict[str, Any]]], lang: str) -> JsonResponse:
    """Return the response to a failed validation: the errors of each dotted field."""
    message = "Rätta de markerade fälten." if lang == "sv" else "Please correct the marked fields."
    body = {"status": "0", "message": message, "data": {"code": "validation"}, "errors": errors}
    return JsonResponse(orjson.dumps(body, default=_json_default), status_code=422)


def _json_default(value: Any) -> Any:
    if isinstance(value, BaseModel):
        return value.model_dump(mode="json", by_alias=True)
    if isinstance(value, datetime):
        return to_wire(value)
    return str(value)
