"""Stored files: upload, ownership, signed download addresses and removal."""

from clinic.core.files.service import (
    THUMBNAIL_SUFFIX,
    File,
    GeneratedFile,
    Upload,
    claim_file,
    content_disposition,
    get_visible_file,
    purge_files,
    store_generated,
    store_upload,
    withdraw_file,
)

__all__ = [
    "THUMBNAIL_SUFFIX", "File", "GeneratedFile", "Upload", "claim_file", "content_disposition", "get_visible_file", "purge_files",
    "store_generated", "store_upload", "withdraw_file",
]
