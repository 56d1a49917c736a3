import {
  errorResponse,
  expectNoA11yViolations,
  mockEndpoint,
  mockSignedIn,
  okResponse,
  renderRoutes,
  setTestLanguage,
} from '@clinic/kit/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { routes } from '../../routes'
import {
  booking,
  bookingDetails,
  calendar,
  consultation,
  ebba,
  ivar,
  mockClinicApi,
  otherBooking,
  selectOption,
} from '../../testing/fixtures'
import { joinGroups } from './group-bookings'

beforeEach(() => mockSignedIn())
afterEach(async () => {
  await setTestLanguage('en')
})

const group = { group_id: '018f0000-0000-7000-8000-0000000000aa', group_quantity: 8 }
const first = { ...booking, ...group }
const second = { ...booking, ...group, id: otherBooking.id, client: otherBooking.client, state: 'arrived' as const }
const details = {
  ...bookingDetails,
  ...group,
  clients: [
    { ...first.client, booking_id: first.id, state: 'booked', pivot: { is_cancelled: false } },
    { ...second.client, booking_id: second.id, state: 'arrived', pivot: { is_cancelled: false } },
    { id: 'c', first_name: 'Olle', last_name: 'Dahl', booking_id: 'x', state: 'cancelled', pivot: { is_cancelled: true } },
  ],
} as const

function mockGroup() {
  const clinic = mockClinicApi({ calendar: { ...calendar, bookings: [first, second] } })
  mockEndpoint('get', `/api/v2/bookings/${first.id}`, () => okResponse(details))
  return clinic
}

test('BKG-033 a group is one entry of the calendar, with its booked places', async () => {
  expect(joinGroups([first, otherBooking, second])).toEqual([{ ...first, participants: 2 }, otherBooking])
  expect(joinGroups([{ ...first, state: 'no_show', forms_missing: 1 }, second])).toEqual([{ ...second, participants: 2, forms_missing: 1 }])
  mockGroup()
  renderRoutes(routes, '/calendar/booking?day=2026-11-24')
  const board = within(await screen.findByRole('region', { name: /Calendar, one column/ }))
  expect(await board.findByRole('button', { name: /2 of 8 places booked/ })).toHaveTextContent('Peeling')
  expect(board.queryByRole('button', { name: /Ebba Lund|Ivar Ek/ })).not.toBeInTheDocument()
})

test('BKG-033 the list of a day names the group once, in Swedish too', async () => {
  mockGroup()
  await setTestLanguage('sv')
  renderRoutes(routes, '/calendar/booking?day=2026-11-24&view=list')
  const list = within(await screen.findByRole('list', { name: 'Bokningar' }))
  expect(list.getAllByRole('link')).toHaveLength(1)
  expect(list.getByRole('link')).toHaveTextContent('2 av 8 platser bokade')
})

async function openPanel() {
  mockGroup()
  const view = renderRoutes(routes, `/calendar/booking/${first.id}?view=list&day=2026-11-24`)
  const panel = within(await screen.findByRole('dialog', { name: 'Peeling' }))
  return { ...view, panel, section: within(await panel.findByRole('region', { name: 'Group booking' })) }
}

