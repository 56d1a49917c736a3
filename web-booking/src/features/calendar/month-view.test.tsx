import { errorResponse, expectNoA11yViolations, mockEndpoint, mockSignedIn, okResponse, renderRoutes } from '@clinic/kit/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { routes } from '../../routes'
import { anna, mockClinicApi, omar, selectOption } from '../../testing/fixtures'

const counts = {
  practitioners: [anna, omar].map(({ id, name, color, is_active }) => ({ id, name, color, is_active })),
  counts: [
    { day: '2026-11-24', practitioner_id: anna.id, bookings: 3 },
    { day: '2026-11-24', practitioner_id: omar.id, bookings: 1 },
  ],
}

beforeEach(() => {
  mockSignedIn()
  mockClinicApi()
})

test('BKG-020 the month counts the bookings of each day and practitioner, and a day opens it', async () => {
  const calls = mockEndpoint('get', '/api/v2/bookings/day-counts', () => okResponse(counts))
  const { user, router } = renderRoutes(routes, '/calendar/booking?day=2026-11-10&view=month')
  const month = within(await screen.findByRole('table', { name: 'Bookings in November 2026' }))
  expect(calls[0]?.url.search).toBe('?from=2026-10-26&to=2026-12-06')
  const day = month.getByRole('link', { name: 'Tuesday 24 November: 4 bookings' })
  expect(day).toHaveTextContent('Anna Berg3')
  expect(day).toHaveTextContent('Omar Haddad1')
  expect(month.getByRole('link', { name: 'Wednesday 25 November: 0 bookings' })).toHaveTextContent(/^25$/)
  await expectNoA11yViolations()
  await selectOption(user, screen.getByRole('combobox', { name: 'Practitioners' }), 'Omar Haddad')
  await user.click(await month.findByRole('link', { name: 'Tuesday 24 November: 1 booking' }))
  await waitFor(() => expect(router.state.location.search).toContain('view=day&'))
  expect(new URLSearchParams(router.state.location.search).get('day')).toBe('2026-11-24')
})

test('USE-009 BKG-020 M shows the month, and its buttons go to the months before and after', async () => {
  const calls = mockEndpoint('get', '/api/v2/bookings/day-counts', () =>
    calls.length === 1 ? errorResponse(503, 'server.unavailable', 'The server is busy.') : okResponse(counts),
  )
  const { user, router } = renderRoutes(routes, '/calendar/booking?day=2026-12-31&view=list')
  await screen.findByText('Ebba Lund')
  await user.keyboard('m')
  await user.click(await screen.findByRole('button', { name: 'Try again' }))
  await screen.findByRole('table', { name: 'Bookings in December 2026' })
  await user.click(screen.getByRole('button', { name: 'Next month' }))
  await waitFor(() => expect(new URLSearchParams(router.state.location.search).get('day')).toBe('2027-01-01'))
  await user.click(screen.getByRole('button', { name: 'Previous month' }))
  await user.click(screen.getByRole('button', { name: 'Previous month' }))
  expect(await screen.findByRole('table', { name: 'Bookings in November 2026' })).toBeVisible()
})
