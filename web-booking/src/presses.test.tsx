import { today } from '@clinic/kit/i18n'
import {
  type DialogCase,
  expectDialogCloses,
  mockEndpoint,
  mockSignedIn,
  okResponse,
  pageResponse,
  pressButtons,
  renderRoutes,
} from '@clinic/kit/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { routes } from './routes'
import { booking, bookingSettings, businessHours, mockClinicApi, peeling, selectOption } from './testing/fixtures'

const calendarPath = '/calendar/booking?day=2026-11-24'
type Router = ReturnType<typeof renderRoutes>['router']
const getParam = (router: Router, name: string) => new URLSearchParams(router.state.location.search).get(name)

beforeEach(() => {
  mockSignedIn()
  mockClinicApi()
  mockEndpoint('get', '/api/business-hours', () => okResponse(businessHours))
  mockEndpoint('get', '/api/holidays', () => pageResponse([]))
  mockEndpoint('get', '/api/booking-settings', () => okResponse(bookingSettings))
})
afterEach(() => vi.restoreAllMocks())

/** The width of a phone, which the media queries of the screens ask for. */
function narrowWindow() {
  const matchMedia = window.matchMedia
  vi.spyOn(window, 'matchMedia').mockImplementation((query) => ({ ...matchMedia(query), matches: query.includes('max-width') }))
}

test.each<[string, DialogCase]>([
  ['a category', { path: '/bookings/category', open: pressButtons('Edit Facials') }],
  ['a category of a service', { path: '/bookings/services/add', open: pressButtons('Add a category') }],
  ['days off', { path: '/booking-settings?part=holidays', open: pressButtons('Add days off') }],
  [
    'services to move',
    {
      path: '/bookings/services',
      open: async (user) => {
        await user.click(await screen.findByRole('checkbox', { name: 'Select Peeling' }))
        await pressButtons('Move to a category…')(user)
      },
    },
  ],
  ['a room', { path: '/booking-settings?part=rooms', open: pressButtons('Room 1') }],
])('the dialog of %s is closed by its button', async (_, dialogCase) => {
  await expectDialogCloses(routes, dialogCase)
})

test('USE-002 the dialog of the starter lists is closed by its button', async () => {
  mockEndpoint('get', '/api/v2/services', () => pageResponse([]))
  mockEndpoint('get', '/api/v2/services/starter-lists', () => okResponse({ lists: [] }))
  await expectDialogCloses(routes, { path: '/bookings/services', open: pressButtons('Start with a list') })
})

test('the dialog of a new client is closed by its button, and the booking stays open', async () => {
  mockEndpoint('get', '/api/clients', () => pageResponse([]))
  await expectDialogCloses(routes, {
    path: calendarPath,
    open: async (user) => {
      await pressButtons('New booking')(user)
      const form = within(await screen.findByRole('dialog', { name: 'New booking' }))
      await user.type(await form.findByRole('combobox', { name: /Client/ }), 'Nora')
      await user.click(await screen.findByRole('option', { name: /Nora/, hidden: true }))
      await screen.findByRole('dialog', { name: 'Add a client' })
    },
  })
  expect(screen.getByRole('dialog', { name: 'New booking' })).toBeInTheDocument()
})

test('BKG-020 the buttons of the calendar go to the previous day, to today and to the day that is picked', async () => {
  const { user, router } = renderRoutes(routes, calendarPath)
  await user.click(await screen.findByRole('button', { name: 'Previous day' }))
  await waitFor(() => expect(getParam(router, 'day')).toBe('2026-11-23'))
  await user.click(screen.getByRole('button', { name: /, choose another day/ }))
  await user.click(await screen.findByRole('button', { name: '19 November 2026', hidden: true }))
  await waitFor(() => expect(getParam(router, 'day')).toBe('2026-11-19'))
  await user.click(screen.getByRole('button', { name: 'Today' }))
  await waitFor(() => expect(getParam(router, 'day') ?? today()).toBe(today()))
})

test('BKG-020 the choice of another day and the legend are left by a press beside them', async () => {
  const { user } = renderRoutes(routes, calendarPath)
  for (const name of [/, choose another day/, 'Colours and signs']) {
    await user.click(await screen.findByRole('button', { name }))
    await screen.findByRole('dialog', { hidden: true })
    await user.click(screen.getByRole('heading', { name: 'Calendar' }))
    await waitFor(() => expect(screen.queryByRole('dialog', { hidden: true })).toBeNull())
  }
})

test('USE-009 T goes to today', async () => {
  const { user, router } = renderRoutes(routes, calendarPath)
  await screen.findByRole('button', { name: /Ebba Lund/ })
  await user.keyboard('t')
  await waitFor(() => expect(getParam(router, 'day') ?? today()).toBe(today()))
})

test('BKG-020 the mode and the services of the calendar are chosen', async () => {
  const { user, router } = renderRoutes(routes, calendarPath)
  await user.click(await screen.findByRole('radio', { name: 'Week' }))
  await waitFor(() => expect(getParam(router, 'view')).toBe('week'))
  await selectOption(user, screen.getByRole('combobox', { name: 'Services' }), 'Peeling')
  await waitFor(() => expect(getParam(router, 'services')).toBe(peeling.id))
  await waitFor(() => expect(screen.queryByRole('button', { name: /Ivar Ek/ })).toBeNull())
  expect(await screen.findByRole('button', { name: /Ebba Lund/ })).toBeVisible()
})

test('the filters of the calendar are closed by their button on a phone', async () => {
  narrowWindow()
  await expectDialogCloses(routes, { path: calendarPath, open: pressButtons('Filters') })
})

test('BKG-021 the comment on a no-show is left by Back, and nothing is sent', async () => {
  const changes = mockEndpoint('post', `/api/v2/bookings/${booking.id}/state`, () => okResponse(booking))
  const { user } = renderRoutes(routes, `/calendar/booking/${booking.id}?view=list&day=2026-11-24`)
  await user.click(await screen.findByRole('button', { name: 'No-show' }))
  const form = within(await screen.findByRole('form', { name: 'Mark as no-show' }))
  await user.click(form.getByRole('button', { name: 'Back' }))
  await waitFor(() => expect(screen.queryByRole('form', { name: 'Mark as no-show' })).toBeNull())
  expect(changes).toHaveLength(0)
})

test('the link to the portal is selected whole when it gets the focus', async () => {
  const { user } = renderRoutes(routes, '/booking-portal')
  const link = (await screen.findByDisplayValue(bookingSettings.portal_url)) as HTMLInputElement
  await user.click(link)
  expect([link.selectionStart, link.selectionEnd]).toEqual([0, bookingSettings.portal_url.length])
})
