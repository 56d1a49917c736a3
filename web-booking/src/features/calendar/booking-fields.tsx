import { DateTimeField, SelectField, useFormContext, useWatch } from '@clinic/kit/forms'
import { getLocalDay, useFormatters } from '@clinic/kit/i18n'
import { Button, Group, Stack, Text } from '@clinic/kit/ui'
import { useQuery } from '@tanstack/react-query'
import { useBookingTranslation } from '../../texts'
import { practitionersQuery, roomOptionsQuery, serviceOptionsQuery } from '../catalogue/catalogue.api'
import { freeSlotsQuery } from './calendar.api'

const MAX_SLOTS = 12

/** Select for a practitioner who performs the service. */
export function PractitionerField({ serviceId }: { serviceId: string | undefined }) {
  const t = useBookingTranslation()
  const { data: services = [] } = useQuery(serviceOptionsQuery())
  const { data: practitioners = [] } = useQuery(practitionersQuery())
  const service = services.find(({ id }) => id === serviceId)
  const performers = practitioners.filter(({ id, is_active }) => is_active && (!service || service.practitioner_ids?.includes(id)))
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
export function PractitionerAndRoom({ serviceId }: { serviceId: string | undefined }) {
  const t = useBookingTranslation()
  const { data: services = [] } = useQuery(serviceOptionsQuery())
  const { data: rooms = [] } = useQuery(roomOptionsQuery())
  const service = services.find(({ id }) => id === serviceId)
  const offered = rooms.filter(({ id, is_active }) => is_active && service?.room_ids?.includes(id))
  return (
    <>
      <PractitionerField serviceId={serviceId} />
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
export function StartField({ serviceId }: { serviceId: string | undefined }) {
  const t = useBookingTranslation()
  const { localeSettings, formatTime } = useFormatters()
  const { setValue } = useFormContext()
  const [start, practitioner] = useWatch({ name: ['start_at', 'practitioner_id'] }) as [string | null, string | null]
  const day = getLocalDay(start || new Date(), localeSettings.timezone)
  const params = { service_id: serviceId ?? '', ...(practitioner ? { practitioner_id: practitioner } : {}), day }
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
