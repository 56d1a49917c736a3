import { useLocaleSettingsStore } from '@clinic/kit/i18n'
import { expect, test } from 'vitest'
import { getDaysAgo } from './use-report-filters'

test('RPT-001 getDaysAgo counts calendar days late in the evening and across a clock change', () => {
  useLocaleSettingsStore.setState({ timezone: 'Europe/Stockholm' })
  const evening = new Date('2026-11-21T22:17:00Z')
  expect([getDaysAgo(0, evening), getDaysAgo(29, evening)]).toEqual(['2026-11-21', '2026-10-23'])
  expect(getDaysAgo(29, new Date('2026-04-10T21:30:00Z'))).toBe('2026-03-12')
})
