import { useRegion } from '@clinic/kit/i18n'
import { useRealtime } from '@clinic/kit/realtime'
import { useMay } from '@clinic/kit/session'
import { Button, EmptyState, ErrorState, LoadingState, PageTitle, Stack } from '@clinic/kit/ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useMemo } from 'react'
import { TbPlus } from 'react-icons/tb'
import { Outlet, useLocation, useNavigate, useParams } from 'react-router'
import { useBookingTexts } from '../../texts'
import { BookPanel } from './book-panel'
import { bookingQuery, type Calendar, calendarQuery, visitsKey } from './calendar.api'
import { CalendarToolbar } from './calendar-toolbar'
import { DayList } from './day-list'
import { shownOf } from './shown'
import { type CalendarView, useCalendarView } from './use-calendar-view'
import { useMove } from './use-move'
import { dayOf, dragged, toWall } from './wall'

const Board = lazy(() => import('./board').then((module) => ({ default: module.Board })))

/** The day of a booking that was opened by its address, when the address says no day itself. */
function useDayOfOpened(): string | undefined {
  const { bookingId } = useParams()
  const { region } = useRegion()
  const { data } = useQuery({ ...bookingQuery(bookingId ?? ''), enabled: Boolean(bookingId) })
  return bookingId && data?.id === bookingId ? dayOf(toWall(data.start_at, region.timezone)) : undefined
}

function Days({
  calendar,
  view,
  onBook,
}: {
  calendar: Calendar
  view: CalendarView
  onBook: (start?: string, practitionerId?: string) => void
}) {
  const t = useBookingTexts()
  const navigate = useNavigate()
  const { search } = useLocation()
  const { region } = useRegion()
  const move = useMove()
  const editable = useMay('booking.write')
  const { view: as, practitioners: whose, services } = view
  const { visits, practitioners } = useMemo(
    () => shownOf(calendar, { view: as, practitioners: whose, services }),
    [calendar, as, whose, services],
  )
  if (practitioners.length === 0) return <EmptyState title={t('calendar.nobody')}>{t('calendar.nobodyHelp')}</EmptyState>
  if (view.view === 'list') {
    const off = calendar.holidays.filter((each) => !each.practitioner_id && each.starts_on <= view.day && view.day <= each.ends_on)
    const action = editable ? (
      <Button variant="default" onClick={() => onBook()}>
        {t('calendar.book')}
      </Button>
    ) : null
    return <DayList visits={visits} practitioners={practitioners} off={off.map(({ name }) => name)} action={action} />
  }
  return (
    <Suspense fallback={<LoadingState />}>
      <Board
        calendar={calendar}
        visits={visits}
        practitioners={practitioners}
        view={view}
        editable={editable}
        onBook={onBook}
        onOpen={(visit) => navigate(`/calendar/booking/${visit.id}${search}`)}
        onMove={(visit, seconds, practitioner_id) =>
          void move(visit, { start_at: dragged(visit.start_at, seconds, region.timezone), practitioner_id })
        }
      />
    </Suspense>
  )
}

/** The clinic's calendar, live: practitioners side by side, a panel for what is opened, another for what is booked. */
export function CalendarScreen() {
  const t = useBookingTexts()
  const queries = useQueryClient()
  const view = useCalendarView(useDayOfOpened())
  const query = useQuery(calendarQuery(view.from, view.to))
  useRealtime('bookings', () => void queries.invalidateQueries({ queryKey: visitsKey }))
  const book = (start?: string, practitionerId?: string) => view.set({ book: start ?? 'new', with: practitionerId ?? null })
  const add = useMay('booking.write') ? (
    <Button leftSection={<TbPlus size={16} aria-hidden />} onClick={() => book()}>
      {t('calendar.book')}
    </Button>
  ) : undefined
  return (
    <Stack gap="md">
      <PageTitle title={t('calendar.title')} action={add} />
      <CalendarToolbar view={view} practitioners={query.data?.practitioners.filter((each) => each.is_active) ?? []} />
      {query.data ? (
        <Days calendar={query.data} view={view} onBook={book} />
      ) : query.error ? (
        <ErrorState error={query.error} onRetry={() => void query.refetch()} />
      ) : (
        <LoadingState />
      )}
      <BookPanel view={view} />
      <Outlet />
    </Stack>
  )
}
