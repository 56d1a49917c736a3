import {
  closeTopDialog,
  errorResponse,
  expectNoA11yViolations,
  mockEndpoint,
  mockSignedIn,
  okResponse,
  renderRoutes,
} from '@clinic/kit/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { CalendarLink } from './calendar-link'

const url = 'https://clinic.test/api/calendar-feeds/s3cret/bookings.ics'

beforeEach(() => {
  mockSignedIn()
})

test('BEY-008 a calendar link is made, its address shown once and copied, then replaced and revoked', async () => {
  let createdAt: string | null = null
  mockEndpoint('get', '/api/profile/calendar-link', () => okResponse({ is_available: true, created_at: createdAt }))
  const created = mockEndpoint('post', '/api/profile/calendar-link', () => {
    createdAt = '2026-11-20 07:30:00'
    return okResponse({ url, webcal_url: url.replace('https', 'webcal') })
  })
  const revoked = mockEndpoint('delete', '/api/profile/calendar-link', () => {
    createdAt = null
    return okResponse(null)
  })
  const { user } = renderRoutes([{ path: '/', element: <CalendarLink /> }])
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValueOnce().mockRejectedValueOnce(new Error('denied'))
  await user.click(await screen.findByRole('button', { name: 'Create a link' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Your calendar link' }))
  await user.click(dialog.getByLabelText('Address'))
  expect(dialog.getByLabelText('Address')).toHaveValue(url)
  expect(dialog.getByRole('link', { name: 'Open in a calendar' })).toHaveAttribute('href', url.replace('https', 'webcal'))
  expect(dialog.getByRole('img', { name: 'QR code of your calendar link' })).toBeInTheDocument()
  await user.click(dialog.getByRole('button', { name: 'Copy the address' }))
  expect(await screen.findByText('The address is copied')).toBeInTheDocument()
  expect(writeText).toHaveBeenCalledWith(url)
  await user.click(dialog.getByRole('button', { name: 'Copy the address' }))
  expect(await screen.findByText(/could not be copied/)).toBeInTheDocument()
  await expectNoA11yViolations()
  await user.click(dialog.getByRole('button', { name: 'Done' }))
  await waitFor(() => expect(screen.queryByLabelText('Address')).not.toBeInTheDocument())

  await user.click(await screen.findByRole('button', { name: 'Create a new link' }))
  expect(created).toHaveLength(1)
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Create a new link' }))
  await screen.findByRole('dialog', { name: 'Your calendar link' })
  expect(created).toHaveLength(2)
  await closeTopDialog(user)
  await waitFor(() => expect(screen.queryByLabelText('Address')).not.toBeInTheDocument())

  await user.click(screen.getByRole('button', { name: 'Revoke the link' }))
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Revoke the link' }))
  expect(await screen.findByText('You have no calendar link.')).toBeInTheDocument()
  expect(revoked).toHaveLength(1)
})

test('BEY-008 the calendar link is asked for a second time when that failed', async () => {
  let isBroken = true
  mockEndpoint('get', '/api/profile/calendar-link', () =>
    isBroken ? errorResponse(503, 'server.unavailable', 'The server is busy.') : okResponse({ is_available: true, created_at: null }),
  )
  const { user } = renderRoutes([{ path: '/', element: <CalendarLink /> }])
  const retry = await screen.findByRole('button', { name: 'Try again' })
  isBroken = false
  await user.click(retry)
  expect(await screen.findByRole('button', { name: 'Create a link' })).toBeVisible()
})

test('BEY-008 a person who can’t be booked is told so', async () => {
  mockEndpoint('get', '/api/profile/calendar-link', () => okResponse({ is_available: false, created_at: null }))
  renderRoutes([{ path: '/', element: <CalendarLink /> }])
  expect(await screen.findByText('Only practitioners who can be booked have a calendar link.')).toBeInTheDocument()
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
})
