"""Object storage: a local folder or an S3 bucket, by the URL in the settings.

Like a provider it is slow and may fail, so it must never be called inside a transaction; every method refuses that.
"""

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

from clinic.core.database.session import refuse_open_transaction
from clinic.core.settings import settings

if TYPE_CHECKING:  # the library has these names for type checkers only
    from obstore.store import ClientConfig


class ObjectStorage:
    """A store, `file:///folder` or `s3://bucket/prefix`."""

    def __init__(self, url: str, key_id: str = "", secret: str = "", endpoint: str = "", region: str = "") -> None:
        self._store = _open(url, key_id, secret, endpoint, region)

    async def put(self, key: str, content: bytes | Path, *, media_type: str = "", disposition: str = "") -> None:
        """Store bytes or a local file, overwriting an earlier object.

        `media_type` and `disposition` are the Content-Type and Content-Disposition for stores that serve browsers themselves.
        """
        refuse_open_transaction()
        serves_browsers = isinstance(self._store, S3Store) and bool(media_type)
        attributes = {"Content-Type": media_type, "Content-Disposition": disposition} if serves_browsers else None
        await obstore.put_async(self._store, key, content, attributes=attributes, use_multipart=False)

    async def put_new(self, key: str, content: bytes) -> bool:
        """Store an object unless the key exists. Returns whether it was stored."""
        refuse_open_transaction()
        try:
            await obstore.put_async(self._store, key, content, mode="create", use_multipart=False)
        except AlreadyExistsError:
            return False
        return True

    async def get(self, key: str) -> bytes | None:
        """Return an object's content; None when there is none."""
        refuse_open_transaction()
        try:
            result = await obstore.get_async(self._store, key)
        except FileNotFoundError:
            return None
        return bytes(await result.bytes_async())

    async def stream(self, key: str) -> AsyncIterator[bytes] | None:
        """Return an object's content in chunks; None when there is none."""
        refuse_open_transaction()
        try:
            result = await obstore.get_async(self._store, key)
        except FileNotFoundError:
            return None
        return _chunks(result)

    async def delete(self, key: str) -> None:
        """Delete an object, if it exists."""
        refuse_open_transaction()
        try:
            await obstore.delete_async(self._store, key)
        except FileNotFoundError:
            return

    async def keys(self, prefix: str) -> list[str]:
        """Return the keys under a prefix, sorted."""
        refuse_open_transaction()
        listing = obstore.list(self._store, prefix)
        return sorted([meta["path"] for batch in await asyncio.to_thread(list, listing) for meta in batch])

    async def sign_url(self, key: str, lifetime: timedelta) -> str | None:
        """Return a temporary URL of the store itself; None when it doesn't serve browsers. Computed without a call."""
        if isinstance(self._store, S3Store):
            return await obstore.sign_async(self._store, "GET", key, lifetime)
        return None


async def _chunks(result: obstore.GetResult) -> AsyncIterator[bytes]:
    async for chunk in result.stream():
        yield bytes(chunk)


def _open(url: str, key_id: str, secret: str, endpoint: str, region: str) -> LocalStore | S3Store:
    parts = urlsplit(url)
    if parts.scheme == "file":
        return LocalStore(Path(parts.path), mkdir=True)
    if parts.scheme != "s3":
        raise ValueError(f"storage is file:// or s3://, not {parts.scheme}://")
    credentials = {"access_key_id": key_id, "secret_access_key": secret, "endpoint": endpoint, "region": region}
    options: ClientConfig = {"allow_http": endpoint.startswith("http://"), "timeout": "30s", "connect_timeout": "5s"}
    config = {name: value for name, value in credentials.items() if value}
    return S3Store(parts.netloc, prefix=parts.path.strip("/") or None, client_options=options, **config)  # type: ignore[arg-type]


@lru_cache
def _store_at(url: str, key_id: str, secret: str, endpoint: str, region: str) -> ObjectStorage:
    return ObjectStorage(url, key_id, secret, endpoint, region)


def file_store() -> ObjectStorage:
    """Return the store of files."""
    config = settings()
    return _store_at(config.storage_url, config.storage_key_id, config.storage_secret, config.storage_endpoint, config.storage_region)


def anchor_store() -> ObjectStorage:
    """Return the store of the audit log's anchors, under a credential of its own."""
    config = settings()
    return _store_at(config.anchor_url, config.anchor_key_id, config.anchor_secret, config.anchor_endpoint, config.anchor_region)
