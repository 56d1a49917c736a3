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
import { booking, mockClinicApi, treatmentNameConsent } from '../../testing/fixtures'
import { messageSettings } from '../../testing/message-fixtures'

beforeEach(() => {
  mockSignedIn()
  mockClinicApi()
  mockEndpoint('get', '/api/booking-messages', () => okResponse([]))
})
afterEach(() => setTestLanguage('en'))

const openForm = async () => {
  const view = renderRoutes(routes, '/booking-settings?part=messages')
  return { ...view, form: within(await screen.findByRole('form', { name: 'Confirmation of a booking' })) }
}
const { standard, ...saved } = messageSettings

test('BKG-040 a text is changed with a placeholder, previewed with its SMS, and reset to the standard text', async () => {
  const calls = mockEndpoint('put', '/api/booking-messages/confirmation', () => okResponse({ ...messageSettings, version: 4 }))
  const { user, form } = await openForm()
  const field = form.getByRole('textbox', { name: 'SMS in English' })
  expect(await form.findByText('sms: Booked Tuesday at 10:00 {link}')).toBeVisible()
  expect(within(form.getByRole('group', { name: 'As the client reads it: SMS in English' })).getByText(/2 SMS/)).toBeVisible()
  expect(within(form.getByRole('group', { name: 'As the client reads it: E-mail in English' })).queryByText(/2 SMS/)).toBeNull()
  expect(form.queryByRole('button', { name: /Reset/ })).toBeNull()
  await expectNoA11yViolations()
  await user.type(field, ' ')
  await user.click(within(form.getByRole('group', { name: 'Insert into: SMS in English' })).getByRole('button', { name: 'Address' }))
  expect(field).toHaveValue('Booked {time} {link} {address}')
  expect(await form.findByText('sms: Booked Tuesday at 10:00 {link} {address}')).toBeVisible()
  await user.click(form.getByRole('button', { name: 'Save' }))
  await screen.findByText('The confirmation is saved')
  expect(calls[0]?.body).toEqual({ ...saved, sms_en: 'Booked {time} {link} {address}' })
})

test('BKG-040 the standard text comes back by its button', async () => {
  mockEndpoint('get', '/api/booking-messages/confirmation', () => okResponse({ ...messageSettings, mail_sv: 'Eget {time} {link}' }))
  const { user, form } = await openForm()
  const field = form.getByRole('textbox', { name: 'E-mail in Swedish' })
  expect(field).toHaveValue('Eget {time} {link}')
  await user.click(form.getByRole('button', { name: 'Reset to the standard text: E-mail in Swedish' }))
  expect(field).toHaveValue(standard.mail_sv)
})

test('BKG-040 a text without the link is refused at its field, in Swedish too', async () => {
  await setTestLanguage('sv')
  const message = 'Texten måste innehålla {link}.'
  mockEndpoint('put', '/api/booking-messages/confirmation', () => validationErrorResponse({ mail_sv: message }))
  const { user } = renderRoutes(routes, '/booking-settings?part=messages')
  const form = within(await screen.findByRole('form', { name: 'Bekräftelse av en bokning' }))
  await user.type(form.getByRole('textbox', { name: 'E-post på svenska' }), '!')
  await user.click(form.getByRole('button', { name: 'Spara' }))
  expect(await form.findByText(message)).toBeVisible()
  expect(screen.queryByText('Bekräftelsen är sparad')).toBeNull()
})

test('LAW-052 the client’s answer is kept where the clinic names treatments, and not asked for elsewhere', async () => {
  const { unmount } = renderRoutes(routes, `/calendar/booking/${booking.id}?view=list&day=2026-11-24`)
  await screen.findByRole('dialog', { name: 'Peeling' })
  expect(screen.queryByRole('switch', { name: 'Messages may name the treatment' })).toBeNull()
  unmount()
  mockEndpoint('get', '/api/client/:client_id/treatment-names', () => okResponse({ ...treatmentNameConsent, is_on: true }))
  const calls = mockEndpoint('put', '/api/client/:client_id/treatment-names', () =>
    okResponse({ ...treatmentNameConsent, is_agreed: true }),
  )
  const { user } = renderRoutes(routes, `/calendar/booking/${booking.id}?view=list&day=2026-11-24`)
  await user.click(await screen.findByRole('switch', { name: 'Messages may name the treatment' }))
  await screen.findByText('The client’s answer is saved')
  await waitFor(() => expect(calls[0]?.body).toEqual({ is_agreed: true }))
})
