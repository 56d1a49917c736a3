import {
  errorResponse,
  expectNoA11yViolations,
  mockEndpoint,
  mockSignedIn,
  okResponse,
  pageResponse,
  renderRoutes,
  validationErrorResponse,
} from '@clinic/kit/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import { routes } from '../../routes'
import {
  anna,
  bookingDetails,
  consultation,
  ebba,
  getListbox,
  ivar,
  mockClinicApi,
  omar,
  peeling,
  selectOption,
} from '../../testing/fixtures'

beforeEach(() => mockSignedIn())

const at = (query: string) => `/calendar/booking?view=list&day=2026-11-24&${query}`
const busy = 'The practitioner is busy during the selected time slot. Book anyway?'

type User = ReturnType<typeof renderRoutes>['user']

async function choose(user: User, label: RegExp, option: RegExp) {
  const panel = within(await screen.findByRole('dialog', { name: 'New booking' }))
  await selectOption(user, await panel.findByRole('combobox', { name: label }), option)
}

const send = async (user: User) =>
  user.click(within(screen.getByRole('dialog', { name: 'New booking' })).getByRole('button', { name: 'Book' }))

test('a click on an empty time books that practitioner at that time in the clinic’s time zone', async () => {
  mockClinicApi()
  const calls = mockEndpoint('post', '/api/v2/bookings', () => okResponse(bookingDetails))
  const { user, router } = renderRoutes(routes, at(`book=2026-11-24+10:00:00&with=${anna.id}`))
  await choose(user, /Client/, /Ebba Lund/)
  await choose(user, /^Service/, /Peeling/)
  await expectNoA11yViolations()
  await send(user)
  await screen.findByText('Ebba Lund is booked 2026-11-24 10:00')
  expect(calls[0]?.body).toMatchObject({
    client_id: ebba.id,
    service_id: peeling.id,
    practitioner_id: anna.id,
    start_at: '2026-11-24 09:00:00',
    allow_overlap: false,
  })
  await waitFor(() => expect(router.state.location.search).not.toContain('book='))
})

test('BEY-022 the form says why the act refuses the booking, and from when it is lawful', async () => {
  mockClinicApi()
  mockEndpoint('get', '/api/v2/services/options', () => okResponse([{ ...peeling, aesthetic_kind: 'filler' }]))
  const verdict = {
    is_lawful: false,
    reasons: ['reflection'],
    sentences: ['The time to reflect isn’t over.'],
    earliest_at: '2026-11-26 09:00:00',
    is_repeat: false,
  }
  const calls = mockEndpoint('get', `/api/client/${ebba.id}/aesthetic-verdict`, () => okResponse(verdict))
  const { user } = renderRoutes(routes, at(`book=2026-11-24+10:00:00&with=${anna.id}`))
  await choose(user, /Client/, /Ebba Lund/)
  await choose(user, /^Service/, /Peeling/)
  expect(await screen.findByText('The time to reflect isn’t over.')).toBeVisible()
  expect(screen.getByText('Earliest lawful time: 2026-11-26 10:00')).toBeVisible()
  expect(Object.fromEntries(calls[0]?.url.searchParams ?? [])).toEqual({
    kind: 'filler',
    step: 'booking',
    at: '2026-11-24 09:00:00',
    performer_id: anna.user_id,
  })
  await expectNoA11yViolations()
})

test('USE-020 a practitioner’s free time shows the services that can be booked there', async () => {
  mockClinicApi()
  const { user } = renderRoutes(routes, at(`book=2026-11-24+10:00:00&with=${omar.id}`))
  const panel = within(await screen.findByRole('dialog', { name: 'New booking' }))
  expect(await panel.findByText('What Omar Haddad performs')).toBeVisible()
  const service = panel.getByRole('combobox', { name: /^Service/ })
  const listNames = async () =>
    within(await getListbox(service))
      .getAllByRole('option', { hidden: true })
      .map(({ textContent }) => textContent?.split(' ·')[0])
  await user.click(service)
  expect(await listNames()).toEqual(['Peeling'])
  await choose(user, /^Practitioner/, /Anna Berg/)
  await user.click(service)
  expect(await listNames()).toEqual(expect.arrayContaining(['Peeling', 'Consultation']))
  expect(panel.queryByText(/performs/)).toBeNull()
})

