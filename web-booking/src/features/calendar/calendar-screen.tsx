import { addClockSeconds, getLocalDay, useFormatters } from '@clinic/kit/i18n'
import { useRealtime } from '@clinic/kit/realtime'
import { useHasPermission } from '@clinic/kit/session'
import { Button, EmptyState, ErrorState, LoadingState, PageTitle, Stack } from '@clinic/kit/ui'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useMemo } from 'react'
import { TbPlus } from 'react-icons/tb'
import { Outlet, useLocation, useNavigate, useParams } from 'react-router'
import { getHelp } from '../../help'
import { useBookingTranslation } from '../../texts'
import { serviceOptionsQuery } from '../catalogue/catalogue.api'
import { bookingQuery, bookingsKey, dayCountsQuery } from './calendar.api'
import { CalendarToolbar } from './calendar-toolbar'
import { filterCalendar } from './calendar-view-model'
import { DayList } from './day-list'
import { MonthView } from './month-view'
import { NewBookingPanel } from './new-booking-panel'
import { UnavailableTimePanel } from './unavailable-time-panel'
import { type Board, useBoard } from './use-board'
import { useCalendarShortcuts } from './use-calendar-shortcuts'
import { useCalendarView } from './use-calendar-view'
import { useReschedule } from './use-reschedule'
import { useResize } from './use-resize'

const CalendarGrid = lazy(() => import('./calendar-grid').then((module) => ({ default: module.CalendarGrid })))

/** Return the day of the booking in the URL, used when the URL has no day. */
function useDayOfOpenBooking(): string | undefined {
  const { bookingId } = useParams()
  const { localeSettings } = useFormatters()
  const { data } = useQuery({ ...bookingQuery(bookingId ?? ''), enabled: Boolean(bookingId) })
  return bookingId && data?.id === bookingId ? getLocalDay(data.start_at, localeSettings.timezone) : undefined
}

function CalendarBody({
  board: { calendar, schedule, view },
  onBook,
}: {
  board: Board
  onBook: (start?: string, practitionerId?: string) => void
}) {
  const t = useBookingTranslation()
  const navigate = useNavigate()
  const { search } = useLocation()
  const { localeSettings } = useFormatters()
  const move = useReschedule()
  const resize = useResize()
  const editable = useHasPermission('booking.write')
  const { practitioners: practitionerIds, services } = view
  const { data: catalogue = [] } = useQuery(serviceOptionsQuery())
  const { bookings, busy, practitioners } = useMemo(
    () => filterCalendar(calendar, { practitioners: practitionerIds, services }),
    [calendar, practitionerIds, services],
  )
  if (practitioners.length === 0) return <EmptyState title={t('calendar.noPractitioners')}>{t('calendar.noPractitionersHelp')}</EmptyState>
  if (view.view === 'list') {
    const holidays = calendar.holidays.filter((row) => !row.practitioner_id && row.starts_on <= view.day && view.day <= row.ends_on)
    const action = editable ? (
      <Button variant="default" onClick={() => onBook()}>
        {t('calendar.book')}
      </Button>
    ) : null
    return (
      <DayList bookings={bookings} busy={busy} practitioners={practitioners} closures={holidays.map(({ name }) => name)} action={action} />
    )
  }
  return (
    <Suspense fallback={<LoadingState />}>
      <CalendarGrid
        calendar={calendar}
        schedule={schedule}
        bookings={bookings}
        busy={busy}
        services={catalogue}
        practitioners={practitioners}
        view={view}
        editable={editable}
        onBook={onBook}
        onOpen={(booking) => navigate(`/calendar/booking/${booking.id}${search}`)}
        resize={resize}
        onMove={(booking, seconds, practitioner_id) =>
          void move(booking, { start_at: addClockSeconds(booking.start_at, seconds, localeSettings.timezone), practitioner_id })
        }
      />
    </Suspense>
  )
}

/** The clinic's calendar with live updates, a panel for the open booking and one for a new booking. */
export function CalendarScreen() {
  const t = useBookingTranslation()
  const queries = useQueryClient()
  const view = useCalendarView(useDayOfOpenBooking())
  const isMonth = view.view === 'month'
  const { query, board, isLoading } = useBoard(view)
  const month = useQuery({ ...dayCountsQuery(view.from, view.to), enabled: isMonth, placeholderData: keepPreviousData })
  const shown = isMonth ? month : query
  useRealtime('bookings', () => void queries.invalidateQueries({ queryKey: bookingsKey }))
  const openNewBooking = (start?: string, practitionerId?: string) => view.setParams({ book: start ?? 'new', with: practitionerId ?? null })
  useCalendarShortcuts(view, () => openNewBooking())
  const addButton = useHasPermission('booking.write') ? (
    <Button leftSection={<TbPlus size={16} aria-hidden />} onClick={() => openNewBooking()}>
      {t('calendar.book')}
    </Button>
  ) : undefined
  return (
    <Stack gap="md" className="booking-page">
      <PageTitle title={t('calendar.title')} action={addButton} help={getHelp('calendar')} />
      <CalendarToolbar view={view} practitioners={shown.data?.practitioners.filter((row) => row.is_active) ?? []} />
      {isMonth && month.data ? (
        <MonthView counts={month.data} view={view} />
      ) : !isMonth && board ? (
        <div className="booking-board" aria-busy={isLoading}>
          <CalendarBody board={board} onBook={openNewBooking} />
        </div>
      ) : shown.error ? (
        <ErrorState error={shown.error} onRetry={() => void shown.refetch()} />
      ) : (
        <LoadingState />
      )}
      <NewBookingPanel view={view} />
      <UnavailableTimePanel view={view} />
      <Outlet />
    </Stack>
  )
}
