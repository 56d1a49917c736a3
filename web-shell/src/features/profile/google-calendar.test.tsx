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
import { beforeEach, expect, test } from 'vitest'
import { GoogleCalendar } from './google-calendar'
import { createGoogleCalendar } from './google-calendar-fixtures'

const path = '/api/profile/google-calendar'
const connected = createGoogleCalendar({ state: 'connected', account: 'maja@gmail.test', last_synced_at: '2026-11-20 07:30:00' })
const renderPanel = (address = '/') => renderRoutes([{ path: '/', element: <GoogleCalendar /> }], address)

beforeEach(() => {
  mockSignedIn()
})

test('PLT-060 connecting opens Google’s page of consent', async () => {
  mockEndpoint('get', path, () => okResponse(createGoogleCalendar()))
  const calls = mockEndpoint('post', `${path}/consent`, () => okResponse({ url: '#consent' }))
  const { user } = renderPanel()
  await user.click(await screen.findByRole('button', { name: 'Connect Google' }))
  await waitFor(() => expect(window.location.hash).toBe('#consent'))
  expect(calls).toHaveLength(1)
  await expectNoA11yViolations()
})

test('PLT-060 what Google sent back is sent once, leaves the address, and the state follows the worker', async () => {
  let calendar = createGoogleCalendar()
  mockEndpoint('get', path, () => okResponse(calendar))
  const calls = mockEndpoint('post', `${path}/connect`, () => {
    calendar = createGoogleCalendar({ state: 'connecting' })
    return okResponse(calendar)
  })
  const { router } = renderPanel('/?code=4/abc&state=s1&scope=x')
  expect(await screen.findByText('The calendar is being connected…')).toBeInTheDocument()
  expect(calls.map((call) => call.body)).toEqual([{ code: '4/abc', state: 's1' }])
  expect(router.state.location.search).toBe('')
  calendar = { ...connected, account: '', last_synced_at: null }
  expect(await screen.findByText('Connected', {}, { timeout: 5000 })).toBeInTheDocument()
  calendar = connected
  expect(await screen.findByText('Connected with maja@gmail.test', {}, { timeout: 5000 })).toBeInTheDocument()
  expect(screen.getByText(/Last synchronized/)).toHaveTextContent('2026-11-20 08:30')
})

test('PLT-060 a refused consent is said and sends nothing', async () => {
  mockEndpoint('get', path, () => okResponse(createGoogleCalendar()))
  const { router } = renderPanel('/?error=access_denied&state=s1')
  expect(await screen.findByText(/access was not given/)).toBeInTheDocument()
  expect(router.state.location.search).toBe('')
})

test('PLT-060 disconnecting asks what happens to the events', async () => {
  let calendar = connected
  mockEndpoint('get', path, () => okResponse(calendar))
  const answers = [connected, createGoogleCalendar()]
  const calls = mockEndpoint('post', `${path}/disconnect`, () => {
    calendar = answers.shift() ?? calendar
    return okResponse(calendar)
  })
  const { user } = renderPanel()
  await user.click(await screen.findByRole('button', { name: 'Disconnect' }))
  await closeTopDialog(user)
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(calls).toEqual([])
  for (const name of ['Disconnect and keep them', 'Disconnect and delete them']) {
    await user.click(screen.getByRole('button', { name: 'Disconnect' }))
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  }
  expect(calls.map((call) => call.body)).toEqual([{ remove_events: false }, { remove_events: true }])
  expect(await screen.findByRole('button', { name: 'Connect Google' })).toBeInTheDocument()
})

test('PLT-060 a broken connection says so and is connected once more; a failed synchronization is only mentioned', async () => {
  let calendar = createGoogleCalendar({ state: 'broken' })
  let isBroken = true
  mockEndpoint('get', path, () => (isBroken ? errorResponse(503, 'server.unavailable', 'The server is busy.') : okResponse(calendar)))
  const { user, unmount } = renderPanel()
  const retry = await screen.findByRole('button', { name: 'Try again' })
  isBroken = false
  await user.click(retry)
  expect(await screen.findByRole('button', { name: 'Connect Google once more' })).toBeInTheDocument()
  expect(screen.getByRole('alert')).toHaveTextContent('Google no longer gives access')
  unmount()
  calendar = { ...connected, has_failed: true }
  renderPanel()
  expect(await screen.findByRole('alert')).toHaveTextContent('bookings are not affected')
})

test('PLT-060 nothing is offered where Google isn’t set up', async () => {
  mockEndpoint('get', path, () => okResponse(createGoogleCalendar({ is_available: false })))
  renderPanel()
  await waitFor(() => expect(screen.queryByText('Loading')).not.toBeInTheDocument())
  expect(screen.queryByText('Google calendar')).not.toBeInTheDocument()
})
