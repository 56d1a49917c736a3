"""Routes of medical devices, their maintenance and their activity log."""

from typing import Annotated
from uuid import UUID

from fastapi import APIRouter, Depends, Query

from clinic.booking.devices.service import DeviceNameTaken, TooManyDevices
from clinic.core.api.envelope import error_responses, with_current_renderer
from clinic.core.api.errors import VersionConflict
from clinic.core.api.pagination import NewestFirstQuery, PaginatedList
from clinic.core.database.session import ReadSession, Session
from clinic.core.security.dependencies import CurrentUser, require
from clinic.core.security.permissions import Permission
from clinic.quality.activity_log import QualityLogEntry
from clinic.quality.devices import maintenance, queries, service
from clinic.quality.devices.schemas import (
    DeviceCreate,
    DeviceDetail,
    DeviceListParams,
    DeviceSummary,
    DeviceUpdate,
    MaintenanceOut,
    MaintenanceRecordCreate,
)
from clinic.quality.schemas import QualityExpectedVersion

router = APIRouter(prefix="/api/medical-devices", tags=["quality"], route_class=with_current_renderer(service.render_current))
CanReadQuality = Annotated[CurrentUser, Depends(require(Permission.QUALITY_READ))]
CanParticipate = Annotated[CurrentUser, Depends(require(Permission.QUALITY_PARTICIPATE))]
CanWriteQuality = Annotated[CurrentUser, Depends(require(Permission.QUALITY_WRITE))]


@router.get("")
async def list_devices(
    session: ReadSession, caller: CanReadQuality, params: Annotated[DeviceListParams, Query()],
) -> PaginatedList[DeviceSummary]:
    """List the devices with the due state of their next maintenance."""
    return await queries.list_devices(session, params)


@router.post("", responses=error_responses(TooManyDevices))
async def create_device(session: Session, caller: CanWriteQuality, data: DeviceCreate) -> DeviceDetail:
    """Add a device."""
    return await service.create_device(session, data)


@router.get("/{device_id}")
async def get_device(session: ReadSession, caller: CanReadQuality, device_id: UUID) -> DeviceDetail:
    """Return a device, also one that was taken out of use."""
    return await service.get_device(session, device_id)


@router.put("/{device_id}", responses=error_responses(VersionConflict, TooManyDevices))
async def update_device(session: Session, caller: CanWriteQuality, device_id: UUID, data: DeviceUpdate) -> DeviceDetail:
    """Change a device."""
    return await service.update_device(session, device_id, data)


@router.delete("/{device_id}")
async def delete_device(session: Session, caller: CanWriteQuality, device_id: UUID) -> None:
    """Take a device out of use."""
    await service.delete_device(session, device_id)


@router.post("/{device_id}/restore", responses=error_responses(VersionConflict, DeviceNameTaken))
async def restore_device(session: Session, caller: CanWriteQuality, device_id: UUID, data: QualityExpectedVersion) -> DeviceDetail:
    """Take a device into use again."""
    return await service.restore_device(session, device_id, data)


@router.get("/{device_id}/maintenance")
async def list_maintenance(
    session: ReadSession, caller: CanReadQuality, device_id: UUID, params: NewestFirstQuery
) -> PaginatedList[MaintenanceOut]:
    """List a device's planned and completed maintenance."""
    return await maintenance.list_maintenance(session, device_id, params)


@router.post("/{device_id}/maintenance")
async def record_maintenance(
    session: Session, caller: CanParticipate, device_id: UUID, data: MaintenanceRecordCreate,
) -> MaintenanceOut:
    """Record a completed maintenance, with a signature.

    The record is frozen and can't be changed. The next maintenance is planned for `next_maintenance_on`, or else by the device's
    `interval_months`.
    """
    return await maintenance.record_maintenance(session, device_id, data)


@router.get("/{device_id}/logs")
async def list_activity(
    session: ReadSession, caller: CanReadQuality, device_id: UUID, params: NewestFirstQuery
) -> PaginatedList[QualityLogEntry]:
    """List the actions on a device, with their actors."""
    return await service.list_activity(session, device_id, params)
