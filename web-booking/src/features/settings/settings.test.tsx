import { accessible, answer, inLanguage, invalid, ok, show, signedIn } from '@clinic/kit/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { routes } from '../../routes'
import { anna, openClinic, room, rules, week } from '../../testing/clinic'

const course = { id: 'h1', name: 'Course', starts_on: '2026-12-01', ends_on: '2026-12-02', practitioner_id: anna.id }

beforeEach(() => {
  signedIn()
  openClinic()
  answer('get', '/api/business-hours', () => ok(week))
  answer('get', '/api/holidays', () => ok([course]))
  answer('get', '/api/booking-settings', () => ok(rules))
})
afterEach(() => inLanguage('en'))

test('BKG-010 a break is made by a second opening, a day is closed by taking its hours away, and the week is saved as a whole', async () => {
  const calls = answer('put', '/api/business-hours', () => ok({ ...week, version: 6 }))
  const { user } = show(routes, '/booking-settings')
  const monday = await screen.findByRole('group', { name: 'Monday' })
  await accessible()
  await user.click(within(monday).getByRole('button', { name: 'Add hours on Monday' }))
  await user.click(within(screen.getByRole('group', { name: 'Tuesday' })).getByRole('button', { name: 'Remove these hours on Tuesday' }))
  expect(within(screen.getByRole('group', { name: 'Tuesday' })).getByText('Closed')).toBeVisible()
  await user.selectOptions(within(monday).getAllByRole('combobox', { name: 'Closes' })[0] as HTMLElement, '12:00')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText('The opening hours are saved')
  const { hours, version } = (calls[0]?.body ?? {}) as typeof week
  expect(version).toBe(5)
  expect(hours.filter(({ weekday }) => weekday === 0)).toEqual([
    { weekday: 0, opens: '09:00', closes: '12:00' },
    { weekday: 0, opens: '17:00', closes: '24:00' },
  ])
  expect(hours.some(({ weekday }) => weekday === 1)).toBe(false)
})

test('BKG-010 hours that the server refuses are marked where they stand', async () => {
  answer('put', '/api/business-hours', () => invalid({ 'hours.0.closes': 'Closes before it opens' }))
  const { user } = show(routes, '/booking-settings')
  await user.click(await screen.findByRole('button', { name: 'Save' }))
  expect(await within(await screen.findByRole('group', { name: 'Monday' })).findByText('Closes before it opens')).toBeVisible()
})

test('BKG-010 days off are the clinic’s or one person’s, are added, and removed only after the question', async () => {
  const added = answer('post', '/api/holidays', () => ok({ ...course, id: 'h2' }))
  const removed = answer('delete', '/api/holidays/h1', () => ok(null))
  const { user } = show(routes, '/booking-settings?part=holidays')
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

test('rooms are added and changed', async () => {
  const added = answer('post', '/api/rooms', () => ok({ ...room, id: 'r2' }))
  const saved = answer('put', `/api/rooms/${room.id}`, () => ok(room))
  const { user } = show(routes, '/booking-settings?part=rooms')
  await user.click(await screen.findByRole('button', { name: 'Room 1' }))
  await user.click(await screen.findByRole('switch', { name: 'In use' }))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(saved[0]?.body).toEqual({ name: 'Room 1', color: room.color, is_active: false, version: 1 }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await user.click(screen.getByRole('button', { name: 'Add a room' }))
  const form = within(await screen.findByRole('dialog'))
  await user.type(await form.findByRole('textbox', { name: /^Name/ }), 'Room 2')
  await user.click(form.getByRole('button', { name: 'Add a room' }))
  await waitFor(() => expect(added[0]?.body).toMatchObject({ name: 'Room 2', is_active: true }))
})

test('the rules of booking are saved with the version they began from, within the server’s limits', async () => {
  const calls = answer('put', '/api/booking-settings', () => ok(rules))
  const { user } = show(routes, '/booking-settings?part=rules')
  const step = await screen.findByRole('textbox', { name: /A time begins every/ })
  await user.clear(step)
  await user.type(step, '3')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Enter a number of at least 5.')).toBeVisible()
  expect(calls).toHaveLength(0)
  await user.clear(step)
  await user.type(step, '30')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(calls[0]?.body).toEqual({ slot_step: 30, lead_minutes: 60, horizon_days: 90, hold_minutes: 10, version: 2 }))
})

test('who may not change the schedule sees it without the ways to', async () => {
  signedIn({ permissions: ['catalogue.read'] })
  const { user } = show(routes, '/booking-settings')
  await screen.findByRole('group', { name: 'Monday' })
  expect(screen.queryByRole('button', { name: /Save|Add|Remove/ })).toBeNull()
  await user.click(screen.getByRole('tab', { name: 'Days off' }))
  await screen.findByText('Course')
  expect(screen.queryByRole('button', { name: /Add|Remove/ })).toBeNull()
})

test('BKG-003 the portal’s link and code are copied, drawn for a camera and shown as visitors see them', async () => {
  await inLanguage('sv')
  const { user } = show(routes, '/booking-portal')
  expect(await screen.findByRole('textbox', { name: 'Länk' })).toHaveValue(rules.portal_url)
  await user.click(screen.getByRole('button', { name: 'Kopiera länken' }))
  expect(await navigator.clipboard.readText()).toBe(rules.portal_url)
  await user.click(screen.getByRole('button', { name: 'Kopiera koden' }))
  expect(await navigator.clipboard.readText()).toBe(rules.embed_code)
  expect(screen.getByTitle('Så ser besökarna den')).toHaveAttribute('src', '/booking/k1')
  expect(screen.getByRole('img', { name: `QR-kod för ${rules.portal_url}` })).toBeVisible()
})
