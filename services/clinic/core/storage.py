"""Objects: a local folder or S3, by the address that the settings give. Like a provider, never called inside a transaction."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from datetime import timedelta
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

import obstore
from obstore.exceptions import AlreadyExistsError
from obstore.store import LocalStore, S3Store

from clinic.core.db import refuse_open_transaction
from clinic.core.settings import settings

if TYPE_CHECKING:  # the library has these names for type checkers only
    from obstore.store import ClientConfig


class Storage:
    """One place for objects, `file:///folder` or `s3://bucket/prefix`."""

    def __init__(self, url: str, key_id: str = "", secret: str = "", endpoint: str = "", region: str = "") -> None:
        self._store = _open(url, key_id, secret, endpoint, region)

    async def put(self, key: str, content: bytes | Path, *, kind: str = "", disposition: str = "") -> None:
        """Keep an object, or a whole local file as one, in place of any before it.

        Where the store itself answers browsers, it does so as that kind and disposition.
        """
        refuse_open_transaction()
        attributes = {"Content-Type": kind, "Content-Disposition": disposition} if isinstance(self._store, S3Store) and kind else None
        await obstore.put_async(self._store, key, content, attributes=attributes, use_multipart=False)

    async def put_new(self, key: str, content: bytes) -> bool:
        """Keep an object unless there is one; whether it was kept."""
        refuse_open_transaction()
        try:
            await obstore.put_async(self._store, key, content, mode="create", use_multipart=False)
        except AlreadyExistsError:
            return False
        return True

    async def get(self, key: str) -> bytes | None:
        """An object's content; None when there is none."""
        refuse_open_transaction()
        try:
            found = await obstore.get_async(self._store, key)
        except FileNotFoundError:
            return None
        return bytes(await found.bytes_async())

    async def stream(self, key: str) -> AsyncIterator[bytes] | None:
        """An object's content piece by piece; None when there is none."""
        refuse_open_transaction()
        try:
            found = await obstore.get_async(self._store, key)
        except FileNotFoundError:
            return None
        return _pieces(found)

    async def delete(self, key: str) -> None:
        """Let an object go; one that isn't there is gone already."""
        refuse_open_transaction()
        try:
            await obstore.delete_async(self._store, key)
        except FileNotFoundError:
            return

    async def keys(self, prefix: str) -> list[str]:
        """The keys under a prefix, in their order."""
        refuse_open_transaction()
        listing = obstore.list(self._store, prefix)
        return sorted([meta["path"] for batch in await asyncio.to_thread(list, listing) for meta in batch])

    async def signed(self, key: str, lifetime: timedelta) -> str | None:
        """An address that the store itself answers, until it ends; None when it doesn't talk to browsers. Calls nobody."""
        if isinstance(self._store, S3Store):
            return await obstore.sign_async(self._store, "GET", key, lifetime)
        return None


async def _pieces(found: obstore.GetResult) -> AsyncIterator[bytes]:
    async for piece in found.stream():
        yield bytes(piece)


def _open(url: str, key_id: str, secret: str, endpoint: str, region: str) -> LocalStore | S3Store:
    parts = urlsplit(url)
    if parts.scheme == "file":
        return LocalStore(Path(parts.path), mkdir=True)
    if parts.scheme != "s3":
        raise ValueError(f"storage is file:// or s3://, not {parts.scheme}://")
    given = {"access_key_id": key_id, "secret_access_key": secret, "endpoint": endpoint, "region": region}
    options: ClientConfig = {"allow_http": endpoint.startswith("http://"), "timeout": "30s", "connect_timeout": "5s"}
    config = {name: value for name, value in given.items() if value}
    return S3Store(parts.netloc, prefix=parts.path.strip("/") or None, client_options=options, **config)  # type: ignore[arg-type]


@lru_cache
def _at(url: str, key_id: str, secret: str, endpoint: str, region: str) -> Storage:
    return Storage(url, key_id, secret, endpoint, region)


def files() -> Storage:
    """Where files are."""
    config = settings()
    return _at(config.storage_url, config.storage_key_id, config.storage_secret, config.storage_endpoint, config.storage_region)


def anchors() -> Storage:
    """Where the audit's heads are put, under a credential of their own."""
    config = settings()
    return _at(config.anchor_url, config.anchor_key_id, config.anchor_secret, config.anchor_endpoint, config.anchor_region)
