import { DateTimeField, SelectField, useFormContext, useWatch } from '@clinic/kit/forms'
import { useRegion } from '@clinic/kit/i18n'
import { Button, Group, Stack, Text } from '@clinic/kit/ui'
import { useQuery } from '@tanstack/react-query'
import { useBookingTexts } from '../../texts'
import { practitionersQuery, roomsQuery, servicesQuery } from '../catalogue/catalogue.api'
import { freeTimesQuery } from './calendar.api'
import { dayOf, today, toWall } from './wall'

const SHOWN = 12

/** Who performs the service, and of its rooms, if it has any. */
export function PractitionerAndRoom({ serviceId }: { serviceId: string | undefined }) {
  const t = useBookingTexts()
  const { data: services = [] } = useQuery(servicesQuery())
  const { data: practitioners = [] } = useQuery(practitionersQuery())
  const { data: rooms = [] } = useQuery(roomsQuery())
  const service = services.find(({ id }) => id === serviceId)
  const performers = practitioners.filter(({ id, is_active }) => is_active && (!service || service.practitioner_ids?.includes(id)))
  const offered = rooms.filter(({ id, is_active }) => is_active && service?.room_ids?.includes(id))
  return (
    <>
      <SelectField
        name="practitioner_id"
        label={t('form.practitioner')}
        required
        options={performers.map(({ id, name }) => ({ value: id, label: name }))}
      />
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

/** When: typed, picked, or one of the day's free times. */
export function StartField({ serviceId }: { serviceId: string | undefined }) {
  const t = useBookingTexts()
  const { region, time } = useRegion()
  const { setValue } = useFormContext()
  const [start, practitioner] = useWatch({ name: ['start_at', 'practitioner_id'] }) as [string | null, string | null]
  const day = start ? dayOf(toWall(start, region.timezone)) : today(region.timezone)
  const wanted = { service_id: serviceId ?? '', ...(practitioner ? { practitioner_id: practitioner } : {}), day }
  const { data } = useQuery({ ...freeTimesQuery(wanted), enabled: Boolean(serviceId) })
  const slots = data?.slots ?? []
  const from = start ? Math.max(0, slots.findIndex(({ start_at }) => start_at >= start) - SHOWN / 2) : 0
  const near = slots.slice(from, from + SHOWN)
  return (
    <Stack gap={6}>
      <DateTimeField name="start_at" label={t('form.start')} required />
      {serviceId && data && (
        <Group gap={6} role="group" aria-label={t('form.freeTimes')}>
          <Text size="sm" c="dimmed">
            {t(near.length > 0 ? 'form.freeTimes' : 'form.noFreeTimes')}
          </Text>
          {near.map(({ start_at }) => (
            <Button
              key={start_at}
              size="compact-sm"
              variant={start_at === start ? 'light' : 'default'}
              aria-pressed={start_at === start}
              onClick={() => setValue('start_at', start_at, { shouldDirty: true, shouldValidate: true })}
            >
              {time(start_at)}
            </Button>
          ))}
        </Group>
      )}
    </Stack>
  )
}
