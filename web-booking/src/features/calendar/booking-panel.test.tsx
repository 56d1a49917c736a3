import {
  errorResponse,
  expectNoA11yViolations,
  mockEndpoint,
  mockSignedIn,
  okResponse,
  pageResponse,
  renderRoutes,
} from '@clinic/kit/testing'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { routes } from '../../routes'
import {
  anna,
  booking,
  bookingDetails,
  bookingMessage,
  calendar,
  clientSummary,
  ebba,
  getListbox,
  mockClinicApi,
  omar,
  peeling,
  selectOption,
} from '../../testing/fixtures'
import type { Booking } from './calendar.api'

beforeEach(() => mockSignedIn())

const url = `/calendar/booking/${booking.id}?view=list&day=2026-11-24`
const openPanel = async () => {
  const view = renderRoutes(routes, url)
  return { ...view, panel: within(await screen.findByRole('dialog', { name: 'Peeling' })) }
}

/** Answer the calls that change the state as the server does, and the next reading with the changed booking. */
function mockStates(states: Partial<Booking>[]) {
  let current: Booking = bookingDetails
  mockEndpoint('get', `/api/v2/bookings/${booking.id}`, () => okResponse(current))
  const calls = mockEndpoint('post', `/api/v2/bookings/${booking.id}/state`, () => {
    current = { ...current, ...states[calls.length - 1], version: current.version + 1 }
    return okResponse(current)
  })
  return calls
}

test('BEY-007 USE-004 a visit is marked as arrived, in room and done, and each step is undone', async () => {
  mockClinicApi()
  const arrived: Partial<Booking> = { state: 'arrived', arrived_at: '2026-11-24 08:58:00', allowed_states: ['booked', 'in_room', 'done'] }
  const calls = mockStates([
    arrived,
    { state: 'in_room', in_room_at: '2026-11-24 09:02:00', allowed_states: ['booked', 'arrived', 'done'] },
    { ...arrived, in_room_at: null },
    { state: 'booked', arrived_at: null, allowed_states: ['arrived', 'in_room', 'done', 'no_show'] },
  ])
  const { user, panel } = await openPanel()
  await user.click(await panel.findByRole('button', { name: 'Arrived' }))
  expect(await panel.findByText('2026-11-24 09:58')).toBeVisible()
  expect(panel.queryByRole('button', { name: 'No-show' })).toBeNull()
  await user.click(panel.getByRole('button', { name: 'In room' }))
  await user.click(await panel.findByRole('button', { name: 'Undo “In room”' }))
  await user.click(await panel.findByRole('button', { name: 'Undo “Arrived”' }))
  await panel.findByRole('button', { name: 'No-show' })
  expect(calls.map(({ body }) => body)).toEqual([
    { state: 'arrived', no_show_comment: '', version: 3 },
    { state: 'in_room', no_show_comment: '', version: 4 },
    { state: 'arrived', no_show_comment: '', version: 5 },
    { state: 'booked', no_show_comment: '', version: 6 },
  ])
})

test('USE-008 the calendar, its list and the panel say how many forms are missing, with the ways to them', async () => {
  const missing = { ...booking, forms_missing: 2 }
  mockClinicApi({ calendar: { ...calendar, bookings: [missing] } })
  mockEndpoint('get', `/api/v2/bookings/${booking.id}`, () => okResponse({ ...bookingDetails, forms_missing: 2 }))
  const { panel } = await openPanel()
  expect(panel.getByText('2 forms missing')).toBeVisible()
  expect(panel.getByRole('link', { name: 'Consents' })).toHaveAttribute('href', `/clients/${ebba.id}/client-letters-of-consents`)
  expect(panel.getByRole('link', { name: 'Questionnaires' })).toHaveAttribute('href', `/clients/${ebba.id}/client-questionnaires`)
  await waitFor(() => expect(screen.getAllByText('2 forms missing')).toHaveLength(2))
  cleanup()
  renderRoutes(routes, '/calendar/booking?day=2026-11-24')
  expect(await screen.findByRole('button', { name: /Ebba Lund ✎ ?2 forms missing ?Peeling|Ebba Lund.*2 forms missing/ })).toBeVisible()
})

test('USE-009 the focus returns to the booking that was drawn again while its panel was open', async () => {
  mockClinicApi()
  const { user, panel } = await openPanel()
  await panel.findByText('The quiet room, please')
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.getByRole('link', { name: /Ebba Lund/ })).toHaveFocus())
})

