import { server } from '@clinic/kit/testing'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { beforeEach, expect, it } from 'vitest'
import type { BankIdOrder } from '../../bankid.api'
import { CODE, COMPANY } from '../../testing/fake-clinic'
import {
  clickButton,
  expectAccessible,
  fillDetails,
  findHeading,
  openPage,
  pickTime,
  setUpFreshTab,
  testContext,
} from '../../testing/visitor'

setUpFreshTab()

const BASE = `*/api/v2/booking-portal/${COMPANY}/bankid`
const order: BankIdOrder = {
  order_ref: '018f0000-0000-7000-8000-0000000000b1',
  state: 'pending',
  hint: 'outstandingTransaction',
  code: 'RFA1',
  message: 'Open the BankID app.',
  start_desktop: 'bankid:///?autostarttoken=t&redirect=null',
  start_mobile: 'https://app.bankid.com/?autostarttoken=t&redirect=null',
  outcome: {},
}
const POLLED = { timeout: 6000 }
const ok = (data: object) => HttpResponse.json({ status: '1', message: '', data })

/** The server's side of the orders. */
let bankId: { started: string[]; cancelled: number; result: Partial<BankIdOrder> }

beforeEach(() => {
  bankId = { started: [], cancelled: 0, result: {} }
  testContext.clinic.settings.content.needs_bankid = true
  server.use(
    http.post(`${BASE}/start-order`, ({ request }) => {
      bankId.started.push(request.headers.get('x-flow-key') ?? '')
      return ok(order)
    }),
    http.get(`${BASE}/generate-qr`, () => ok({ qr: 'bankid.token.0.proof', seconds: 0 })),
    http.post(`${BASE}/collect-order`, () => {
      if (bankId.result.state === 'complete') testContext.clinic.identify()
      return ok({ ...order, ...bankId.result })
    }),
    http.post(`${BASE}/cancel-order`, () => {
      bankId.cancelled += 1
      return ok({ ...order, state: 'failed' })
    }),
  )
})

async function goToBankId() {
  openPage()
  await pickTime()
  await fillDetails()
  await clickButton('Send the code')
  await userEvent.type(await screen.findByLabelText('Six-digit code'), CODE)
  await findHeading('Identify yourself with BankID')
}

it('BKG-040 nothing is confirmed before BankID; who has identified goes on to confirm', async () => {
  await goToBankId()
  expect(screen.queryByRole('button', { name: 'Confirm the booking' })).toBeNull()
  expect(bankId.started).toEqual([])
  await clickButton('Identify with BankID')
  expect(await screen.findByRole('img', { name: 'QR code for BankID' })).toBeVisible()
  expect(screen.getByText('Open the BankID app.')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Open BankID on this device' })).toHaveAttribute('href', order.start_desktop)
  await expectAccessible()
  expect(bankId.started).toEqual(['flow-1'])
  bankId.result = { state: 'complete', message: 'Done.', outcome: { is_identified: true } }
  await screen.findByRole('heading', { name: 'Is everything right?' }, POLLED)
  await clickButton('Confirm the booking')
  await findHeading('You are booked')
  expect(testContext.clinic.bookedTimes).toHaveLength(1)
}, 20_000)

it('BKG-040 a failed order says why and is tried anew; Cancel ends an open one', async () => {
  await goToBankId()
  bankId.result = { state: 'failed', message: 'You cancelled in the BankID app.' }
  await clickButton('Identify with BankID')
  expect(await screen.findByText('You cancelled in the BankID app.', {}, POLLED)).toBeVisible()
  bankId.result = {}
  await clickButton('Identify with BankID')
  expect(await screen.findByText('Open the BankID app.')).toBeVisible()
  expect(bankId.started).toHaveLength(2)
  await clickButton('Cancel')
  await waitFor(() => expect(bankId.cancelled).toBe(1))
  expect(screen.queryByRole('img', { name: 'QR code for BankID' })).toBeNull()
}, 20_000)

it('BKG-040 the personal number is not asked for where BankID gives it', async () => {
  testContext.clinic.settings.content.personal_id = 'required'
  openPage()
  await pickTime()
  expect(screen.queryByLabelText(/Personal number/)).toBeNull()
  expect(screen.getByLabelText('First name')).toBeVisible()
})
