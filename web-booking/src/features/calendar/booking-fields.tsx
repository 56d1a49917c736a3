import { DateTimeField, SelectField, useFormContext, useWatch } from '@clinic/kit/forms'
import { getLocalDay, useFormatters } from '@clinic/kit/i18n'
import { Button, Group, Stack, Text } from '@clinic/kit/ui'
import { useQuery } from '@tanstack/react-query'
import { useBookingTranslation } from '../../texts'
import { practitionersQuery, roomOptionsQuery } from '../catalogue/catalogue.api'
import { useVisitServices } from './add-ons-field'
import { freeSlotsQuery } from './calendar.api'

const MAX_SLOTS = 12

interface VisitProps {
  serviceId: string | undefined
  /** The add-ons of the visit (BEY-005). */
  addOnIds?: string[]
}

/** Select for a practitioner who performs the service and its add-ons. */
export function PractitionerField({ serviceId, addOnIds }: VisitProps) {
  const t = useBookingTranslation()
  const { data: practitioners = [] } = useQuery(practitionersQuery())
  const visit = useVisitServices(serviceId, addOnIds)
  const performers = practitioners.filter(({ id, is_active }) => is_active && visit.every((row) => row.practitioner_ids.includes(id)))
  return (
    <SelectField
      name="practitioner_id"
      label={t('form.practitioner')}
      required
      options={performers.map(({ id, name }) => ({ value: id, label: name }))}
    />
  )
}

/** Selects for the practitioner and, when the service needs one, the room. */
export function PractitionerAndRoom({ serviceId, addOnIds }: VisitProps) {
  const t = useBookingTranslation()
  const { data: rooms = [] } = useQuery(roomOptionsQuery())
  const inRooms = useVisitServices(serviceId, addOnIds).filter(({ room_ids }) => room_ids.length > 0)
  const offered = rooms.filter(({ id, is_active }) => is_active && inRooms.length > 0 && inRooms.every((row) => row.room_ids.includes(id)))
  return (
    <>
      <PractitionerField serviceId={serviceId} addOnIds={addOnIds} />
      {offered.length > 0 && (
        <SelectField
          name="room_id"
          label={t('form.room')}
          clearable
          placeholder={t('form.anyRoom')}
          options={offered.map(({ id, name }) => ({ value: id, label: name }))}
        />
      )}
    </>
  )
}

/** Start time: typed, picked in the calendar, or one of the day's free times. */
export function StartField({ serviceId, addOnIds = [] }: VisitProps) {
  const t = useBookingTranslation()
  const { localeSettings, formatTime } = useFormatters()
  const { setValue } = useFormContext()
  const [start, practitioner] = useWatch({ name: ['start_at', 'practitioner_id'] }) as [string | null, string | null]
  const day = getLocalDay(start || new Date(), localeSettings.timezone)
  const params = { service_id: serviceId ?? '', ...(practitioner ? { practitioner_id: practitioner } : {}), add_on_ids: addOnIds, day }
  const { data } = useQuery({ ...freeSlotsQuery(params), enabled: Boolean(serviceId) })
  const slots = data?.slots ?? []
  const from = start ? Math.max(0, slots.findIndex(({ start_at }) => start_at >= start) - MAX_SLOTS / 2) : 0
  const nearSlots = slots.slice(from, from + MAX_SLOTS)
  return (
    <Stack gap={6}>
      <DateTimeField name="start_at" label={t('form.start')} required />
      {serviceId && data && (
        <Group gap={6} role="group" aria-label={t('form.freeTimes')}>
          <Text size="sm" c="dimmed">
            {t(nearSlots.length > 0 ? 'form.freeTimes' : 'form.noFreeTimes')}
          </Text>
          {nearSlots.map(({ start_at }) => (
            <Button
              key={start_at}
              size="compact-sm"
              variant={start_at === start ? 'light' : 'default'}
              aria-pressed={start_at === start}
              onClick={() => setValue('start_at', start_at, { shouldDirty: true, shouldValidate: true })}
            >
              {formatTime(start_at)}
            </Button>
          ))}
        </Group>
      )}
    </Stack>
  )
}
