import { accessible, answer, invalid, listed, ok, refusal, show, signedIn } from '@clinic/kit/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import { routes } from '../../routes'
import { anna, booking, ebba, ivar, listOf, openClinic, peeling, pick } from '../../testing/clinic'

beforeEach(() => signedIn())

const at = (query: string) => `/calendar/booking?view=list&day=2026-11-24&${query}`
const busy = 'The practitioner is busy during the selected time slot. Book anyway?'

type User = ReturnType<typeof show>['user']

async function choose(user: User, label: RegExp, option: RegExp) {
  const panel = within(await screen.findByRole('dialog', { name: 'Book a visit' }))
  await pick(user, await panel.findByRole('combobox', { name: label }), option)
}

const send = async (user: User) =>
  user.click(within(screen.getByRole('dialog', { name: 'Book a visit' })).getByRole('button', { name: 'Book a visit' }))

test('a press on empty time books there: the clinic’s ten o’clock, with that practitioner', async () => {
  openClinic()
  const calls = answer('post', '/api/bookings', () => ok(booking))
  const { user, router } = show(routes, at(`book=2026-11-24+10:00:00&with=${anna.id}`))
  await choose(user, /Client/, /Ebba Lund/)
  await choose(user, /^Service/, /Peeling/)
  await accessible()
  await send(user)
  await screen.findByText('Ebba Lund is booked 2026-11-24 10:00')
  expect(calls[0]?.body).toMatchObject({
    client_id: ebba.id,
    service_id: peeling.id,
    practitioner_id: anna.id,
    start_at: '2026-11-24 09:00:00',
    book_anyway: false,
  })
  await waitFor(() => expect(router.state.location.search).not.toContain('book='))
})

test('BKG-032 BEY-002 a busy time is booked over only after the question, which lists all clashes; on a no another time is asked for', async () => {
  openClinic()
  const clashes = ['08:30', '09:15'].map((at) => ({
    kind: 'practitioner',
    name: 'Anna Berg',
    start_at: `2026-11-24 ${at}:00`,
    end_at: `2026-11-24 ${at.replace(/..$/, '45')}:00`,
  }))
  const calls = answer('post', '/api/bookings', () =>
    calls.length < 3 ? refusal(409, 'booking.practitioner_busy', busy, { clashes }) : ok({ ...booking, is_overbooked: true }),
  )
  const { user } = show(routes, at(`book=2026-11-24+10:00:00&with=${anna.id}&client=${ebba.id}`))
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
  expect(calls.map(({ body }) => (body as { book_anyway: boolean }).book_anyway)).toEqual([false, false, true])
})

