import type { Schema } from '@clinic/kit/api'
import { paths } from '@clinic/kit/contract'
import { useFormatters } from '@clinic/kit/i18n'
import { useHasPermission } from '@clinic/kit/session'
import { Anchor, SimpleGrid, Text } from '@clinic/kit/ui'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useShellTranslation } from '../../texts'

function Figure({ label, value, before, children }: { label: string; value: string; before: string; children?: ReactNode }) {
  return (
    <div className="shell-stat">
      <Text size="sm" c="dimmed">
        {label}
      </Text>
      <Text size="xl" fw={600} className="clinic-number">
        {value}
      </Text>
      <Text size="sm" c="dimmed">
        {before}
      </Text>
      {children}
    </div>
  )
}

/** Bookings and revenue of today beside those of the same weekday a week before, and the way to close the day (USE-003, USE-006). */
export function DayComparison({ figures }: { figures: Schema['DayComparison'] }) {
  const t = useShellTranslation()
  const { formatMoney, formatNumber } = useFormatters()
  const canReadSales = useHasPermission('money.read')
  const canCloseDay = useHasPermission('sale.write') && canReadSales
  const { bookings, bookings_before: bookingsBefore, revenue, revenue_before: revenueBefore } = figures
  return (
    <SimpleGrid cols={{ base: 2, sm: 3, lg: 5 }} spacing="sm">
      {bookings !== null && bookingsBefore !== null && (
        <Figure
          label={t('dashboard.bookings')}
          value={formatNumber(bookings)}
          before={t('dashboard.weekBefore', { value: formatNumber(bookingsBefore) })}
        />
      )}
      {revenue !== null && revenueBefore !== null && (
        <Figure
          label={t('dashboard.revenue')}
          value={formatMoney(revenue)}
          before={t('dashboard.weekBeforeSoFar', { value: formatMoney(revenueBefore) })}
        >
          {canCloseDay && revenue > 0 && (
            <Anchor component={Link} to={paths.closeDay()} size="sm">
              {t('dashboard.closeDay')}
            </Anchor>
          )}
        </Figure>
      )}
    </SimpleGrid>
  )
}