test('BKG-021 USE-004 a no-show takes a comment, which the panel shows', async () => {
  mockClinicApi()
  const missed: Partial<Booking> = {
    state: 'no_show',
    no_show_at: '2026-11-24 09:20:00',
    no_show_comment: 'No answer',
    allowed_states: ['booked', 'arrived', 'no_show'],
  }
  const calls = mockStates([missed])
  const { user, panel } = await openPanel()
  await user.click(await panel.findByRole('button', { name: 'No-show' }))
  await user.type(panel.getByRole('textbox', { name: /Comment on the no-show/ }), 'No answer')
  await user.click(panel.getByRole('button', { name: 'Mark as no-show' }))
  expect(await panel.findByRole('button', { name: 'Edit the comment' })).toBeVisible()
  expect(panel.getByText('No answer')).toBeVisible()
  expect(panel.queryByRole('button', { name: /Reschedule|Cancel booking/ })).toBeNull()
  expect(calls[0]?.body).toEqual({ state: 'no_show', no_show_comment: 'No answer', fee_waiver_reason: '', version: 3 })
})

test('USE-014 a refused change says why, and the panel shows the booking as it is', async () => {
  mockClinicApi()
  mockEndpoint('post', `/api/v2/bookings/${booking.id}/state`, () =>
    errorResponse(409, 'booking.invalid_transition', 'The booking’s state doesn’t allow this.'),
  )
  const { user, panel } = await openPanel()
  await user.click(await panel.findByRole('button', { name: 'Done' }))
  expect(await screen.findByText('The booking’s state doesn’t allow this.')).toBeInTheDocument()
  expect(panel.getByText('Booked')).toBeVisible()
})

test('LAW-011 the panel says that the personal id given when booking is another client’s, and leads to the merge', async () => {
  mockClinicApi()
  const claimed_personal_id = { personal_id: '19811228-9874', clients: [{ id: 'c2', first_name: 'Karin', last_name: 'Lund' }] }
  mockEndpoint('get', '/api/overview/clients/:client_id/summary', () => okResponse({ ...clientSummary, claimed_personal_id }))
  const { panel } = await openPanel()
  const client = within(await panel.findByRole('region', { name: 'Client' }))
  expect(await client.findByText(/is another client’s/)).toBeVisible()
  expect(client.getByRole('link', { name: 'Merge with Karin Lund' })).toHaveAttribute('href', `/clients/c2/merge?source=${ebba.id}`)
})

test('USE-004 the panel shows the client with phone, e-mail, warning, last bookings and the messages sent', async () => {
  mockClinicApi()
  const lists = mockEndpoint('get', '/api/v2/bookings/:booking_id/messages', () => pageResponse([bookingMessage]))
  const { panel } = await openPanel()
  const client = within(await panel.findByRole('region', { name: 'Client' }))
  expect(client.getByRole('link', { name: 'Ebba Lund' })).toHaveAttribute('href', `/clients/${ebba.id}`)
  expect(await client.findByRole('link', { name: '070-174 06 01' })).toHaveAttribute('href', 'tel:+46701740601')
  expect(client.getByRole('link', { name: 'ebba@example.se' })).toHaveAttribute('href', 'mailto:ebba@example.se')
  expect(client.getByText('Allergic to latex')).toBeVisible()
  const past = within(client.getByRole('list', { name: 'Last bookings' })).getByRole('listitem')
  expect(past).toHaveTextContent('2026-08-03 Peeling · Anna Berg · No-show')
  const messages = within(panel.getByRole('region', { name: 'Messages about the booking' }))
  expect(await messages.findByText('You are booked for Peeling')).toBeVisible()
  expect(messages.getByText('Failed')).toBeVisible()
  expect(messages.getByText('The number is not a mobile number.')).toBeVisible()
  // PLT-109: ten in a panel.
  expect(lists[0]?.url.searchParams.get('per_page')).toBe('10')
  await expectNoA11yViolations()
})

test.each([
  [
    { due_fees: 30000, unpaid_visits: 95000, gift_cards: 20000 },
    /^Balance: .*950\.00 to pay for visits · .*300\.00 to pay in fees · .*200\.00 on gift cards$/,
  ],
  [{ due_fees: 0, unpaid_visits: 0, gift_cards: 0 }, /^Balance: nothing to pay$/],
])('USE-004 the panel shows the balance of the client %j', async (balance, text) => {
  mockClinicApi()
  mockEndpoint('get', '/api/overview/clients/:client_id/summary', () => okResponse({ ...clientSummary, balance }))
  const { panel } = await openPanel()
  const client = within(await panel.findByRole('region', { name: 'Client' }))
  expect(await client.findByText(text)).toBeVisible()
})

test('BKG-030 the panel says when the booking was rescheduled, and nothing of one that never was', async () => {
  mockClinicApi()
  const { panel } = await openPanel()
  expect(await panel.findByText('Price')).toBeVisible()
  expect(panel.queryByText('Rescheduled')).toBeNull()
  cleanup()
  mockEndpoint('get', `/api/v2/bookings/${booking.id}`, () => okResponse({ ...bookingDetails, rescheduled_at: '2026-11-20 08:30:00' }))
  const moved = await openPanel()
  expect((await moved.panel.findByText('Rescheduled')).parentElement).toHaveTextContent('2026-11-20 09:30')
})

