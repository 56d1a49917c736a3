import { CardsSkeleton } from '@clinic/kit/components'
import { useRealtime } from '@clinic/kit/realtime'
import { useHasPermission, useSession } from '@clinic/kit/session'
import { ErrorState, Page } from '@clinic/kit/ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { VisibleComponent } from '../../frame/visible-component'
import { getHelp } from '../../help'
import { useShellTranslation } from '../../texts'
import { Checklist } from './checklist'
import { dashboardKey, dashboardQuery } from './dashboard.api'
import { DayComparison } from './day-comparison'
import { FreeGaps } from './free-gaps'
import { GoogleRating } from './google-rating'
import { PendingWork } from './pending-work'
import { TodaysBookings } from './todays-bookings'

const REPORT_PERMISSIONS = ['report.booking.read', 'report.pos.read', 'report.record.read'] as const
const loadFigures = () => import('./figures').then((m) => m.Figures)

/** Fetches the home page again when something of the topic has changed elsewhere. */
function LiveTopic({ topic }: { topic: 'bookings' | 'receipts' }) {
  const queries = useQueryClient()
  useRealtime(topic, () => void queries.invalidateQueries({ queryKey: dashboardKey }))
  return null
}

/** The home page: the checklist of a new clinic, today's bookings, free time and what needs attention (USE-002, USE-003, PLT-080). */
export function DashboardScreen() {
  const t = useShellTranslation()
  const { data, error, refetch } = useQuery(dashboardQuery)
  const canReadBookings = useHasPermission('booking.read')
  const canReadSales = useHasPermission('money.read')
  const permissions = useSession()?.permissions ?? []
  const canReadReports = REPORT_PERMISSIONS.some((permission) => permissions.includes(permission))
  return (
    <Page title={t('dashboard.title')} help={getHelp('home')}>
      {canReadBookings && <LiveTopic topic="bookings" />}
      {canReadSales && <LiveTopic topic="receipts" />}
      <Checklist />
      {data ? (
        <>
          <PendingWork counts={data.pending_work} />
          {data.comparison && <DayComparison figures={data.comparison} />}
          <TodaysBookings rows={data.today} nextDay={data.next_day} />
          {data.google_rating && <GoogleRating rating={data.google_rating} />}
          <FreeGaps gaps={data.free_gaps} />
          {canReadReports && <VisibleComponent load={loadFigures} />}
        </>
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <CardsSkeleton />
      )}
    </Page>
  )
}
