import { getLocalDay, useFormatters } from '@clinic/kit/i18n'
import { NativeSelect, Stack, Text, Title } from '@clinic/kit/ui'
import { useQuery } from '@tanstack/react-query'
import type { RefObject } from 'react'
import { useBookingTranslation } from '../../texts'
import { freeSlotsQuery } from './calendar.api'
import type { ClashReason, SeriesClash } from './series.api'

interface RowProps {
  clash: SeriesClash
  serviceId: string
  practitionerId: string
  /** What becomes of a clash for which no other time is chosen. */
  omitLabel: string
  value: string | null
  onChoose: (position: number, start: string | null) => void
}

function ClashRow({ clash, serviceId, practitionerId, omitLabel, value, onChoose }: RowProps) {
  const t = useBookingTranslation()
  const { formatDateTime, formatTime, localeSettings } = useFormatters()
  const day = getLocalDay(clash.start_at, localeSettings.timezone)
  const { data } = useQuery(freeSlotsQuery({ service_id: serviceId, practitioner_id: practitionerId, day }))
  const describe = ({ type, name, start_at, end_at }: ClashReason) =>
    t(`series.reason.${type}`, { name, from: formatTime(start_at), to: formatTime(end_at) })
  const slots = (data?.slots ?? []).map(({ start_at }) => ({ value: start_at, label: formatTime(start_at) }))
  return (
    <li>
      <Text fw={500} className="clinic-number">
        {formatDateTime(clash.start_at)}
      </Text>
      <Text size="sm" c="dimmed">
        {[...new Set(clash.reasons.map(describe))].join('. ')}
      </Text>
      <NativeSelect
        mt={4}
        aria-label={t('series.choice', { at: formatDateTime(clash.start_at) })}
        data={[{ value: '', label: omitLabel }, ...slots]}
        value={value ?? ''}
        onChange={(event) => onChoose(clash.position, event.currentTarget.value || null)}
      />
    </li>
  )
}

interface Props extends Pick<RowProps, 'serviceId' | 'practitionerId' | 'omitLabel' | 'onChoose'> {
  clashes: SeriesClash[]
  choices: Record<number, string | null>
  heading: RefObject<HTMLHeadingElement | null>
}

/** All times of a series that can't be booked, with their reasons; each is left out or gets another time of its day (BKG-036). */
export function SeriesClashes({ clashes, choices, heading, ...row }: Props) {
  const t = useBookingTranslation()
  if (clashes.length === 0) return null
  return (
    <Stack component="section" gap="xs" aria-label={t('series.clashes')}>
      <Title ref={heading} tabIndex={-1} order={3} size="h5">
        {t('series.clashes')}
      </Title>
      <Stack component="ul" gap="sm" className="booking-past">
        {clashes.map((clash) => (
          <ClashRow key={clash.position} clash={clash} value={choices[clash.position] ?? null} {...row} />
        ))}
      </Stack>
    </Stack>
  )
}
