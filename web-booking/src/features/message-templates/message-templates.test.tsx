import {
  expectNoA11yViolations,
  mockEndpoint,
  mockSignedIn,
  okResponse,
  renderRoutes,
  setTestLanguage,
  validationErrorResponse,
} from '@clinic/kit/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { routes } from '../../routes'
import { mockClinicApi } from '../../testing/fixtures'

const reminder = {
  type: 'reminder',
  is_on: true,
  hours: 24,
  by_sms: true,
  by_mail: true,
  text_en: 'See you {time}',
  text_sv: 'Vi ses {time}',
  version: 3,
}
const followUp = { ...reminder, type: 'follow_up', is_on: false, text_en: 'Thanks', text_sv: 'Tack', version: 1 }

beforeEach(() => {
  mockSignedIn()
  mockClinicApi()
  mockEndpoint('get', '/api/booking-messages', () => okResponse([reminder, followUp]))
  mockEndpoint('post', '/api/booking-messages/preview', async ({ request }) => {
    const { text } = (await request.clone().json()) as { text: string }
    return okResponse({
      subject: 'Your booking',
      text: text.replace('{time}', 'Tuesday at 10:00'),
      encoding: 'gsm',
      units: 40,
      segments: 1,
      remaining: 120,
    })
  })
})
afterEach(() => setTestLanguage('en'))

test('MSG-001 a reminder is edited with placeholders, previewed and saved with its version', async () => {
  const calls = mockEndpoint('put', '/api/booking-messages', () => okResponse({ ...reminder, version: 4 }))
  const { user } = renderRoutes(routes, '/booking-settings?part=messages')
  const form = within(await screen.findByRole('form', { name: 'Reminder before the booking' }))
  await waitFor(() => expect(form.getByText('See you Tuesday at 10:00')).toBeVisible())
  expect(form.getAllByText('1 SMS, 120 characters left')).toHaveLength(2)
  await expectNoA11yViolations()
  await user.type(form.getByRole('textbox', { name: /^Text in English/ }), ', ')
  await user.click(within(form.getByRole('group', { name: /Insert into the text in English/ })).getByRole('button', { name: 'First name' }))
  expect(form.getByRole('textbox', { name: /^Text in English/ })).toHaveValue('See you {time}, {client}')
  await waitFor(() => expect(form.getByText('See you Tuesday at 10:00, {client}')).toBeVisible())
  await user.click(form.getByRole('switch', { name: 'By e-mail' }))
  await user.click(form.getByRole('button', { name: 'Save' }))
  await screen.findByText('The message is saved')
  expect(calls[0]?.body).toEqual({ ...reminder, by_mail: false, text_en: 'See you {time}, {client}' })
})

test('BKG-037 the time of a message is chosen in days or in hours', async () => {
  const calls = mockEndpoint('put', '/api/booking-messages', () => okResponse({ ...reminder, version: 4 }))
  const { user } = renderRoutes(routes, '/booking-settings?part=messages')
  const form = within(await screen.findByRole('form', { name: 'Reminder before the booking' }))
  const time = form.getByRole('textbox', { name: /^Time before the start/ })
  const unit = form.getByRole('combobox', { name: 'Hours or days' })
  expect([(time as HTMLInputElement).value, (unit as HTMLSelectElement).value]).toEqual(['1', '24'])
  await user.clear(time)
  await user.type(time, '3')
  await user.click(form.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(calls[0]?.body).toMatchObject({ hours: 72 }))
  await user.selectOptions(unit, 'hours')
  expect(time).toHaveValue('3')
  await user.click(form.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(calls[1]?.body).toMatchObject({ hours: 3 }))
})

test('BKG-037 a time in hours stays in hours while another is typed', async () => {
  mockEndpoint('get', '/api/booking-messages', () => okResponse([{ ...reminder, hours: 36 }, followUp]))
  const calls = mockEndpoint('put', '/api/booking-messages', () => okResponse({ ...reminder, version: 4 }))
  const { user } = renderRoutes(routes, '/booking-settings?part=messages')
  const form = within(await screen.findByRole('form', { name: 'Reminder before the booking' }))
  const time = form.getByRole('textbox', { name: /^Time before the start/ })
  await user.clear(time)
  await user.type(time, '24')
  expect(time).toHaveValue('24')
  expect(form.getByRole('combobox', { name: 'Hours or days' })).toHaveDisplayValue('hours')
  await user.click(form.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(calls[0]?.body).toMatchObject({ hours: 24 }))
})

test('MSG-001 an unknown placeholder is reported at its field, in Swedish too', async () => {
  await setTestLanguage('sv')
  mockEndpoint('put', '/api/booking-messages', () => validationErrorResponse({ text_sv: 'Platshållaren {x} finns inte.' }))
  const { user } = renderRoutes(routes, '/booking-settings?part=messages')
  const form = within(await screen.findByRole('form', { name: 'Uppföljning efter bokningen' }))
  await user.click(form.getByRole('switch', { name: 'Skicka uppföljningar' }))
  await user.click(form.getByRole('button', { name: 'Spara' }))
  expect(await form.findByText('Platshållaren {x} finns inte.')).toBeVisible()
})

test('a user without write permission reads the messages but cannot change them', async () => {
  mockSignedIn({ permissions: ['catalogue.read'] })
  renderRoutes(routes, '/booking-settings?part=messages')
  const form = within(await screen.findByRole('form', { name: 'Reminder before the booking' }))
  expect(form.queryByRole('button')).toBeNull()
  expect(form.getByRole('textbox', { name: /^Text in English/ })).toBeDisabled()
})
