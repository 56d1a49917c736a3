import { accessible, answer, inLanguage, invalid, ok, refusal, show, signedIn } from '@clinic/kit/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { routes } from '../../routes'
import { anna, consult, facials, lasers, omar, openClinic, peeling, pick, room } from '../../testing/clinic'

beforeEach(() => signedIn())
afterEach(() => inLanguage('en'))

type User = ReturnType<typeof show>['user']
const choose = async (user: User, label: RegExp, option: string) => pick(user, await screen.findByRole('combobox', { name: label }), option)

test('BKG-003 the services stand under their categories with price, length and who performs them', async () => {
  openClinic()
  const { user, router } = show(routes, '/bookings/services')
  const table = await screen.findByRole('table', { name: 'Facials' })
  expect(within(table).getByRole('row', { name: /Peeling/ })).toHaveTextContent(/45 min.*900\.00.*Anna Berg, Omar Haddad.*On the portal/)
  expect(screen.queryByRole('table', { name: 'Lasers' })).toBeNull()
  await accessible()
  await user.type(screen.getByRole('searchbox'), 'consult')
  await waitFor(() => expect(screen.queryByText('Peeling')).toBeNull())
  await user.click(screen.getByRole('link', { name: 'Consultation' }))
  await waitFor(() => expect(router.state.location.pathname).toBe(`/bookings/services/${consult.id}/edit`))
})