test('USE-004 the balance is left out for users who may not read sales', async () => {
  mockClinicApi()
  mockEndpoint('get', '/api/overview/clients/:client_id/summary', () => okResponse({ ...clientSummary, balance: null }))
  const { panel } = await openPanel()
  expect(await panel.findByText('Allergic to latex')).toBeVisible()
  expect(panel.queryByText(/^Balance/)).toBeNull()
})

test('USE-004 book again keeps client, service and practitioner, and a treatment note is one press away', async () => {
  mockClinicApi()
  const { user, panel, router } = await openPanel()
  expect(await panel.findByRole('link', { name: 'Write a treatment note' })).toHaveAttribute(
    'href',
    `/clients/${ebba.id}/procedures/create`,
  )
  await user.click(panel.getByRole('link', { name: 'Book again' }))
  const form = within(await screen.findByRole('dialog', { name: 'New booking' }))
  await waitFor(() => expect((form.getByRole('combobox', { name: /Service/ }) as HTMLInputElement).value).toMatch(/^Peeling/))
  await waitFor(() => expect(form.getByRole('combobox', { name: /Client/ })).toHaveValue('Ebba Lund'))
  expect(Object.fromEntries(new URLSearchParams(router.state.location.search))).toMatchObject({
    book: 'new',
    client: ebba.id,
    service: peeling.id,
    with: anna.id,
    view: 'list',
  })
})

test('USE-015 a message about the booking that is being sent shows what becomes of it', async () => {
  mockClinicApi()
  const calls = mockEndpoint('get', '/api/v2/bookings/:booking_id/messages', () =>
    pageResponse([{ ...bookingMessage, state: calls.length === 1 ? 'queued' : 'sent', error_text: '' }]),
  )
  const { panel } = await openPanel()
  const messages = within(panel.getByRole('region', { name: 'Messages about the booking' }))
  expect(await messages.findByText('Queued')).toBeVisible()
  expect(await messages.findByText('Sent', undefined, { timeout: 20_000 })).toBeVisible()
})

test('USE-004 the booking is moved to another practitioner at the same time', async () => {
  mockClinicApi()
  const calls = mockEndpoint('post', `/api/v2/bookings/${booking.id}/reschedule`, () =>
    okResponse({ ...bookingDetails, practitioner_id: omar.id, version: 4 }),
  )
  const { user, panel } = await openPanel()
  await user.click(await panel.findByRole('button', { name: 'Reschedule' }))
  const practitioner = await panel.findByRole('combobox', { name: /Practitioner/ })
  await waitFor(() => expect(practitioner).toHaveValue('Anna Berg'))
  await selectOption(user, practitioner, 'Omar Haddad')
  await user.click(panel.getByRole('button', { name: 'Reschedule' }))
  await screen.findByText('Rescheduled to 2026-11-24 10:00')
  expect(calls[0]?.body).toMatchObject({ start_at: booking.start_at, practitioner_id: omar.id, version: 3 })
})

test('USE-014 a practitioner who does not perform the service is not offered for the move', async () => {
  mockClinicApi()
  mockEndpoint('get', '/api/v2/services/options', () => okResponse([{ ...peeling, practitioner_ids: [anna.id] }]))
  const { user, panel } = await openPanel()
  await user.click(await panel.findByRole('button', { name: 'Reschedule' }))
  const practitioner = await panel.findByRole('combobox', { name: /Practitioner/ })
  await waitFor(() => expect(practitioner).toHaveValue('Anna Berg'))
  await user.click(practitioner)
  const options = within(await getListbox(practitioner)).getAllByRole('option', { hidden: true })
  expect(options.map(({ textContent }) => textContent)).toEqual(['Anna Berg'])
})

test('USE-004 without the permissions there is neither contact, state, note nor change', async () => {
  mockSignedIn({ permissions: ['booking.read', 'catalogue.read'] })
  mockClinicApi()
  mockEndpoint('get', `/api/v2/bookings/${booking.id}`, () => okResponse({ ...bookingDetails, allowed_states: [] }))
  mockEndpoint('get', '/api/v2/bookings/:booking_id/messages', () => pageResponse([]))
  const { panel } = await openPanel()
  expect(await panel.findByText('No messages yet')).toBeVisible()
  expect(panel.queryByText(clientSummary.client.warning)).toBeNull()
  expect(panel.queryByRole('link', { name: /Ebba|treatment note|Book again/ })).toBeNull()
  expect(panel.queryByRole('group', { name: 'Visit' })).toBeNull()
})
