import { mockEndpoint, mockSignedIn, okResponse, pageResponse, renderRoutes } from '@clinic/kit/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { routes } from '../../routes'
import { booking, bookingDetails, bookingNote, ebba, ivar, mockClinicApi, otherBooking } from '../../testing/fixtures'

const path = `/calendar/booking/${booking.id}`
const search = '?view=list&day=2026-11-24'
const openPage = async (page: string, name: string) => {
  const view = renderRoutes(routes, `${path}/${page}${search}`)
  return { ...view, panel: within(await screen.findByRole('dialog', { name })) }
}

beforeEach(() => {
  mockSignedIn()
  mockClinicApi()
  mockEndpoint('get', '/api/clients/:client_id/bookings', () => pageResponse([otherBooking]))
})

test('BKG-021 the notes of a booking have an address, which leads back to the booking', async () => {
  mockEndpoint('get', `/api/v2/bookings/${booking.id}/notes`, () => pageResponse([bookingNote]))
  const { user, panel, router } = await openPage('note', 'Notes')
  expect(await panel.findByText(bookingNote.text)).toBeVisible()
  await user.click(panel.getByRole('link', { name: 'Back to Peeling, Ebba Lund' }))
  await waitFor(() => expect(router.state.location.pathname).toBe(path))
  expect(router.state.location.search).toBe(search)
})

test('BKG-021 the client of a booking has an address with all their bookings; an earlier client’s leads there', async () => {
  const { panel, router } = await openPage(`client/${ivar.id}`, 'Client of the booking')
  await waitFor(() => expect(router.state.location.pathname).toBe(`${path}/client/${ebba.id}`))
  const client = within(await panel.findByRole('region', { name: 'Client' }))
  expect(await client.findByRole('link', { name: 'ebba@example.se' })).toBeVisible()
  expect(client.queryByRole('link', { name: 'All bookings of the client' })).toBeNull()
  expect(await within(panel.getByRole('region', { name: 'Bookings' })).findByText('Consultation')).toBeVisible()
})

test('BKG-021 the panel leads to all bookings of the client', async () => {
  const { user, router } = renderRoutes(routes, `${path}${search}`)
  await user.click(await screen.findByRole('link', { name: 'All bookings of the client' }))
  await waitFor(() => expect(router.state.location.pathname).toBe(`${path}/client/${ebba.id}`))
})

test('BKG-021 a cancelled booking has no receipt to show', async () => {
  mockEndpoint('get', `/api/v2/bookings/${booking.id}`, () => okResponse({ ...bookingDetails, state: 'cancelled', is_cancelled: true }))
  const { panel } = await openPage('receipt', 'Receipt')
  expect(await panel.findByText('No receipt to show')).toBeVisible()
})
