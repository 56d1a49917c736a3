import { errorResponse, expectNoA11yViolations, mockEndpoint, mockSignedIn, okResponse, renderRoutes } from '@clinic/kit/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { routes } from '../../routes'
import { booking, bookingDetails, consultation, ivar, mockClinicApi, selectOption } from '../../testing/fixtures'

const path = `/api/v2/bookings/${booking.id}`
const openPanel = async () => {
  const view = renderRoutes(routes, `/calendar/booking/${booking.id}?view=list&day=2026-11-24`)
  return { ...view, panel: within(await screen.findByRole('dialog', { name: 'Peeling' })) }
}
const openForm = async () => {
  const view = await openPanel()
  await view.user.click(await view.panel.findByRole('button', { name: 'Edit' }))
  return { ...view, form: within(await view.panel.findByRole('form', { name: 'Edit the booking' })) }
}

beforeEach(() => {
  mockSignedIn()
  mockClinicApi()
})

test('BKG-031 another service brings its price and length, and a busy time is booked after a confirmation', async () => {
  const calls = mockEndpoint('put', path, () =>
    calls.length === 1
      ? errorResponse(409, 'booking.practitioner_busy', 'The practitioner is busy. Book anyway?', { conflicts: [] })
      : okResponse({ ...bookingDetails, version: 4 }),
  )
  const { user, form } = await openForm()
  const duration = form.getByRole('textbox', { name: /Duration/ })
  await waitFor(() => expect(duration).toHaveValue('45'))
  await waitFor(() => expect(form.getByRole('combobox', { name: /Client/ })).toHaveValue('Ebba Lund'))
  await selectOption(user, form.getByRole('combobox', { name: /^Service/ }), /Consultation/)
  await waitFor(() => expect(duration).toHaveValue(String(consultation.duration)))
  await expectNoA11yViolations()
  await user.click(form.getByRole('button', { name: 'Save' }))
  await user.click(await screen.findByRole('button', { name: 'Book anyway' }))
  await screen.findByText('The booking is changed')
  expect(calls[0]?.body).toMatchObject({
    service_id: consultation.id,
    price: consultation.price,
    duration: consultation.duration,
    room_id: null,
    version: 3,
    allow_overlap: false,
  })
  expect(calls[1]?.body).toMatchObject({ allow_overlap: true })
})

test('BKG-031 another client says what follows, and Back changes nothing', async () => {
  const calls = mockEndpoint('put', path, () => okResponse(bookingDetails))
  const { user, form, panel } = await openForm()
  const client = form.getByRole('combobox', { name: /Client/ })
  await waitFor(() => expect(client).toHaveValue('Ebba Lund'))
  await user.clear(client)
  await selectOption(user, client, new RegExp(ivar.last_name))
  expect(await form.findByText(/The new client gets the confirmation/)).toBeVisible()
  await user.click(form.getByRole('button', { name: 'Back' }))
  expect(await panel.findByRole('button', { name: 'Edit' })).toBeVisible()
  expect(calls).toHaveLength(0)
})

test('BKG-031 a paid booking keeps client, service and price, and gets another length', async () => {
  mockEndpoint('get', path, () => okResponse({ ...bookingDetails, receipt: { status: 'PAID' } }))
  const calls = mockEndpoint('put', path, () => okResponse({ ...bookingDetails, version: 4 }))
  const { user, form } = await openForm()
  expect(form.getByText(/The booking has a receipt/)).toBeVisible()
  for (const name of [/Client/, /^Service/, /Price/]) {
    expect(form.queryByRole('combobox', { name })).toBeNull()
    expect(form.queryByRole('textbox', { name })).toBeNull()
  }
  const duration = form.getByRole('textbox', { name: /Duration/ })
  await user.clear(duration)
  await user.type(duration, '60')
  await user.click(form.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(calls[0]?.body).toMatchObject({ duration: 60, price: bookingDetails.service.price }))
})

test.each([
  ['+46701740601', 'ebba@example.se', 'by SMS to 070-174 06 01 and by e-mail to ebba@example.se'],
  ['+46701740601', '', 'by SMS to 070-174 06 01'],
  ['', 'ebba@example.se', 'by e-mail to ebba@example.se'],
])('BKG-031 the confirmation is sent anew after a question, and the message says where (%s %s)', async (phone, email, where) => {
  const calls = mockEndpoint('post', `${path}/send-booking`, () => okResponse({ phone, email }))
  const { user, panel } = await openPanel()
  const open = await panel.findByRole('button', { name: 'Send the confirmation' })
  await user.click(open)
  await user.click(within(await screen.findByRole('dialog', { name: 'Send the confirmation?' })).getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Send the confirmation?' })).toBeNull())
  expect(calls).toHaveLength(0)
  await user.click(open)
  await user.click(within(await screen.findByRole('dialog', { name: 'Send the confirmation?' })).getByRole('button', { name: 'Send' }))
  expect(await screen.findByText(`The confirmation is sent ${where}`)).toBeVisible()
  expect(calls).toHaveLength(1)
})

test('BKG-031 a refused confirmation says why, and a no-show has no button for it', async () => {
  mockEndpoint('post', `${path}/send-booking`, () => errorResponse(409, 'booking.client_without_address', 'Add an address first.'))
  const { user, panel } = await openPanel()
  await user.click(await panel.findByRole('button', { name: 'Send the confirmation' }))
  await user.click(await screen.findByRole('button', { name: 'Send' }))
  expect(await screen.findByText('Add an address first.')).toBeVisible()
})

test('BKG-031 BKG-021 a no-show is not confirmed or changed, and says who set it', async () => {
  const missed = { state: 'no_show', no_show_at: '2026-11-24 09:20:00', state_set_by_name: 'Omar Haddad', allowed_states: ['booked'] }
  mockEndpoint('get', path, () => okResponse({ ...bookingDetails, ...missed }))
  const { panel } = await openPanel()
  expect(await panel.findByText('Omar Haddad')).toBeVisible()
  expect(panel.getByText('“No-show” set by')).toBeVisible()
  expect(panel.queryByRole('button', { name: /^(Change|Send the confirmation)$/ })).toBeNull()
})
