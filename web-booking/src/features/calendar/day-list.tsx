import { useRegion } from '@clinic/kit/i18n'
import { EmptyState, Group, Stack, StatusBadge, Text } from '@clinic/kit/ui'
import type { KeyboardEvent, ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import { useBookingTexts } from '../../texts'
import type { Visit } from './calendar.api'
import type { Practitioner } from './shown'

/** The arrows go up and down the list; Enter follows the link as anywhere. */
function step(event: KeyboardEvent<HTMLOListElement>): void {
  const count = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
  if (!count) return
  event.preventDefault()
  const links = [...event.currentTarget.querySelectorAll<HTMLElement>('a')]
  links[links.indexOf(document.activeElement as HTMLElement) + count]?.focus()
}

function Line({ visit, practitioner }: { visit: Visit; practitioner?: Practitioner }) {
  const t = useBookingTexts()
  const { time } = useRegion()
  const { search } = useLocation()
  return (
    <li>
      <Link to={`/calendar/booking/${visit.id}${search}`} className="booking-line" style={{ borderLeftColor: visit.color }}>
        <Text component="span" className="clinic-number booking-line-time">
          {time(visit.start_at)} – {time(visit.end_at)}
        </Text>
        <span className="booking-line-who">
          <Text component="span" fw={600}>
            {visit.client_name}
          </Text>
          <Text component="span" size="sm">
            {visit.service_name}
          </Text>
        </span>
        <Group component="span" gap="xs" className="booking-line-by">
          <Text component="span" size="sm" c="dimmed">
            {practitioner?.name}
          </Text>
          {visit.state === 'no_show' && <StatusBadge tone="bad">{t('state.no_show')}</StatusBadge>}
        </Group>
      </Link>
    </li>
  )
}

/** A day as a list: what a phone shows, and the way for those who don't use the board. */
export function DayList({
  visits,
  practitioners,
  off,
  action,
}: {
  visits: Visit[]
  practitioners: Practitioner[]
  off: string[]
  action: ReactNode
}) {
  const t = useBookingTexts()
  const by = new Map(practitioners.map((each) => [each.id, each]))
  const inOrder = [...visits].sort((one, other) => one.start_at.localeCompare(other.start_at))
  return (
    <Stack gap="sm">
      {off.map((name) => (
        <Text key={name} c="dimmed" role="note">
          {t('calendar.dayOff', { name })}
        </Text>
      ))}
      {inOrder.length === 0 ? (
        <EmptyState title={t('calendar.empty')} action={action}>
          {t('calendar.emptyHelp')}
        </EmptyState>
      ) : (
        <ol className="booking-lines" aria-label={t('calendar.visits')} onKeyDown={step}>
          {inOrder.map((visit) => (
            <Line key={visit.id} visit={visit} practitioner={by.get(visit.practitioner_id)} />
          ))}
        </ol>
      )}
    </Stack>
  )
}
