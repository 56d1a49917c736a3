import { today } from '@clinic/kit/i18n'
import {
  closeTopDialog,
  expectNoA11yViolations,
  mockEndpoint,
  mockSignedIn,
  okResponse,
  pageResponse,
  renderRoutes,
  setTestLanguage,
  validationErrorResponse,
} from '@clinic/kit/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { routes } from '../../routes'
import { anna, bookingSettings, businessHours, mockClinicApi, room } from '../../testing/fixtures'

const course = { id: 'h1', name: 'Course', starts_on: '2026-12-01', ends_on: '2026-12-02', practitioner_id: anna.id }

beforeEach(() => {
  mockSignedIn()
  mockClinicApi()
  mockEndpoint('get', '/api/business-hours', () => okResponse(businessHours))
  mockEndpoint('get', '/api/holidays', () => pageResponse([course]))
  mockEndpoint('get', '/api/booking-settings', () => okResponse(bookingSettings))
})
afterEach(() => setTestLanguage('en'))

test('BKG-010 the week is saved as a whole, with a break between two openings and a closed day without hours', async () => {
  const calls = mockEndpoint('put', '/api/business-hours', () => okResponse({ ...businessHours, version: 6 }))
  const { user } = renderRoutes(routes, '/booking-settings')
  const monday = await screen.findByRole('group', { name: 'Monday' })
  await expectNoA11yViolations()
  await user.click(within(monday).getByRole('button', { name: 'Add hours on Monday' }))
  await user.click(within(screen.getByRole('group', { name: 'Tuesday' })).getByRole('button', { name: 'Remove these hours on Tuesday' }))
  expect(within(screen.getByRole('group', { name: 'Tuesday' })).getByText('Closed')).toBeVisible()
  await user.selectOptions(within(monday).getAllByRole('combobox', { name: 'Closes' })[0] as HTMLElement, '12:00')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText('The opening hours are saved')
  const { hours, version } = (calls[0]?.body ?? {}) as typeof businessHours
  expect(version).toBe(5)
  expect(hours.filter(({ weekday }) => weekday === 0)).toEqual([
    { weekday: 0, opens: '09:00', closes: '12:00' },
    { weekday: 0, opens: '17:00', closes: '24:00' },
  ])
  expect(hours.some(({ weekday }) => weekday === 1)).toBe(false)
})

test('BKG-010 the server’s error about opening hours is shown on their day', async () => {
  mockEndpoint('put', '/api/business-hours', () => validationErrorResponse({ 'hours.0.closes': 'Closes before it opens' }))
  const { user } = renderRoutes(routes, '/booking-settings')
  await user.click(await screen.findByRole('button', { name: 'Save' }))
  expect(await within(await screen.findByRole('group', { name: 'Monday' })).findByText('Closes before it opens')).toBeVisible()
})