test('BKG-002 a service is added with all that it has', async () => {
  openClinic()
  const calls = answer('post', '/api/v2/services', () => ok({ ...peeling, id: 'new' }))
  const { user, router } = show(routes, '/bookings/services/add')
  await user.type(await screen.findByRole('textbox', { name: /^Name/ }), 'Laser')
  await choose(user, /^Category/, 'Lasers')
  await user.type(screen.getByRole('textbox', { name: /^Price/ }), '1250.50')
  await user.clear(screen.getByRole('textbox', { name: /^Duration/ }))
  await user.type(screen.getByRole('textbox', { name: /^Duration/ }), '60')
  await user.clear(screen.getByRole('textbox', { name: /^Time after/ }))
  await user.type(screen.getByRole('textbox', { name: /^Time after/ }), '10')
  await choose(user, /^Performed by/, 'Omar Haddad')
  await choose(user, /^Rooms/, 'Room 1')
  await user.type(screen.getByRole('textbox', { name: 'Description in Swedish' }), 'En laser')
  await user.click(screen.getByRole('switch', { name: 'Visitors may book it on the portal' }))
  await user.click(screen.getByRole('button', { name: 'Add a service' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/bookings/services'))
  expect(calls[0]?.body).toMatchObject({
    name: 'Laser',
    category_id: lasers.id,
    price: 125050,
    duration: 60,
    time_before: 0,
    time_after: 10,
    practitioner_ids: [omar.id],
    room_ids: [room.id],
    description_sv: 'En laser',
    bookable: false,
    is_active: true,
  })
})

test('BKG-002 what is required is said before sending, and what the server finds stands at its field', async () => {
  openClinic()
  const calls = answer('post', '/api/v2/services', () => invalid({ price: 'Above zero, please' }))
  const { user } = show(routes, '/bookings/services/add')
  await user.click(await screen.findByRole('button', { name: 'Add a service' }))
  expect((await screen.findAllByText('This field is required.')).length).toBeGreaterThan(1)
  expect(calls).toHaveLength(0)
  await user.type(screen.getByRole('textbox', { name: /^Name/ }), 'Laser')
  await choose(user, /^Category/, 'Lasers')
  await user.type(screen.getByRole('textbox', { name: /^Price/ }), '1')
  await user.click(screen.getByRole('button', { name: 'Add a service' }))
  expect(await screen.findByText('Above zero, please')).toBeVisible()
})

test('BKG-002 a changed service is sent with the version that the change began from; a service is deleted only after the question', async () => {
  openClinic()
  answer('get', `/api/v2/services/${peeling.id}`, () => ok(peeling))
  const saved = answer('put', `/api/v2/services/${peeling.id}`, () => ok({ ...peeling, version: 3 }))
  const deleted = answer('delete', `/api/v2/services/${peeling.id}`, () => ok(null))
  const { user, router } = show(routes, `/bookings/services/${peeling.id}/edit`)
  const name = await screen.findByRole('textbox', { name: /^Name/ })
  await user.clear(name)
  await user.type(name, 'Deep peeling')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/bookings/services'))
  expect(saved[0]?.body).toMatchObject({ name: 'Deep peeling', price: 90000, version: 2, practitioner_ids: [anna.id, omar.id] })
  expect(saved[0]?.body).not.toHaveProperty('id')
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Delete the service' }), 'the screen left').toBeNull())
  await router.navigate(`/bookings/services/${peeling.id}/edit`)
  await user.click(await screen.findByRole('button', { name: 'Delete the service' }))
  expect(deleted).toHaveLength(0)
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete the service' }))
  await waitFor(() => expect(deleted[0]?.url.search).toBe('?version=2'))
})

test('BKG-001 categories are put in order, put out of use, renamed and added', async () => {
  openClinic()
  const order = answer('post', '/api/v2/categories/shift', () => ok([lasers, facials]))
  const toggled = answer('post', `/api/v2/categories/${lasers.id}/toggle`, () => ok({ ...lasers, is_active: false }))
  const renamed = answer('put', `/api/v2/categories/${facials.id}`, () => ok(facials))
  const added = answer('post', '/api/v2/categories', () => ok({ ...facials, id: 'new' }))
  const { user } = show(routes, '/bookings/category')
  await user.click(await screen.findByRole('button', { name: 'Move Lasers up' }))
  await waitFor(() => expect(order[0]?.body).toEqual({ ids: [lasers.id, facials.id] }))
  expect(screen.getByRole('button', { name: 'Move Facials up' })).toBeDisabled()
  await user.click(screen.getByRole('switch', { name: 'Lasers in use' }))
  await waitFor(() => expect(toggled[0]?.body).toEqual({ version: 4 }))
  await user.click(screen.getByRole('button', { name: 'Edit Facials' }))
  await user.type(await screen.findByRole('textbox', { name: /^Name/ }), '!')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(renamed[0]?.body).toEqual({ name: 'Facials!', group_booking: false, is_active: true, version: 1 }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await user.click(screen.getByRole('button', { name: 'Add a category' }))
  const form = within(await screen.findByRole('dialog'))
  await user.type(await form.findByRole('textbox', { name: /^Name/ }), 'Massage')
  await user.click(form.getByRole('switch', { name: /Group booking/ }))
  await user.click(form.getByRole('button', { name: 'Add a category' }))
  await waitFor(() => expect(added[0]?.body).toEqual({ name: 'Massage', group_booking: true, is_active: true }))
})

test('BKG-001 an order that the server refuses is said', async () => {
  openClinic()
  answer('post', '/api/v2/categories/shift', () => refusal(403, 'subscription.read_only', 'Only reading is possible'))
  const { user } = show(routes, '/bookings/category')
  await user.click(await screen.findByRole('button', { name: 'Move Facials down' }))
  expect(await screen.findByText('Only reading is possible')).toBeVisible()
})

test('BKG-003 a new clinic is led from services to its first category, in Swedish too', async () => {
  await inLanguage('sv')
  openClinic()
  answer('get', '/api/v2/services', () => ok([]))
  answer('get', '/api/v2/categories', () => ok([]))
  show(routes, '/bookings/services')
  expect(await screen.findByText('Inga tjänster ännu')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Lägg till en kategori' })).toHaveAttribute('href', '/bookings/category')
})

test('who may only read sees the catalogue without the ways to change it', async () => {
  signedIn({ permissions: ['booking.read', 'catalogue.read'] })
  openClinic()
  const { router } = show(routes, '/bookings/services')
  await screen.findByText('Peeling')
  expect(screen.queryByRole('link', { name: /Add a service|Peeling/ })).toBeNull()
  await router.navigate('/bookings/category')
  await screen.findByRole('switch', { name: 'Facials in use' })
  expect(screen.queryByRole('button', { name: /Add|Edit|Move/ })).toBeNull()
})
