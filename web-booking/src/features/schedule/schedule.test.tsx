import type { Schema } from '@clinic/kit/api'
import {
  closeTopDialog,
  expectNoA11yViolations,
  mockEndpoint,
  mockSignedIn,
  okResponse,
  pageResponse,
  renderRoutes,
  validationErrorResponse,
} from '@clinic/kit/testing'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { routes } from '../../routes'
import { anna, businessHours, mockClinicApi, omar } from '../../testing/fixtures'

const morning = { opens: '08:00', closes: '12:00', is_private: false, is_active: true }
const evening = { opens: '17:00', closes: '20:00', is_private: true, is_active: true }
const monday: Schema['ScheduleDayOut'] = {
  practitioner_id: anna.id,
  day: '2026-11-23',
  state: 'draft',
  expires_at: '2026-11-26 08:00:00',
  slots: [morning, evening],
  version: 4,
}
const schedule = { days: [monday], unconfirmed_count: 9, next_expiry_at: '2026-11-26 08:00:00' }
const spring = { id: 't1', name: 'Spring', slots: [], version: 1 }
const page = '/calendar/schedule?day=2026-11-24'

beforeEach(() => {
  mockSignedIn()
  mockClinicApi()
  mockEndpoint('get', '/api/business-hours', () => okResponse(businessHours))
  mockEndpoint('get', '/api/schedules', () => okResponse(schedule))
  mockEndpoint('get', '/api/schedule-templates', () => pageResponse([spring]))
})

const findCell = (practitioner: string, day: RegExp) =>
  waitFor(() => {
    const row = screen.getByRole('row', { name: new RegExp(practitioner) })
    return within(row).getByRole('button', { name: day })
  })
const changed = () => okResponse({ days: 1 })

test('BKG-012 BKG-044 a week is worked by keyboard: arrows, Enter, Space, Delete, copy, paste and undo', async () => {
  const toggled = mockEndpoint('post', '/api/schedules/toggle', changed)
  const pasted = mockEndpoint('post', '/api/schedules/paste', changed)
  const cleared = mockEndpoint('post', '/api/schedules/clear', changed)
  const restored = mockEndpoint('put', '/api/schedules', changed)
  const { user } = renderRoutes(routes, page)
  const first = await findCell('Anna', /23 November:.*08:00–12:00.*17:00–20:00.*staff only.*Not confirmed/)
  expect(await findCell('Omar', /23 November:.*09:00–17:00.*by the opening hours/)).toBeVisible()
  expect(await findCell('Omar', /28 November:.*Closed/)).toBeVisible()
  await expectNoA11yViolations()
  fireEvent.focus(first)
  await user.tab()
  first.focus()
  await user.keyboard(' ')
  await waitFor(() => expect(toggled[0]?.body).toEqual({ practitioner_id: anna.id, day: '2026-11-23', is_active: false }))
  await user.keyboard('{Control>}c{/Control}{ArrowDown}{ArrowRight}')
  const target = await findCell('Omar', /24 November/)
  await waitFor(() => expect(target).toHaveFocus())
  await user.keyboard('{Control>}v{/Control}')
  const source = { source_practitioner_id: anna.id, source_day: '2026-11-23' }
  await waitFor(() => expect(pasted[0]?.body).toEqual({ ...source, practitioner_id: omar.id, day: '2026-11-24', length: 1 }))
  await waitFor(() => expect(screen.getByRole('button', { name: 'Undo' })).toBeEnabled())
  await user.keyboard('{Control>}z{/Control}')
  const untouched = { practitioner_id: omar.id, day: '2026-11-24', slots: null, version: 0 }
  await waitFor(() => expect(restored[0]?.body).toEqual({ days: [untouched] }))
  await user.keyboard('{ArrowUp}{ArrowLeft}{Control>}{Shift>}c{/Shift}{/Control}{ArrowDown}{Control>}v{/Control}')
  await waitFor(() => expect(pasted[1]?.body).toEqual({ ...source, practitioner_id: omar.id, day: '2026-11-23', length: 7 }))
  await user.keyboard('{ArrowUp}{Delete}')
  const span = { practitioner_ids: [anna.id], starts_on: '2026-11-23', ends_on: '2026-11-23' }
  await waitFor(() => expect(cleared[0]?.body).toEqual(span))
  await user.keyboard('{Enter}')
  expect(await screen.findByRole('form', { name: 'Time slots' })).toBeVisible()
  await closeTopDialog(user)
  await waitFor(() => expect(screen.queryByRole('form')).toBeNull())
})