test('BKG-010 USE-014 days off of the clinic or a practitioner are added, and removed only after confirmation', async () => {
  const added = mockEndpoint('post', '/api/holidays', () => okResponse({ ...course, id: 'h2' }))
  const removed = mockEndpoint('delete', '/api/holidays/h1', () => okResponse(null))
  const { user } = renderRoutes(routes, '/booking-settings?part=holidays')
  expect(await screen.findByRole('row', { name: /Course 2026-12-01 – 2026-12-02 Anna Berg/ })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Add days off' }))
  const form = within(await screen.findByRole('dialog'))
  await user.type(await form.findByRole('textbox', { name: /^Name/ }), 'Midsummer')
  await user.type(form.getByRole('textbox', { name: /^First day/ }), '2027-06-25')
  await user.type(form.getByRole('textbox', { name: /^Last day/ }), '2027-06-26')
  await user.click(form.getByRole('button', { name: 'Add days off' }))
  await screen.findByText('The days off are added')
  expect(added[0]?.body).toEqual({ name: 'Midsummer', starts_on: '2027-06-25', ends_on: '2027-06-26', practitioner_id: null })
  await user.click(screen.getByRole('button', { name: 'Remove Course' }))
  expect(removed).toHaveLength(0)
  await user.click(await screen.findByRole('button', { name: 'Remove' }))
  await waitFor(() => expect(removed).toHaveLength(1))
})

test('BKG-010 the public holidays that are missing are added after a question that names them', async () => {
  const days = [
    { day: '2026-12-25', name: 'Christmas Day', is_added: true },
    { day: '2027-01-01', name: 'New Year’s Day', is_added: false },
    { day: '2027-01-06', name: 'Epiphany', is_added: false },
  ]
  let isAdded = false
  mockEndpoint('get', '/api/holidays/public', () =>
    okResponse({ country: 'SE', days: days.map((row) => ({ ...row, is_added: row.is_added || isAdded })) }),
  )
  const added = mockEndpoint('post', '/api/holidays/public', () => {
    isAdded = true
    return okResponse({ added: 2 })
  })
  const { user } = renderRoutes(routes, '/booking-settings?part=holidays')
  await user.click(await screen.findByRole('button', { name: 'Add public holidays' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Add public holidays' }))
  expect(dialog.getByText(/^These days become days off of the whole clinic\./)).toBeVisible()
  const items = within(dialog.getByRole('list')).getAllByRole('listitem')
  expect(items.map(({ textContent }) => textContent)).toEqual(['2027-01-01 New Year’s Day', '2027-01-06 Epiphany'])
  await expectNoA11yViolations()
  await user.click(dialog.getByRole('button', { name: 'Add the days' }))
  expect(await screen.findByText('The days off are added')).toBeVisible()
  expect(added).toHaveLength(1)
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Add public holidays' })).toBeNull())
})

test('PLT-006 days off are searched by name, sorted and paged on the server', async () => {
  const searches = mockEndpoint('get', '/api/holidays', () => pageResponse([course], { total: 21 }))
  const { user, router } = renderRoutes(routes, '/booking-settings?part=holidays')
  await user.click(await screen.findByRole('button', { name: /^Name/ }))
  await user.type(screen.getByRole('searchbox', { name: 'Search days off' }), 'cour')
  await waitFor(() =>
    expect(Object.fromEntries(searches.at(-1)?.url.searchParams ?? [])).toEqual({
      page: '1',
      per_page: '20',
      search: 'cour',
      sort: 'name',
      order: 'asc',
      from: today(),
    }),
  )
  await user.click(await screen.findByRole('button', { name: 'Next page' }))
  await waitFor(() => expect(searches.at(-1)?.url.searchParams.get('page')).toBe('2'))
  await user.click(screen.getByRole('radio', { name: 'All' }))
  await waitFor(() => expect(searches.at(-1)?.url.searchParams.has('from')).toBe(false))
  expect(router.state.location.search).toContain('part=holidays')
})

const lunch = {
  id: 'u1',
  practitioner_id: anna.id,
  reason: 'Lunch',
  start_at: '2026-11-30 11:00:00',
  end_at: '2026-11-30 12:00:00',
  weekdays: [0, 2],
  repeats_until: '2027-06-30',
  version: 3,
}

test('BKG-010 unavailable times of a practitioner are listed with their weekdays, changed, and removed only after confirmation', async () => {
  const searches = mockEndpoint('get', '/api/unavailable-times', () => pageResponse([lunch]))
  const saved = mockEndpoint('put', '/api/unavailable-times/u1', () =>
    validationErrorResponse({ end_at: 'The end must be after the start.' }),
  )
  const removed = mockEndpoint('delete', '/api/unavailable-times/u1', () => okResponse(null))
  const { user } = renderRoutes(routes, '/booking-settings?part=unavailable')
  expect(await screen.findByRole('row', { name: /Anna Berg Lunch 2026-11-30 12:00 – 13:00 Mon, Wed until 2027-06-30/ })).toBeVisible()
  expect(searches[0]?.url.searchParams.get('from')).toBe(today())
  await user.click(screen.getByRole('button', { name: 'Lunch' }))
  const form = within(await screen.findByRole('form', { name: 'Unavailable time' }))
  await user.click(form.getByRole('checkbox', { name: 'Wednesday' }))
  await user.click(form.getByRole('button', { name: 'Save' }))
  expect(await form.findByText('The end must be after the start.')).toBeVisible()
  expect(saved[0]?.body).toMatchObject({ weekdays: [0], repeats_until: '2027-06-30', version: 3 })
  await closeTopDialog(user)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await user.click(screen.getByRole('button', { name: 'Remove Lunch' }))
  expect(removed).toHaveLength(0)
  await user.click(await screen.findByRole('button', { name: 'Remove' }))
  await screen.findByText('The unavailable time is removed')
  expect(removed).toHaveLength(1)
})

test('PLT-006 rooms are searched by name, sorted and paged on the server', async () => {
  const searches = mockEndpoint('get', '/api/rooms', () => pageResponse([room], { total: 21 }))
  const { user } = renderRoutes(routes, '/booking-settings?part=rooms')
  await user.click(await screen.findByRole('button', { name: 'Status' }))
  await user.type(screen.getByRole('searchbox', { name: 'Search rooms' }), 'ro')
  await waitFor(() => expect(searches.at(-1)?.url.search).toBe('?page=1&per_page=20&search=ro&sort=is_active&order=asc'))
  await user.click(await screen.findByRole('button', { name: 'Next page' }))
  await waitFor(() => expect(searches.at(-1)?.url.searchParams.get('page')).toBe('2'))
})

test('rooms are added and edited', async () => {
  const added = mockEndpoint('post', '/api/rooms', () => okResponse({ ...room, id: 'r2' }))
  const saved = mockEndpoint('put', `/api/rooms/${room.id}`, () => okResponse(room))
  const { user } = renderRoutes(routes, '/booking-settings?part=rooms')
  await user.click(await screen.findByRole('button', { name: 'Room 1' }))
  await user.click(await screen.findByRole('switch', { name: 'Active' }))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(saved[0]?.body).toEqual({ name: 'Room 1', color: room.color, is_active: false, version: 1 }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await user.click(screen.getByRole('button', { name: 'Add a room' }))
  const form = within(await screen.findByRole('dialog'))
  await user.type(await form.findByRole('textbox', { name: /^Name/ }), 'Room 2')
  await user.click(form.getByRole('button', { name: 'Add a room' }))
  await waitFor(() => expect(added[0]?.body).toMatchObject({ name: 'Room 2', is_active: true }))
})

test('booking settings are checked against the server’s limits and saved with their version', async () => {
  const calls = mockEndpoint('put', '/api/booking-settings', () => okResponse(bookingSettings))
  const { user } = renderRoutes(routes, '/booking-settings?part=rules')
  const step = await screen.findByRole('textbox', { name: /Start-time interval/ })
  await user.clear(step)
  await user.type(step, '3')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Enter a number of at least 5.')).toBeVisible()
  expect(calls).toHaveLength(0)
  await user.clear(step)
  await user.type(step, '30')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() =>
    expect(calls[0]?.body).toEqual({
      slot_interval: 30,
      min_notice_minutes: 60,
      horizon_days: 90,
      hold_minutes: 10,
      waiting_list_mode: 'one',
      waiting_list_minutes: 120,
      version: 2,
    }),
  )
})

test('a user without write permission sees the settings but cannot change them', async () => {
  mockSignedIn({ permissions: ['catalogue.read'] })
  const { user } = renderRoutes(routes, '/booking-settings')
  await screen.findByRole('group', { name: 'Monday' })
  expect(screen.queryByRole('button', { name: /Save|Add|Remove/ })).toBeNull()
  await user.click(screen.getByRole('tab', { name: 'Days off' }))
  await screen.findByText('Course')
  expect(screen.queryByRole('button', { name: /Add|Remove/ })).toBeNull()
})

test('BKG-003 BKG-041 the portal’s link and embed code are copied, with a QR code and a preview', async () => {
  await setTestLanguage('sv')
  const { user } = renderRoutes(routes, '/booking-portal')
  expect(await screen.findByRole('textbox', { name: 'Länk' })).toHaveValue(bookingSettings.portal_url)
  await user.click(screen.getByRole('button', { name: 'Kopiera länken' }))
  expect(await navigator.clipboard.readText()).toBe(bookingSettings.portal_url)
  await user.click(screen.getByRole('button', { name: 'Kopiera koden' }))
  expect(await navigator.clipboard.readText()).toBe(bookingSettings.embed_code)
  expect(screen.getByTitle('Så ser besökarna den')).toHaveAttribute('src', '/booking/k1?lang=sv')
  expect(await screen.findByRole('img', { name: `QR-kod för ${bookingSettings.portal_url}` })).toBeVisible()
})

test('BKG-080 the import of bookings is reached from the booking settings', async () => {
  renderRoutes(routes, '/booking-settings')
  expect(await screen.findByRole('link', { name: 'Import bookings' })).toHaveAttribute('href', '/settings/import?kind=bookings')
})
