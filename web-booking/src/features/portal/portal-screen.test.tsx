import { errorResponse, mockEndpoint, mockSignedIn, okResponse, renderRoutes, validationErrorResponse } from '@clinic/kit/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { routes } from '../../routes'
import { bookingSettings, googleRating, onlinePaymentSettings, selectOption } from '../../testing/fixtures'
import { suggestShortName } from './portal-name'

beforeEach(() => {
  mockSignedIn()
  mockEndpoint('get', '/api/google-rating', () => okResponse(googleRating))
  mockEndpoint('get', '/api/v3/point-of-sale/online-payments/settings', () => okResponse(onlinePaymentSettings))
})

test('PLT-050 a short name is chosen for the portal; a taken one is said beside its field', async () => {
  let shortName = ''
  mockEndpoint('get', '/api/booking-settings', () =>
    okResponse({
      ...bookingSettings,
      short_name: shortName,
      portal_url: shortName ? `http://localhost:3000/booking/${shortName}` : bookingSettings.permanent_url,
    }),
  )
  const calls = mockEndpoint('put', '/api/booking-settings/short-name', () => {
    const chosenName = String((calls.at(-1)?.body as { short_name?: string } | undefined)?.short_name)
    if (chosenName === 'kliniken') return validationErrorResponse({ short_name: 'This is already in use.' })
    shortName = chosenName
    return okResponse({ ...bookingSettings, short_name: shortName })
  })
  const { user } = renderRoutes(routes, '/booking-portal')
  const field = await screen.findByLabelText(/Name in the address/)
  expect(field).toHaveValue('kliniken')
  await user.click(screen.getByRole('button', { name: 'Choose this name' }))
  expect(await screen.findByText('This is already in use.')).toBeInTheDocument()
  await user.clear(field)
  await user.type(field, 'Hår klinik')
  await user.click(screen.getByRole('button', { name: 'Choose this name' }))
  expect(await screen.findByText('Use 3 to 40 letters a to z, digits and single dashes.')).toBeInTheDocument()
  await user.clear(field)
  await user.type(field, 'har-klinik')
  expect(screen.getByText('Your link becomes http://localhost:3000/booking/har-klinik')).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Choose this name' }))
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Link' })).toHaveValue('http://localhost:3000/booking/har-klinik'))
  expect(calls.map(({ body }) => body)).toEqual([{ short_name: 'kliniken' }, { short_name: 'har-klinik' }])
  expect(screen.getByRole('button', { name: 'Copy the link' })).toBeVisible()
})

test('BKG-040 payment is switched on, and the reason why a register can’t sell is shown', async () => {
  mockEndpoint('get', '/api/booking-settings', () => okResponse(bookingSettings))
  const blocker = 'Enrol the register with the control unit first.'
  const calls = mockEndpoint('put', '/api/v3/point-of-sale/online-payments/settings', () =>
    errorResponse(409, 'pos.no_control_unit', blocker),
  )
  const { user } = renderRoutes(routes, '/booking-portal')
  await user.click(await screen.findByRole('radio', { name: 'A deposit of a fixed amount' }))
  expect(screen.getByLabelText(/^Deposit/)).toBeVisible()
  await user.click(screen.getByRole('radio', { name: 'The whole price' }))
  expect(screen.queryByLabelText(/^Deposit/)).toBeNull()
  await selectOption(user, screen.getByRole('combobox', { name: /Register for online payments/ }), 'Till')
  expect(await screen.findByText(blocker)).toBeVisible()
  const form = within(screen.getByRole('form', { name: 'Payment when booking' }))
  await user.click(form.getByRole('button', { name: 'Save' }))
  await waitFor(() =>
    expect(calls.map(({ body }) => body)).toMatchObject([{ mode: 'whole', register_id: '01990000-0000-7000-8000-0000000000a2' }]),
  )
  expect((await screen.findAllByText(blocker)).length).toBeGreaterThan(1)
})