test('BKG-033 BKG-031 the panel lists the clients, each with a booking of their own, and gives another a place', async () => {
  const calls = mockEndpoint('post', `/api/v2/bookings/${first.id}/create-on-existing`, () =>
    calls.length === 1
      ? errorResponse(409, 'booking.group_full', 'All 8 places of this group booking are taken.')
      : okResponse({ ...details, client: { id: ivar.id, first_name: 'Ivar', last_name: 'Ek' } }),
  )
  const { user, section } = await openPanel()
  expect(section.getByRole('heading', { name: '2 of 8 places booked' })).toBeVisible()
  const rows = within(section.getByRole('list', { name: 'Clients of the group booking' })).getAllByRole('listitem')
  expect(rows.map((row) => row.textContent)).toEqual(['Ebba Lund', 'Ivar Ek · Arrived', 'Olle Dahl · Cancelled'])
  expect(section.getByRole('link', { name: 'Ebba Lund' })).toHaveAttribute('aria-current', 'true')
  expect(section.getByRole('link', { name: 'Ivar Ek' })).toHaveAttribute('href', expect.stringContaining(second.id))
  await user.click(section.getByRole('button', { name: 'Add a client' }))
  const form = within(await section.findByRole('form', { name: 'Add a client' }))
  await selectOption(user, form.getByRole('combobox', { name: /Client/ }), new RegExp(ivar.last_name))
  await expectNoA11yViolations()
  await user.click(form.getByRole('button', { name: 'Book' }))
  expect(await screen.findByText(/All 8 places of this group booking are taken/)).toBeVisible()
  await user.click(form.getByRole('button', { name: 'Book' }))
  expect(await screen.findByText('Ivar Ek has a place')).toBeVisible()
  expect(calls[1]?.body).toMatchObject({ client_id: ivar.id, service_id: null, allow_overlap: false })
  await waitFor(() => expect(section.getByRole('button', { name: 'Add a client' })).toBeVisible())
})

test('BKG-033 Back leaves the form of another client', async () => {
  const { user, section } = await openPanel()
  await user.click(section.getByRole('button', { name: 'Add a client' }))
  await user.click(section.getByRole('button', { name: 'Back' }))
  expect(section.getByRole('button', { name: 'Add a client' })).toBeVisible()
})

test('BKG-033 a full group offers no further place', async () => {
  mockClinicApi()
  mockEndpoint('get', `/api/v2/bookings/${first.id}`, () => okResponse({ ...details, group_quantity: 2 }))
  renderRoutes(routes, `/calendar/booking/${first.id}?view=list&day=2026-11-24`)
  expect(await screen.findByRole('heading', { name: '2 of 2 places booked' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Add a client' })).not.toBeInTheDocument()
})

test('BKG-033 the edit of a participant has neither service, practitioner nor length', async () => {
  const calls = mockEndpoint('put', `/api/v2/bookings/${first.id}`, () => okResponse(details))
  const { user, panel } = await openPanel()
  await user.click(panel.getByRole('button', { name: /^(Edit|Change)$/ }))
  const form = within(await panel.findByRole('form', { name: 'Edit the booking' }))
  expect(form.getByText(/Move or cancel its clients one by one/)).toBeVisible()
  for (const name of [/^Service/, /Practitioner/]) expect(form.queryByRole('combobox', { name })).not.toBeInTheDocument()
  expect(form.queryByRole('textbox', { name: /Duration/ })).not.toBeInTheDocument()
  await user.click(form.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(calls[0]?.body).toMatchObject({ client_id: ebba.id, version: 3 }))
})

test('BKG-031 a service is added to a visit, and Back leaves the form', async () => {
  mockClinicApi()
  const calls = mockEndpoint('post', `/api/v2/bookings/${booking.id}/create-on-existing`, () =>
    okResponse({ ...bookingDetails, start_at: '2026-11-24 10:00:00', service: { ...consultation } }),
  )
  const { user } = renderRoutes(routes, `/calendar/booking/${booking.id}?view=list&day=2026-11-24`)
  const panel = within(await screen.findByRole('dialog', { name: 'Peeling' }))
  await user.click(await panel.findByRole('button', { name: 'Add a service' }))
  await user.click(panel.getByRole('button', { name: 'Back' }))
  await user.click(await panel.findByRole('button', { name: 'Add a service' }))
  const form = within(await panel.findByRole('form', { name: 'Add a service' }))
  await selectOption(user, form.getByRole('combobox', { name: /^Service/ }), /Consultation/)
  await expectNoA11yViolations()
  await user.click(form.getByRole('button', { name: 'Book' }))
  expect(await screen.findByText(/Consultation is booked at/)).toBeVisible()
  expect(calls[0]?.body).toMatchObject({ client_id: null, service_id: consultation.id, practitioner_id: booking.practitioner_id })
})