test('USE-002 a clinic without services is led from the booking form to where they are added', async () => {
  mockClinicApi()
  mockEndpoint('get', '/api/v2/services/options', () => okResponse([]))
  renderRoutes(routes, at('book=2026-11-24+10:00:00'))
  const panel = within(await screen.findByRole('dialog', { name: 'New booking' }))
  expect(await panel.findByRole('link', { name: 'Add a service' })).toHaveAttribute('href', '/bookings/services')
  expect(panel.getByText(/No services yet/)).toBeVisible()
})

test('BKG-032 BEY-002 a booking over a busy time needs a confirmation that lists all conflicts', async () => {
  mockClinicApi()
  const conflicts = ['08:30', '09:15'].map((at) => ({
    type: 'practitioner',
    name: 'Anna Berg',
    start_at: `2026-11-24 ${at}:00`,
    end_at: `2026-11-24 ${at.replace(/..$/, '45')}:00`,
  }))
  const calls = mockEndpoint('post', '/api/v2/bookings', () =>
    calls.length < 3
      ? errorResponse(409, 'booking.practitioner_busy', busy, { conflicts })
      : okResponse({ ...bookingDetails, is_overbooked: true }),
  )
  const { user } = renderRoutes(routes, at(`book=2026-11-24+10:00:00&with=${anna.id}&client=${ebba.id}`))
  await choose(user, /^Service/, /Peeling/)
  await send(user)
  const question = await screen.findByRole('dialog', { name: 'The time is busy' })
  expect(question).toHaveTextContent(busy)
  expect(
    within(question)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Anna Berg: 09:30–09:45, 10:15–10:45'])
  await user.click(within(question).getByRole('button', { name: 'Cancel' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('The time is busy. Choose another one.')
  await waitFor(() => expect(question).not.toBeInTheDocument())
  await send(user)
  await user.click(await screen.findByRole('button', { name: 'Book anyway' }))
  await screen.findByText(/Ebba Lund is booked/)
  expect(calls.map(({ body }) => (body as { allow_overlap: boolean }).allow_overlap)).toEqual([false, false, true])
})

test('BKG-032 BEY-042 a booking over a busy time is retried with the same keys after a lost response', async () => {
  mockClinicApi()
  const answers = [
    errorResponse(409, 'booking.practitioner_busy', busy),
    HttpResponse.error(),
    errorResponse(409, 'booking.practitioner_busy', busy),
  ]
  const calls = mockEndpoint('post', '/api/v2/bookings', () => answers.shift() ?? okResponse(bookingDetails))
  const { user } = renderRoutes(routes, at(`book=2026-11-24+10:00:00&with=${anna.id}&client=${ebba.id}`))
  await choose(user, /^Service/, /Peeling/)
  for (const _ of ['lost', 'found']) {
    await send(user)
    const question = await screen.findByRole('dialog', { name: 'The time is busy' })
    await user.click(within(question).getByRole('button', { name: 'Book anyway' }))
    await waitFor(() => expect(question).not.toBeInTheDocument())
  }
  await screen.findByText(/Ebba Lund is booked/)
  const keys = calls.map(({ request }) => request.headers.get('Idempotency-Key'))
  expect(keys[2]).toBe(keys[0])
  expect(keys[3]).toBe(keys[1])
  expect(keys[1]).not.toBe(keys[0])
})

test('BKG-032 a booking while every room is busy asks for confirmation with the server’s text', async () => {
  mockClinicApi()
  const question = 'The room is busy during the selected time slot. Book anyway?'
  const calls = mockEndpoint('post', '/api/v2/bookings', () =>
    calls.length === 1 ? errorResponse(409, 'booking.room_busy', question) : okResponse(bookingDetails),
  )
  const { user } = renderRoutes(routes, at(`book=2026-11-24+10:00:00&with=${anna.id}&client=${ebba.id}`))
  await choose(user, /^Service/, /Peeling/)
  await send(user)
  expect(await screen.findByRole('dialog', { name: 'The time is busy' })).toHaveTextContent(question)
  await user.click(screen.getByRole('button', { name: 'Book anyway' }))
  await screen.findByText(/Ebba Lund is booked/)
  expect(calls.map(({ body }) => (body as { allow_overlap: boolean }).allow_overlap)).toEqual([false, true])
})

test('BEY-005 a booking while every device is busy asks for confirmation, which names them', async () => {
  mockClinicApi()
  const question = 'No device is free during the selected time slot: GentleMax Pro. Book anyway?'
  const conflicts = [{ type: 'device', name: 'GentleMax Pro', start_at: '2026-11-24 08:30:00', end_at: '2026-11-24 09:30:00' }]
  const calls = mockEndpoint('post', '/api/v2/bookings', () =>
    calls.length === 1 ? errorResponse(409, 'booking.device_busy', question, { conflicts }) : okResponse(bookingDetails),
  )
  const { user } = renderRoutes(routes, at(`book=2026-11-24+10:00:00&with=${anna.id}&client=${ebba.id}`))
  await choose(user, /^Service/, /Peeling/)
  await send(user)
  const dialog = await screen.findByRole('dialog', { name: 'The time is busy' })
  expect(dialog).toHaveTextContent(question)
  expect(within(dialog).getByRole('listitem')).toHaveTextContent('GentleMax Pro: 09:30–10:30')
  await user.click(screen.getByRole('button', { name: 'Book anyway' }))
  await screen.findByText(/Ebba Lund is booked/)
  expect(calls.map(({ body }) => (body as { allow_overlap: boolean }).allow_overlap)).toEqual([false, true])
})

test('BEY-005 the add-ons of a service are booked with it, and the free times are those of the whole visit', async () => {
  mockClinicApi()
  const slots = mockEndpoint('get', '/api/v2/bookings/free-slots', () => okResponse({ slots: [] }))
  const calls = mockEndpoint('post', '/api/v2/bookings', () => okResponse(bookingDetails))
  const { user } = renderRoutes(routes, at(`book=2026-11-24+10:00:00&with=${anna.id}&client=${ebba.id}`))
  await choose(user, /^Service/, /Peeling/)
  await choose(user, /^Add-ons/, /Consultation · 30 min/)
  expect(await screen.findByText(/The whole visit: 75 min, .*1,400\.00/)).toBeVisible()
  await waitFor(() => expect(slots.at(-1)?.url.searchParams.getAll('add_on_ids')).toEqual([consultation.id]))
  await send(user)
  await screen.findByText(/Ebba Lund is booked/)
  expect(calls[0]?.body).toMatchObject({ service_id: peeling.id, add_on_ids: [consultation.id] })
})

test('BEY-005 the add-ons of a service are left out when another service is chosen', async () => {
  mockClinicApi()
  const calls = mockEndpoint('post', '/api/v2/bookings', () => okResponse(bookingDetails))
  const { user } = renderRoutes(routes, at(`book=2026-11-24+10:00:00&with=${anna.id}&client=${ebba.id}`))
  await choose(user, /^Service/, /Peeling/)
  await choose(user, /^Add-ons/, /Consultation/)
  await choose(user, /^Service/, /Consultation/)
  await waitFor(() => expect(screen.queryByRole('combobox', { name: /^Add-ons/ })).toBeNull())
  await send(user)
  await screen.findByText(/Ebba Lund is booked/)
  expect(calls[0]?.body).toMatchObject({ service_id: consultation.id, add_on_ids: [] })
})

test('a client is searched by part of the name, after the last key', async () => {
  mockClinicApi()
  const calls = mockEndpoint('get', '/api/clients', ({ request }) =>
    pageResponse(request.url.includes('search=iva') ? [ivar] : [ebba, ivar]),
  )
  const { user } = renderRoutes(routes, at('book=new'))
  const panel = within(await screen.findByRole('dialog', { name: 'New booking' }))
  await user.type(await panel.findByRole('combobox', { name: /Client/ }), 'iva')
  expect(await screen.findByRole('option', { name: /Ivar Ek/, hidden: true })).toBeInTheDocument()
  expect(screen.queryByRole('option', { name: /Ebba/, hidden: true })).toBeNull()
  expect(calls.filter(({ url }) => /search=(i|iv)$/.test(url.search))).toHaveLength(0)
})

test('a client search offers no rows before its response, so that Enter cannot choose or add a wrong client', async () => {
  mockClinicApi()
  let resolveSearch = () => {}
  const known = new Promise<void>((resolve) => {
    resolveSearch = resolve
  })
  mockEndpoint('get', '/api/clients', async ({ request }) => {
    if (!request.url.includes('search=')) return pageResponse([ebba])
    await known
    return pageResponse([ivar])
  })
  const { user } = renderRoutes(routes, at('book=new'))
  const panel = within(await screen.findByRole('dialog', { name: 'New booking' }))
  const input = await panel.findByRole('combobox', { name: /Client/ })
  await user.type(input, 'iva')
  expect(await screen.findByText('Searching…')).toBeInTheDocument()
  expect(screen.queryByRole('option', { name: /Ebba/, hidden: true })).toBeNull()
  await user.keyboard('{ArrowDown}{Enter}')
  expect(screen.queryByRole('dialog', { name: 'Add a client' })).toBeNull()
  resolveSearch()
  await screen.findByRole('option', { name: /^Add/, hidden: true })
  const names = within(await getListbox(input)).getAllByRole('option', { hidden: true })
  expect(names.map((each) => each.textContent)).toEqual([expect.stringMatching(/^Ivar Ek/), expect.stringMatching(/^Add/)])
})

test('a client added from the booking form is the one booked', async () => {
  mockClinicApi()
  const added = { ...ivar, id: '018f0000-0000-7000-8000-0000000000f9', first_name: 'Nils', last_name: 'Ny' }
  const calls = mockEndpoint('post', '/api/clients', () => okResponse(added))
  const loads = mockEndpoint('get', `/api/clients/${added.id}`, () => okResponse(added))
  const booked = mockEndpoint('post', '/api/v2/bookings', () => okResponse({ ...bookingDetails, client: added }))
  const { user } = renderRoutes(routes, at(`book=2026-11-24+10:00:00&with=${anna.id}`))
  await choose(user, /^Service/, /Peeling/)
  await user.click(screen.getByRole('button', { name: 'Add a client' }))
  const form = within(await screen.findByRole('dialog', { name: 'Add a client' }))
  await user.type(form.getByRole('textbox', { name: /First name/ }), 'Nils')
  await user.type(form.getByRole('textbox', { name: /Last name/ }), 'Ny')
  await user.click(form.getByRole('button', { name: 'Add a client' }))
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Add a client' })).toBeNull())
  expect(calls[0]?.body).toMatchObject({ first_name: 'Nils', last_name: 'Ny' })
  await waitFor(() => expect(screen.getByRole('combobox', { name: /Client/ })).toHaveValue('Nils Ny'))
  // The name is known from the answer: a call for it would also enter the access log.
  expect(loads).toHaveLength(0)
  await send(user)
  await screen.findByText(/Nils Ny is booked/)
  expect(booked[0]?.body).toMatchObject({ client_id: added.id, service_id: peeling.id })
})

test.each([
  ['Nils von Ny', { first_name: 'Nils', last_name: 'von Ny', mobile_number: '', email: '' }],
  ['070-123 45 67', { first_name: '', last_name: '', mobile_number: '0701234567', email: '' }],
  ['nils@ny.example', { first_name: '', last_name: '', mobile_number: '', email: 'nils@ny.example' }],
])('a client who does not exist is added with the typed text filled in: %s', async (typed, start) => {
  mockClinicApi()
  mockEndpoint('get', '/api/clients', () => pageResponse([]))
  const { user } = renderRoutes(routes, at('book=new'))
  const panel = within(await screen.findByRole('dialog', { name: 'New booking' }))
  await user.type(await panel.findByRole('combobox', { name: /Client/ }), typed)
  await screen.findByRole('option', { name: /^Add/, hidden: true })
  await user.keyboard('{ArrowDown}{Enter}')
  const form = within(await screen.findByRole('dialog', { name: 'Add a client' }))
  const boxes = { first_name: /First name/, last_name: /Last name/, mobile_number: /Mobile/, email: /E-mail/ }
  for (const [name, input] of Object.entries(boxes))
    expect(form.getByRole('textbox', { name: input })).toHaveValue(start[name as keyof typeof boxes])
})

test('missing fields are reported before sending, and the server’s errors are shown on their fields', async () => {
  mockClinicApi()
  const calls = mockEndpoint('post', '/api/v2/bookings', () =>
    validationErrorResponse({ practitioner_id: 'Does not perform this service' }),
  )
  const { user } = renderRoutes(routes, at(`book=2026-11-24+10:00:00&client=${ebba.id}`))
  await choose(user, /^Service/, /Peeling/)
  await send(user)
  expect(await screen.findByText('This field is required.')).toBeVisible()
  expect(calls).toHaveLength(0)
  await choose(user, /Practitioner/, /Omar Haddad/)
  await send(user)
  expect(await screen.findByText('Does not perform this service')).toBeVisible()
})

test.each([
  ['new', /Client/],
  [`new&client=${ebba.id}`, /^Service/],
])('the first field without a value has the focus: book=%s', async (requests, first) => {
  mockClinicApi()
  renderRoutes(routes, at(`book=${requests}`))
  const panel = within(await screen.findByRole('dialog', { name: 'New booking' }))
  await waitFor(() => expect(panel.getByRole('combobox', { name: first })).toHaveFocus())
})

test('only practitioners who perform the service are offered, and a room only for a service with rooms', async () => {
  mockClinicApi()
  const { user } = renderRoutes(routes, at(`book=new&client=${ebba.id}`))
  await choose(user, /^Service/, /Consultation/)
  const panel = within(screen.getByRole('dialog', { name: 'New booking' }))
  const input = panel.getByRole('combobox', { name: /Practitioner/ })
  await user.click(input)
  const names = within(await getListbox(input)).getAllByRole('option', { hidden: true })
  expect(names.map((each) => each.textContent)).toEqual(['Anna Berg'])
  expect(panel.queryByRole('combobox', { name: /Room/ })).toBeNull()
})

test('BEY-009 a booking without the visit that comes first shows which it is, and is sent with a reason', async () => {
  mockClinicApi()
  const message = 'Consultation has to be booked first, for a day at most 90 days before this visit.'
  const calls = mockEndpoint('post', '/api/v2/bookings', () =>
    calls.length < 3 ? errorResponse(409, 'booking.prerequisite_missing', message) : okResponse(bookingDetails),
  )
  const { user } = renderRoutes(routes, at(`book=2026-11-24+10:00:00&with=${anna.id}&client=${ebba.id}`))
  await choose(user, /^Service/, /Peeling/)
  await send(user)
  const question = await screen.findByRole('dialog', { name: 'A visit must come first' })
  expect(question).toHaveTextContent(message)
  await user.click(within(question).getByRole('button', { name: 'Cancel' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('Nothing was booked. Book the visit that must come first.')
  await waitFor(() => expect(question).not.toBeInTheDocument())
  await send(user)
  await user.click(await screen.findByRole('button', { name: 'Book anyway: the client had that visit elsewhere' }))
  await screen.findByText(/Ebba Lund is booked/)
  expect(calls[2]?.body).toMatchObject({ prerequisite_override_reason: 'The client had that visit elsewhere', allow_overlap: false })
})
