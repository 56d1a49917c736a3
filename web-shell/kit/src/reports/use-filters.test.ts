import { region } from '@clinic/kit/i18n'
import { expect, test } from 'vitest'
import { dayAgo } from './use-filters'

test('RPT-001 days are counted as days, also late in the evening and where the clocks have changed in between', () => {
  region.setState({ timezone: 'Europe/Stockholm' })
  const late = new Date('2026-11-21T22:17:00Z')
  expect([dayAgo(0, late), dayAgo(29, late)]).toEqual(['2026-11-21', '2026-10-23'])
  expect(dayAgo(29, new Date('2026-04-10T21:30:00Z'))).toBe('2026-03-12')
})
