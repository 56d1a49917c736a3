import {
  errorResponse,
  expectNoA11yViolations,
  mockEndpoint,
  mockSignedIn,
  okResponse,
  pageResponse,
  renderRoutes,
  setTestLanguage,
} from '@clinic/kit/testing'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { routes } from '../../routes'
import { cancellationFee, cardCharge, cardOnFile, dueFee, noCard, noFees, noShowFee } from '../../testing/fee-fixtures'
import { booking, bookingDetails, bookingSeries, ebba, mockClinicApi } from '../../testing/fixtures'

const feesPath = `/api/v2/bookings/${booking.id}/fees`
const openPanel = async () => {
  const view = renderRoutes(routes, `/calendar/booking/${booking.id}?view=list&day=2026-11-24`)
  return { ...view, panel: within(await screen.findByRole('dialog', { name: 'Peeling' })) }
}

beforeEach(() => {
  mockSignedIn()
  mockClinicApi()
})
afterEach(() => setTestLanguage('en'))

test('BEY-006 a late cancellation shows its fee, asks for a reason, and takes the reason for which it is waived', async () => {
  mockEndpoint('get', feesPath, () => okResponse({ ...noFees, cancellation: cancellationFee }))
  const calls = mockEndpoint('post', `/api/v2/bookings/${booking.id}/cancel`, () => okResponse({ ...bookingDetails, state: 'cancelled' }))
  const { user, panel } = await openPanel()
  await user.click(await panel.findByRole('button', { name: 'Cancel booking' }))
  const form = within(await panel.findByRole('form', { name: 'Cancel the booking?' }))
  expect(form.getByText(/gets a fee of .*500\.00.* to pay/)).toBeVisible()
  await expectNoA11yViolations()
  await user.click(form.getByRole('button', { name: 'Cancel the booking' }))
  expect(await form.findByText('This field is required.')).toBeVisible()
  expect(calls).toHaveLength(0)
  await user.click(form.getByRole('button', { name: 'Keep the booking' }))
  await user.click(await panel.findByRole('button', { name: 'Cancel booking' }))
  await user.type(await panel.findByRole('textbox', { name: /Reason for the cancellation/ }), 'Ill')
  await user.type(panel.getByRole('textbox', { name: /No fee, because/ }), 'In hospital')
  await user.dblClick(panel.getByRole('button', { name: 'Cancel the booking' }))
  await screen.findByText('The booking is cancelled')
  expect(calls.map(({ body }) => body)).toEqual([{ reason: 'Ill', fee_waiver_reason: 'In hospital', version: 3 }])
})

test('BEY-006 a cancellation in time asks for the reason only', async () => {
  mockEndpoint('get', feesPath, () => okResponse({ ...noFees, cancellation: { ...cancellationFee, reason: 'in_time', amount: 0, due: 0 } }))
  const calls = mockEndpoint('post', `/api/v2/bookings/${booking.id}/cancel`, () => okResponse({ ...bookingDetails, state: 'cancelled' }))
  const { user, panel } = await openPanel()
  await user.click(await panel.findByRole('button', { name: 'Cancel booking' }))
  await user.click(await screen.findByRole('button', { name: /because of the clinic/i }))
  await waitFor(() => expect(calls).toHaveLength(1))
  expect(calls[0]?.body).toEqual({ reason: 'Because of the clinic', version: 3 })
})

test('BEY-006 a no-show shows what is to be paid beside what was paid in advance, and is refused with the server’s error', async () => {
  mockEndpoint('get', feesPath, () => okResponse({ ...noFees, no_show: noShowFee }))
  const calls = mockEndpoint('post', `/api/v2/bookings/${booking.id}/state`, () =>
    errorResponse(409, 'booking.too_early', 'A no-show after its start.'),
  )
  const { user, panel } = await openPanel()
  await user.click(await panel.findByRole('button', { name: 'No-show' }))
  expect(await panel.findByText(/gets .*810\.00.* to pay: the fee is .*900\.00.*, of which .*90\.00.* was paid in advance/)).toBeVisible()
  await user.type(panel.getByRole('textbox', { name: /No fee, because/ }), 'Called in time')
  await user.click(panel.getByRole('button', { name: 'Mark as no-show' }))
  expect(await screen.findByText('A no-show after its start.')).toBeVisible()
  expect(calls[0]?.body).toMatchObject({ state: 'no_show', fee_waiver_reason: 'Called in time' })
})