test('BEY-006 the card of a deposit is saved for fees where the clinic asks for it', async () => {
  mockEndpoint('get', '/api/booking-settings', () => okResponse(bookingSettings))
  const calls = mockEndpoint('put', '/api/v3/point-of-sale/online-payments/settings', () =>
    okResponse({ ...onlinePaymentSettings, mode: 'percent', saves_card: true, version: 2 }),
  )
  const { user } = renderRoutes(routes, '/booking-portal')
  const form = within(await screen.findByRole('form', { name: 'Payment when booking' }))
  expect(form.queryByRole('switch', { name: /Save the card for fees/ })).toBeNull()
  await user.click(form.getByRole('radio', { name: 'A deposit, in percent of the price' }))
  const saves = form.getByRole('switch', { name: /Save the card for fees/ })
  expect(saves).not.toBeChecked()
  await user.click(saves)
  await selectOption(user, form.getByRole('combobox', { name: /Register for online payments/ }), 'Online')
  await user.click(form.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(calls[0]?.body).toMatchObject({ mode: 'percent', saves_card: true }))
})

test('BEY-007 the QR code for the reception leads to the check-in', async () => {
  mockEndpoint('get', '/api/booking-settings', () =>
    okResponse({ ...bookingSettings, portal_url: 'http://localhost:3000/booking/kliniken' }),
  )
  renderRoutes(routes, '/booking-portal')
  expect(await screen.findByRole('heading', { name: 'Check-in at the reception' })).toBeVisible()
  expect(await screen.findByTitle(/http:\/\/localhost:3000\/booking\/check-in\/kliniken/)).toBeInTheDocument()
})

test('PLT-050 a user without write permission sees the link but cannot choose a name', async () => {
  mockSignedIn({ permissions: ['catalogue.read'] })
  mockEndpoint('get', '/api/booking-settings', () => okResponse(bookingSettings))
  renderRoutes(routes, '/booking-portal')
  await screen.findByRole('button', { name: 'Copy the link' })
  expect(screen.queryByLabelText(/Name in the address/)).toBeNull()
})

test('PLT-050 a name is suggested from the company’s name', () => {
  expect(suggestShortName('Hud & Hår i Växjö AB')).toBe('hud-har-i-vaxjo-ab')
  expect(suggestShortName('  Æther… 24:7!')).toBe('ther-24-7')
})

test('PLT-060 a place on Google is looked up before it is saved; an unknown one is said beside its field', async () => {
  mockEndpoint('get', '/api/booking-settings', () => okResponse(bookingSettings))
  const place = { name: 'Aster Klinik', rating: 47, rating_count: 128, maps_uri: 'https://maps.google.com/?cid=1' }
  const lookups = mockEndpoint('post', '/api/google-rating/lookup', () =>
    lookups.length === 1 ? validationErrorResponse({ place_id: 'Google knows no place with this id.' }) : okResponse(place),
  )
  const { user } = renderRoutes(routes, '/booking-portal')
  const field = await screen.findByLabelText(/Place ID/)
  const button = screen.getByRole('button', { name: 'Look up' })
  expect(button).toBeDisabled()
  await user.type(field, 'ChIJ-1')
  await user.click(button)
  expect(await screen.findByText('Google knows no place with this id.')).toBeInTheDocument()
  expect(lookups[0]?.body).toEqual({ place_id: 'ChIJ-1' })
  await user.type(field, '2')
  await user.click(button)
  expect(await screen.findByText('Aster Klinik: 4.7 of 5, 128 ratings')).toBeInTheDocument()
})

test('PLT-060 the rating is left out where the installation has no Google, and a failed reading is tried again', async () => {
  mockEndpoint('get', '/api/booking-settings', () => okResponse(bookingSettings))
  const calls = mockEndpoint('get', '/api/google-rating', () =>
    calls.length === 1 ? errorResponse(422, 'google.failed', 'It did not work.') : okResponse({ ...googleRating, is_available: false }),
  )
  const { user } = renderRoutes(routes, '/booking-portal')
  await user.click(await screen.findByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Rating on Google' })).toBeNull())
})