test('BKG-012 the same is done by mouse or touch with buttons, which wait for what they need', async () => {
  const toggled = mockEndpoint('post', '/api/schedules/toggle', changed)
  const pasted = mockEndpoint('post', '/api/schedules/paste', changed)
  const cleared = mockEndpoint('post', '/api/schedules/clear', changed)
  const restored = mockEndpoint('put', '/api/schedules', changed)
  const { user } = renderRoutes(routes, page)
  await user.click(await findCell('Omar', /25 November/))
  for (const name of ['Clear', 'Switch off', 'Paste the day', 'Undo']) expect(screen.getByRole('button', { name })).toBeDisabled()
  await user.click(await findCell('Anna', /23 November/))
  await user.click(screen.getByRole('button', { name: 'Switch off' }))
  await waitFor(() => expect(toggled).toHaveLength(1))
  await user.click(screen.getByRole('button', { name: 'Copy the day' }))
  await user.click(await findCell('Omar', /25 November/))
  await user.click(screen.getByRole('button', { name: 'Paste the day' }))
  await waitFor(() => expect(pasted[0]?.body).toMatchObject({ practitioner_id: omar.id, day: '2026-11-25', length: 1 }))
  await user.click(screen.getByRole('button', { name: 'Copy the week' }))
  expect(screen.getByRole('button', { name: 'Paste the week' })).toBeEnabled()
  await user.click(await findCell('Anna', /23 November/))
  await user.click(screen.getByRole('button', { name: 'Clear' }))
  await waitFor(() => expect(cleared).toHaveLength(1))
  await waitFor(() => expect(screen.getByRole('button', { name: 'Undo' })).toBeEnabled())
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  const slots = [morning, evening]
  await waitFor(() => expect(restored[0]?.body).toEqual({ days: [{ practitioner_id: anna.id, day: '2026-11-23', slots, version: 4 }] }))
  await user.dblClick(await findCell('Anna', /23 November/))
  expect(await screen.findByRole('form', { name: 'Time slots' })).toBeVisible()
})

test('BKG-011 BKG-010 a day’s slots are edited; the server’s sentence about a span stands beside its field', async () => {
  const saved = mockEndpoint('put', '/api/schedules', () =>
    saved.length > 1 ? okResponse({ days: 1 }) : validationErrorResponse({ 'days.0.slots.0.closes': 'The end must be after the start.' }),
  )
  const { user } = renderRoutes(routes, page)
  await user.click(await findCell('Anna', /23 November/))
  await user.click(screen.getByRole('button', { name: 'Edit the day' }))
  const form = within(await screen.findByRole('form', { name: 'Time slots' }))
  const slot = within(form.getByRole('group', { name: 'Time slot 1' }))
  await user.selectOptions(slot.getByRole('combobox', { name: 'To' }), '08:00')
  await user.click(form.getByRole('button', { name: 'Remove time slot 2' }))
  await user.click(form.getByRole('button', { name: 'Add a time slot' }))
  await user.click(form.getByRole('button', { name: 'Save' }))
  expect(await slot.findByText('The end must be after the start.')).toBeVisible()
  await user.selectOptions(slot.getByRole('combobox', { name: 'To' }), '08:30')
  await user.click(form.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('The day is saved. Confirm it to let visitors book.')).toBeVisible()
  const added = { opens: '09:00', closes: '12:00', is_private: false, is_active: true }
  const slots = [{ ...morning, closes: '08:30' }, added]
  expect(saved.at(-1)?.body).toEqual({ days: [{ practitioner_id: anna.id, day: '2026-11-23', slots, version: 4 }] })
})

