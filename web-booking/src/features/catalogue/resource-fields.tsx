import type { Schema } from '@clinic/kit/api'
import { MultiSelectField } from '@clinic/kit/forms'
import { useBookingTranslation } from '../../texts'

export interface ResourceOptions {
  practitioners: Schema['PractitionerOut'][]
  rooms: Schema['RoomOut'][]
  devices: Schema['BookableDeviceOut'][]
}

interface Row {
  id: string
  name: string
  is_active?: boolean
}

/** Offer those that are in use, and those that the service has already. */
function toOptions(rows: Row[], chosen: string[] = []) {
  return rows.filter(({ id, is_active }) => is_active || chosen.includes(id)).map(({ id, name }) => ({ value: id, label: name }))
}

/** Who performs a service, and the rooms and devices that it can use; devices where the clinic has bookable ones (BEY-005). */
export function ResourceFields({ service, practitioners, rooms, devices }: ResourceOptions & { service?: Schema['ServiceOut'] }) {
  const t = useBookingTranslation()
  const usable = toOptions(devices, service?.device_ids)
  return (
    <>
      <MultiSelectField
        name="practitioner_ids"
        label={t('services.performedBy')}
        description={t('services.performedByHelp')}
        options={toOptions(practitioners, service?.practitioner_ids)}
      />
      <MultiSelectField
        name="room_ids"
        label={t('services.rooms')}
        description={t('services.roomsHelp')}
        options={toOptions(rooms, service?.room_ids)}
      />
      {usable.length > 0 && (
        <MultiSelectField name="device_ids" label={t('services.devices')} description={t('services.devicesHelp')} options={usable} />
      )}
    </>
  )
}
