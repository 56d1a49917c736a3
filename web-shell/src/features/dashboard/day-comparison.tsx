import type { Schema } from '@clinic/kit/api'
import { useFormatters } from '@clinic/kit/i18n'
import { SimpleGrid, Text } from '@clinic/kit/ui'
import { useShellTranslation } from '../../texts'

function Figure({ label, value, before }: { label: string; value: string; before: string }) {
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
    </div>
  )
}

/** Bookings and revenue of today beside those of the same weekday a week before; only what the user may read (USE-003). */
export function DayComparison({ figures }: { figures: Schema['DayComparison'] }) {
  const t = useShellTranslation()
  const { formatMoney, formatNumber } = useFormatters()
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
        />
      )}
    </SimpleGrid>
  )
}