test('BKG-044 the page says what waits for a confirmation and until when, and confirms the week or all', async () => {
  const confirmed = mockEndpoint('post', '/api/schedules/confirm', changed)
  const { user } = renderRoutes(routes, page)
  const notice = within(await screen.findByRole('alert'))
  expect(notice.getByText('9 days are not confirmed')).toBeVisible()
  expect(notice.getByText(/Visitors cannot book these days. .* expires, the first .*26 November/)).toBeVisible()
  await user.click(notice.getByRole('button', { name: 'Confirm this week' }))
  const ids = { practitioner_ids: [anna.id, omar.id] }
  await waitFor(() => expect(confirmed[0]?.body).toEqual({ ...ids, starts_on: '2026-11-23', ends_on: '2026-11-29' }))
  await waitFor(() => expect(notice.getByRole('button', { name: 'Confirm all days' })).toBeEnabled())
  await user.click(notice.getByRole('button', { name: 'Confirm all days' }))
  await waitFor(() => expect(confirmed[1]?.body).toMatchObject({ ...ids, starts_on: '2026-11-23' }))
})

test('BKG-011 BKG-012 a template is applied over a span, stored from a week, and removed after a question', async () => {
  const applied = mockEndpoint('post', '/api/schedule-templates/t1/apply', () => okResponse({ days: 364 }))
  const stored = mockEndpoint('post', '/api/schedule-templates', () => okResponse({ ...spring, id: 't2' }))
  const removed = mockEndpoint('delete', '/api/schedule-templates/t1', () => okResponse(null))
  const { user } = renderRoutes(routes, page)
  await user.click(await screen.findByRole('button', { name: 'Templates' }))
  await user.click(await screen.findByRole('button', { name: 'Remove Spring' }))
  await user.click(await screen.findByRole('button', { name: 'Remove' }))
  await waitFor(() => expect(removed).toHaveLength(1))
  await user.type(await screen.findByRole('textbox', { name: /^Name/ }), 'Summer')
  await user.click(screen.getByRole('button', { name: 'Save as a template' }))
  expect(await screen.findByText('The template is saved')).toBeVisible()
  const slots = [morning, evening].map((slot) => ({ ...slot, weekday: 0 }))
  expect(stored[0]?.body).toEqual({ name: 'Summer', slots })
  await user.click(screen.getByRole('button', { name: 'Apply Spring' }))
  const form = within(await screen.findByRole('form', { name: 'Apply Spring' }))
  await user.type(form.getByRole('textbox', { name: /^Last day/ }), '2027-05-23')
  await user.click(form.getByRole('button', { name: 'Apply' }))
  expect(await screen.findByText('The template is applied to 364 days. Confirm them to let visitors book.')).toBeVisible()
  expect(applied[0]?.body).toEqual({ practitioner_ids: [anna.id], starts_on: '2026-11-23', ends_on: '2027-05-23' })
})

test('PLT-109 BKG-011 templates are listed ten a page, and the eleventh is on the next', async () => {
  const lists = mockEndpoint('get', '/api/schedule-templates', ({ request }) => {
    const number = Number(new URL(request.url).searchParams.get('page'))
    return pageResponse([number === 1 ? spring : { ...spring, id: 't11', name: 'Winter' }], { page: number, per_page: 10, total: 11 })
  })
  const { user } = renderRoutes(routes, page)
  await user.click(await screen.findByRole('button', { name: 'Templates' }))
  expect(await screen.findByRole('button', { name: 'Apply Spring' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Next page' }))
  expect(await screen.findByRole('button', { name: 'Apply Winter' })).toBeVisible()
  expect(lists.map(({ url }) => url.search)).toEqual(['?page=1&per_page=10', '?page=2&per_page=10'])
})

test('BKG-012 weeks are chosen in the address; who may only read edits nothing', async () => {
  mockSignedIn({ permissions: ['catalogue.read'] })
  const edited = mockEndpoint('put', '/api/schedules', changed)
  const { user, router } = renderRoutes(routes, page)
  const cell = await findCell('Anna', /23 November/)
  expect(screen.queryByRole('button', { name: 'Edit the day' })).toBeNull()
  await user.click(cell)
  await user.keyboard('{Enter}{Delete} ')
  expect(screen.queryByRole('form')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Next week' }))
  expect(router.state.location.search).toBe('?day=2026-11-30')
  await user.click(screen.getByRole('button', { name: 'Previous week' }))
  expect(router.state.location.search).toBe('?day=2026-11-23')
  await user.click(screen.getByRole('button', { name: 'Today' }))
  expect(router.state.location.search).not.toBe('?day=2026-11-23')
  expect(edited).toHaveLength(0)
})
