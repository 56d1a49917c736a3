import { useRegion } from '@clinic/kit/i18n'
import { useRealtime } from '@clinic/kit/realtime'
import { useMay } from '@clinic/kit/session'
import { Button, ErrorState, Group, LoadingState, Stack, StatusBadge, Text, Title } from '@clinic/kit/ui'
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from 'react-router'
import { useBookingTexts } from '../../texts'
import { clientVisitsQuery, type Visit, visitsKey } from '../calendar/calendar.api'

function Line({ visit }: { visit: Visit }) {
  const t = useBookingTexts()
  const { date, time } = useRegion()
  return (
    <li>
      <Link to={`/calendar/booking/${visit.id}`} className="booking-line" style={{ borderLeftColor: visit.color }}>
        <Text component="span" className="clinic-number">
          {date(visit.start_at)} {time(visit.start_at)}
        </Text>
        <Text component="span" fw={500} className="booking-line-who">
          {visit.service_name}
        </Text>
        {visit.state !== 'booked' && (
          <StatusBadge tone={visit.state === 'cancelled' ? 'quiet' : 'bad'}>
            {t(visit.state === 'cancelled' ? 'state.cancelled' : 'state.no_show')}
          </StatusBadge>
        )}
      </Link>
    </li>
  )
}

function Lines({ title, visits }: { title: string; visits: Visit[] }) {
  if (visits.length === 0) return null
  return (
    <Stack gap={6}>
      <Text c="dimmed" size="sm">
        {title}
      </Text>
      <ol className="booking-lines" aria-label={title}>
        {visits.map((visit) => (
          <Line key={visit.id} visit={visit} />
        ))}
      </ol>
    </Stack>
  )
}

/** What is to come, the next first, apart from what has been, the latest first. A cancelled visit is not to come. */
export function parted(visits: Visit[], now: Date): { coming: Visit[]; been: Visit[] } {
  const line = now.toISOString().slice(0, 19).replace('T', ' ')
  const coming = visits.filter((visit) => visit.state === 'booked' && visit.end_at > line)
  return {
    coming: coming.sort((one, other) => one.start_at.localeCompare(other.start_at)),
    been: visits.filter((visit) => !coming.includes(visit)).sort((one, other) => other.start_at.localeCompare(one.start_at)),
  }
}

/** On the client's card: this client's visits, and the way to book another. */
export function ClientBookings({ clientId }: { clientId: string }) {
  const t = useBookingTexts()
  const queries = useQueryClient()
  const mayBook = useMay('booking.write')
  const query = useInfiniteQuery(clientVisitsQuery(clientId))
  useRealtime('bookings', () => void queries.invalidateQueries({ queryKey: visitsKey }))
  const { coming, been } = parted(query.data?.pages.flatMap((page) => page.items) ?? [], new Date())
  return (
    <Stack component="section" gap="sm" aria-label={t('visits.title')}>
      <Group justify="space-between">
        <Title order={2}>{t('visits.title')}</Title>
        {mayBook && (
          <Button variant="default" size="compact-md" component={Link} to={`/calendar/booking?book=new&client=${clientId}`}>
            {t('visits.book')}
          </Button>
        )}
      </Group>
      {query.error && !query.data ? (
        <ErrorState error={query.error} onRetry={() => void query.refetch()} />
      ) : (
        query.isPending && <LoadingState />
      )}
      {query.data && coming.length + been.length === 0 && <Text c="dimmed">{t('visits.none')}</Text>}
      <Lines title={t('visits.coming')} visits={coming} />
      <Lines title={t('visits.been')} visits={been} />
      {query.hasNextPage && (
        <Button
          variant="subtle"
          size="compact-sm"
          w="max-content"
          loading={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          {t('visits.more')}
        </Button>
      )}
    </Stack>
  )
}
