import { accessible, answer, inLanguage, invalid, ok, show, signedIn } from '@clinic/kit/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { routes } from '../../routes'
import { openClinic } from '../../testing/clinic'

const reminder = {
  kind: 'reminder',
  is_on: true,
  hours: 24,
  by_sms: true,
  by_mail: true,
  text_en: 'See you {time}',
  text_sv: 'Vi ses {time}',
  version: 3,
}
const followUp = { ...reminder, kind: 'follow_up', is_on: false, text_en: 'Thanks', text_sv: 'Tack', version: 1 }

beforeEach(() => {
  signedIn()
  openClinic()
  answer('get', '/api/booking-messages', () => ok([reminder, followUp]))
  answer('post', '/api/booking-messages/preview', async ({ request }) => {
    const { text } = (await request.clone().json()) as { text: string }
    return ok({ subject: 'Your visit', text: text.replace('{time}', 'Tuesday at 10:00'), encoding: 'gsm', units: 40, parts: 1, left: 120 })
  })
})
afterEach(() => inLanguage('en'))

test('MSG-001 a reminder’s words are written with placeholders, read as the client will, and saved with their version', async () => {
  const calls = answer('put', '/api/booking-messages', () => ok({ ...reminder, version: 4 }))
  const { user } = show(routes, '/booking-settings?part=messages')
  const form = within(await screen.findByRole('form', { name: 'Reminder before the visit' }))
  await waitFor(() => expect(form.getByText('See you Tuesday at 10:00')).toBeVisible())
  expect(form.getAllByText('1 SMS, 120 characters left in it')).toHaveLength(2)
  await accessible()
  await user.type(form.getByRole('textbox', { name: /^Text in English/ }), ', ')
  await user.click(within(form.getByRole('group', { name: /Insert into the text in English/ })).getByRole('button', { name: 'First name' }))
  expect(form.getByRole('textbox', { name: /^Text in English/ })).toHaveValue('See you {time}, {client}')
  await waitFor(() => expect(form.getByText('See you Tuesday at 10:00, {client}')).toBeVisible())
  await user.click(form.getByRole('switch', { name: 'By e-mail' }))
  await user.click(form.getByRole('button', { name: 'Save' }))
  await screen.findByText('The message is saved')
  expect(calls[0]?.body).toEqual({ ...reminder, by_mail: false, text_en: 'See you {time}, {client}' })
})

test('MSG-001 a placeholder that nobody fills is marked where it stands, in Swedish too', async () => {
  await inLanguage('sv')
  answer('put', '/api/booking-messages', () => invalid({ text_sv: 'Platshållaren {x} finns inte.' }))
  const { user } = show(routes, '/booking-settings?part=messages')
  const form = within(await screen.findByRole('form', { name: 'Uppföljning efter besöket' }))
  await user.click(form.getByRole('switch', { name: 'Skicka uppföljningar' }))
  await user.click(form.getByRole('button', { name: 'Spara' }))
  expect(await form.findByText('Platshållaren {x} finns inte.')).toBeVisible()
})

test('who may not change the schedule reads the messages without the ways to', async () => {
  signedIn({ permissions: ['catalogue.read'] })
  show(routes, '/booking-settings?part=messages')
  const form = within(await screen.findByRole('form', { name: 'Reminder before the visit' }))
  expect(form.queryByRole('button')).toBeNull()
  expect(form.getByRole('textbox', { name: /^Text in English/ })).toBeDisabled()
})