test('BEY-006 what is free by the history, or covered by what was paid, is said in both languages', async () => {
  const history = { ...cancellationFee, reason: 'history' as const, amount: 0, due: 0, missed: 1, missed_until_fee: 2 }
  mockEndpoint('get', feesPath, () =>
    okResponse({ ...noFees, cancellation: history, no_show: { ...noShowFee, reason: 'prepaid', prepaid: 90000, due: 0 } }),
  )
  const { user, panel, unmount } = await openPanel()
  await user.click(await panel.findByRole('button', { name: 'Cancel booking' }))
  expect(await panel.findByText(/1 of 2 free times within 12 months are used/)).toBeVisible()
  unmount()
  setTestLanguage('sv')
  const swedish = await openPanel()
  await swedish.user.click(await swedish.panel.findByRole('button', { name: 'Uteblev' }))
  expect(await swedish.panel.findByText(/Avgiften på .*900.* täcks av det som klienten har betalt i förskott/)).toBeVisible()
})

test('BEY-006 the panel shows a due fee, which is sold at the till or waived for a reason', async () => {
  let fee = dueFee
  mockEndpoint('get', `/api/v2/bookings/${booking.id}`, () => okResponse({ ...bookingDetails, state: 'no_show' }))
  mockEndpoint('get', feesPath, () => okResponse({ ...noFees, fee }))
  const calls = mockEndpoint('post', `${feesPath}/waive`, () => {
    fee = { ...dueFee, state: 'waived', waive_reason: 'In hospital', version: 3 }
    return okResponse(fee)
  })
  const { user, panel } = await openPanel()
  const section = within(await panel.findByRole('region', { name: 'Fee for a no-show' }))
  expect(section.getByText('To be paid')).toBeVisible()
  expect(section.getByText(/90\.00.* of the fee was paid in advance/)).toBeVisible()
  expect(section.getByRole('link', { name: 'Take payment for the fee' })).toHaveAttribute(
    'href',
    `/point-of-sale/payment?client=${ebba.id}`,
  )
  await user.click(section.getByRole('button', { name: 'Waive the fee' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Waive the fee?' }))
  await user.type(dialog.getByRole('textbox'), 'In hospital')
  await user.click(dialog.getByRole('button', { name: 'Waive the fee' }))
  expect(await section.findByText('Waived because: In hospital')).toBeVisible()
  expect(section.queryByRole('button', { name: 'Waive the fee' })).toBeNull()
  expect(calls[0]?.body).toEqual({ reason: 'In hospital', version: 2 })
})

const cardPath = `/api/v2/bookings/${booking.id}/card-on-file`
const openFee = async () => {
  mockEndpoint('get', `/api/v2/bookings/${booking.id}`, () => okResponse({ ...bookingDetails, state: 'no_show' }))
  const { user, panel } = await openPanel()
  return { user, section: within(await panel.findByRole('region', { name: 'Fee for a no-show' })) }
}

test('BEY-006 a due fee is charged to the card on file after a question, once', async () => {
  let fee = dueFee
  let card = cardOnFile
  mockEndpoint('get', feesPath, () => okResponse({ ...noFees, fee }))
  mockEndpoint('get', cardPath, () => okResponse(card))
  const calls = mockEndpoint('post', `${cardPath}/charge`, () => {
    fee = { ...dueFee, state: 'charged', receipt_id: dueFee.id }
    card = { ...cardOnFile, charge: cardCharge }
    return okResponse(cardCharge)
  })
  const { user, section } = await openFee()
  expect(await section.findByText(/^Card on file: 476173.*0119\. The client agreed on .* to at most .*900\.00/)).toBeVisible()
  await expectNoA11yViolations()
  await user.click(section.getByRole('button', { name: 'Charge the card' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Charge the card?' }))
  expect(dialog.getByText(/810\.00.* is charged to the card 476173/)).toBeVisible()
  await user.dblClick(dialog.getByRole('button', { name: 'Charge the card' }))
  expect(await section.findByText('The card is being charged.')).toBeVisible()
  expect(section.queryByRole('button', { name: 'Charge the card' })).toBeNull()
  expect(section.queryByRole('button', { name: 'Remove the card' })).toBeNull()
  expect(calls).toHaveLength(1)
})

test('BEY-006 a charge without an answer says that it is asked for; a declined one says why beside the button', async () => {
  let charge: typeof cardCharge = { ...cardCharge, state: 'sent' }
  let fee = { ...dueFee, state: 'charged' as const, receipt_id: dueFee.id } as typeof dueFee
  mockEndpoint('get', feesPath, () => okResponse({ ...noFees, fee }))
  mockEndpoint('get', cardPath, () => okResponse({ ...cardOnFile, charge }))
  const { section } = await openFee()
  expect(await section.findByText(/^Waiting for the card company’s answer/)).toBeVisible()
  cleanup()
  charge = { ...cardCharge, state: 'declined', error: 'The card has expired.' }
  fee = dueFee
  const declined = await openFee()
  expect(await declined.section.findByRole('alert')).toHaveTextContent('The card has expired.')
  expect(declined.section.getByRole('button', { name: 'Charge the card' })).toBeEnabled()
})

test('BEY-006 a charge that is refused says why and leaves the fee as it was', async () => {
  mockEndpoint('get', feesPath, () => okResponse({ ...noFees, fee: dueFee }))
  mockEndpoint('get', cardPath, () => okResponse(cardOnFile))
  mockEndpoint('post', `${cardPath}/charge`, () => errorResponse(409, 'card_on_file.above_consent', 'Higher than agreed.'))
  const { user, section } = await openFee()
  await user.click(await section.findByRole('button', { name: 'Charge the card' }))
  await user.click(within(await screen.findByRole('dialog', { name: 'Charge the card?' })).getByRole('button', { name: 'Charge the card' }))
  expect(await screen.findByText('Higher than agreed.')).toBeVisible()
  expect(section.getByText('To be paid')).toBeVisible()
})

test('BEY-006 staff removes the card, in Swedish', async () => {
  setTestLanguage('sv')
  let card = cardOnFile
  mockEndpoint('get', `/api/v2/bookings/${booking.id}`, () => okResponse({ ...bookingDetails, state: 'no_show' }))
  mockEndpoint('get', feesPath, () => okResponse({ ...noFees, fee: dueFee }))
  mockEndpoint('get', cardPath, () => okResponse(card))
  const calls = mockEndpoint('delete', cardPath, () => {
    card = noCard
    return okResponse(null)
  })
  const { user, panel } = await openPanel()
  await user.click(await panel.findByRole('button', { name: 'Ta bort kortet' }))
  await user.click(
    within(await screen.findByRole('dialog', { name: 'Vill du ta bort kortet?' })).getByRole('button', { name: 'Ta bort kortet' }),
  )
  await waitFor(() => expect(panel.queryByRole('button', { name: 'Debitera kortet' })).toBeNull())
  expect(calls).toHaveLength(1)
})

test('BEY-006 staff removes the card of a client without a fee', async () => {
  let card = cardOnFile
  mockEndpoint('get', cardPath, () => okResponse(card))
  const calls = mockEndpoint('delete', cardPath, () => {
    card = noCard
    return okResponse(null)
  })
  const { user, panel } = await openPanel()
  expect(await panel.findByText(/^Card on file: 476173/)).toBeVisible()
  expect(panel.queryByRole('button', { name: 'Charge the card' })).toBeNull()
  await user.click(panel.getByRole('button', { name: 'Remove the card' }))
  await user.click(within(await screen.findByRole('dialog', { name: 'Remove the card?' })).getByRole('button', { name: 'Remove the card' }))
  await waitFor(() => expect(panel.queryByText(/^Card on file/)).toBeNull())
  expect(calls).toHaveLength(1)
})

test('BEY-006 a user who may not sell sees the card without the way to charge it', async () => {
  mockSignedIn({ permissions: ['booking.read', 'client.read', 'catalogue.read'] })
  mockEndpoint('get', feesPath, () => okResponse({ ...noFees, fee: dueFee }))
  mockEndpoint('get', cardPath, () => okResponse(cardOnFile))
  const { section } = await openFee()
  expect(await section.findByText(/^Card on file/)).toBeVisible()
  expect(section.queryByRole('button', { name: /the card/ })).toBeNull()
})

test('BEY-006 cancelling a series names the fee of the booking that is close', async () => {
  mockEndpoint('get', `/api/v2/bookings/${booking.id}`, () => okResponse({ ...bookingDetails, series_id: bookingSeries.id }))
  mockEndpoint('get', '/api/v2/bookings/series/:series_id', () => okResponse(bookingSeries))
  mockEndpoint('get', feesPath, () => okResponse({ ...noFees, cancellation: cancellationFee }))
  const { user, panel } = await openPanel()
  await panel.findByRole('region', { name: /of 4/ })
  await user.click(await panel.findByRole('button', { name: /Cancel this and/ }))
  expect(await screen.findByText(/gets a fee of .*500\.00.* to pay/)).toBeVisible()
})

test('BEY-006 the client’s page lists the fees to be paid with the way to their bookings', async () => {
  mockEndpoint('get', '/api/clients/:client_id/booking-fees', () => pageResponse([dueFee]))
  mockEndpoint('get', `/api/clients/${ebba.id}/bookings`, () => pageResponse([]))
  renderRoutes(routes, `/calendar/booking/${booking.id}/client/${ebba.id}`)
  const list = within(await screen.findByRole('list', { name: 'Fees to be paid' }))
  expect(list.getByRole('listitem')).toHaveTextContent(/2026-11-24 Peeling · Fee for a no-show · .*810\.00/)
  expect(list.getByRole('link')).toHaveAttribute('href', `/calendar/booking/${booking.id}`)
})
