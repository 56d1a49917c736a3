import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { mockSignedIn, renderRoutes } from '../testing'
import { Age } from '.'

test.each([
  ['Pacific/Auckland', '36 years'],
  ['America/Los_Angeles', '35 years'],
])('BKG-013 the age is that of the day in the clinic’s time zone: %s', async (timezone, age) => {
  mockSignedIn({ company: { timezone, date_format: 'YYYY-MM-DD', is_twelve_hours: false, calendar_first_day_sunday: false, unit: 'sek' } })
  renderRoutes([{ path: '/', element: <Age dateOfBirth="1990-11-24" now={new Date('2026-11-23T18:00:00Z')} /> }])
  expect(await screen.findByText(age)).toBeInTheDocument()
})