test('BKG-032 BEY-042 one that is booked over and whose answer is lost is asked about again, and booked once', async () => {
  openClinic()
  const answers = [refusal(409, 'booking.practitioner_busy', busy), HttpResponse.error(), refusal(409, 'booking.practitioner_busy', busy)]
  const calls = answer('post', '/api/bookings', () => answers.shift() ?? ok(booking))
  const { user } = show(routes, at(`book=2026-11-24+10:00:00&with=${anna.id}&client=${ebba.id}`))
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

test('BKG-032 a visit for which every room is busy is booked over after the same question, in the room’s words', async () => {
  openClinic()
  const question = 'The room is busy during the selected time slot. Book anyway?'
  const calls = answer('post', '/api/bookings', () => (calls.length === 1 ? refusal(409, 'booking.room_busy', question) : ok(booking)))
  const { user } = show(routes, at(`book=2026-11-24+10:00:00&with=${anna.id}&client=${ebba.id}`))
  await choose(user, /^Service/, /Peeling/)
  await send(user)
  expect(await screen.findByRole('dialog', { name: 'The time is busy' })).toHaveTextContent(question)
  await user.click(screen.getByRole('button', { name: 'Book anyway' }))
  await screen.findByText(/Ebba Lund is booked/)
  expect(calls.map(({ body }) => (body as { book_anyway: boolean }).book_anyway)).toEqual([false, true])
})

test('the client is found by a piece of the name, after the last key', async () => {
  openClinic()
  const calls = answer('get', '/api/clients', ({ request }) => listed(request.url.includes('search=iva') ? [ivar] : [ebba, ivar]))
  const { user } = show(routes, at('book=new'))
  const panel = within(await screen.findByRole('dialog', { name: 'Book a visit' }))
  await user.type(await panel.findByRole('combobox', { name: /Client/ }), 'iva')
  expect(await screen.findByRole('option', { name: /Ivar Ek/, hidden: true })).toBeInTheDocument()
  expect(screen.queryByRole('option', { name: /Ebba/, hidden: true })).toBeNull()
  expect(calls.filter(({ url }) => /search=(i|iv)$/.test(url.search))).toHaveLength(0)
})

test('nobody is offered before it is known who is found: a quick press would take the wrong one, or add whoever is there already', async () => {
  openClinic()
  let found = () => {}
  const known = new Promise<void>((resolve) => {
    found = resolve
  })
  answer('get', '/api/clients', async ({ request }) => {
    if (!request.url.includes('search=')) return listed([ebba])
    await known
    return listed([ivar])
  })
  const { user } = show(routes, at('book=new'))
  const panel = within(await screen.findByRole('dialog', { name: 'Book a visit' }))
  const box = await panel.findByRole('combobox', { name: /Client/ })
  await user.type(box, 'iva')
  expect(await screen.findByText('Searching…')).toBeInTheDocument()
  expect(screen.queryByRole('option', { name: /Ebba/, hidden: true })).toBeNull()
  await user.keyboard('{ArrowDown}{Enter}')
  expect(screen.queryByRole('dialog', { name: 'Add a client' })).toBeNull()
  found()
  await screen.findByRole('option', { name: /^Add/, hidden: true })
  const names = within(await listOf(box)).getAllByRole('option', { hidden: true })
  expect(names.map((each) => each.textContent)).toEqual([expect.stringMatching(/^Ivar Ek/), expect.stringMatching(/^Add/)])
})

test('a new client is added on the way and is the one who is booked', async () => {
  openClinic()
  const added = { ...ivar, id: '018f0000-0000-7000-8000-0000000000f9', first_name: 'Nils', last_name: 'Ny' }
  const calls = answer('post', '/api/clients', () => ok(added))
  answer('get', `/api/clients/${added.id}`, () => ok(added))
  const booked = answer('post', '/api/bookings', () => ok({ ...booking, client_name: 'Nils Ny' }))
  const { user } = show(routes, at(`book=2026-11-24+10:00:00&with=${anna.id}`))
  await choose(user, /^Service/, /Peeling/)
  await user.click(screen.getByRole('button', { name: 'Add a client' }))
  const form = within(await screen.findByRole('dialog', { name: 'Add a client' }))
  await user.type(form.getByRole('textbox', { name: /First name/ }), 'Nils')
  await user.type(form.getByRole('textbox', { name: /Last name/ }), 'Ny')
  await user.click(form.getByRole('button', { name: 'Add a client' }))
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Add a client' })).toBeNull())
  expect(calls[0]?.body).toMatchObject({ first_name: 'Nils', last_name: 'Ny' })
  await send(user)
  await screen.findByText(/Nils Ny is booked/)
  expect(booked[0]?.body).toMatchObject({ client_id: added.id, service_id: peeling.id })
})

test.each([
  ['Nils von Ny', { first_name: 'Nils', last_name: 'von Ny', mobile_number: '', email: '' }],
  ['070-123 45 67', { first_name: '', last_name: '', mobile_number: '0701234567', email: '' }],
  ['nils@ny.example', { first_name: '', last_name: '', mobile_number: '', email: 'nils@ny.example' }],
])('who is looked for in vain is added from what was typed: %s', async (typed, start) => {
  openClinic()
  answer('get', '/api/clients', () => listed([]))
  const { user } = show(routes, at('book=new'))
  const panel = within(await screen.findByRole('dialog', { name: 'Book a visit' }))
  await user.type(await panel.findByRole('combobox', { name: /Client/ }), typed)
  await screen.findByRole('option', { name: /^Add/, hidden: true })
  await user.keyboard('{ArrowDown}{Enter}')
  const form = within(await screen.findByRole('dialog', { name: 'Add a client' }))
  const boxes = { first_name: /First name/, last_name: /Last name/, mobile_number: /Mobile/, email: /E-mail/ }
  for (const [name, box] of Object.entries(boxes))
    expect(form.getByRole('textbox', { name: box })).toHaveValue(start[name as keyof typeof boxes])
})

test('what the server finds wrong stands at its field, and what is missing is said before it is sent', async () => {
  openClinic()
  const calls = answer('post', '/api/bookings', () => invalid({ practitioner_id: 'Does not perform this service' }))
  const { user } = show(routes, at(`book=2026-11-24+10:00:00&client=${ebba.id}`))
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
])('one begins with what is not known yet: book=%s', async (asked, first) => {
  openClinic()
  show(routes, at(`book=${asked}`))
  const panel = within(await screen.findByRole('dialog', { name: 'Book a visit' }))
  await waitFor(() => expect(panel.getByRole('combobox', { name: first })).toHaveFocus())
})

test('only those who perform the service can be chosen, and only its rooms are asked for', async () => {
  openClinic()
  const { user } = show(routes, at(`book=new&client=${ebba.id}`))
  await choose(user, /^Service/, /Consultation/)
  const panel = within(screen.getByRole('dialog', { name: 'Book a visit' }))
  const box = panel.getByRole('combobox', { name: /Practitioner/ })
  await user.click(box)
  const names = within(await listOf(box)).getAllByRole('option', { hidden: true })
  expect(names.map((each) => each.textContent)).toEqual(['Anna Berg'])
  expect(panel.queryByRole('combobox', { name: /Room/ })).toBeNull()
})
