import { ApiError } from '@clinic/kit/api'
import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { errorResponse, mockEndpoint, mockSignedIn, okResponse, renderRoutes } from '../testing'
import { BankIdDialog, type BankIdOrder } from '.'

const pending: BankIdOrder = { order_ref: 'o1', state: 'pending', code: 'outstanding', hint: '', message: 'Start your BankID app.' }

function renderDialog(startOrder: () => Promise<BankIdOrder>) {
  mockSignedIn()
  const [onDone, onClose] = [vi.fn(), vi.fn()]
  const dialog = <BankIdDialog title="Identify" startOrder={startOrder} onDone={onDone} onClose={onClose} />
  return { ...renderRoutes([{ path: '/', element: dialog }]), onDone, onClose }
}

test('RXP-006 an order that could not be started says why, and another is started by Try again', async () => {
  const cancelled = mockEndpoint('post', '/api/bankid/cancel-order', () => okResponse(null))
  mockEndpoint('get', '/api/bankid/generate-qr', () => okResponse({ qr: 'bankid.1' }))
  let isRefused = true
  const { user, unmount } = renderDialog(async () => {
    if (isRefused) throw new ApiError(409, { message: 'BankID is busy with another order.' })
    return pending
  })
  expect(await screen.findByRole('alert')).toHaveTextContent('BankID is busy with another order.')
  isRefused = false
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Start your BankID app.')).toBeVisible()
  expect(screen.queryByRole('alert')).toBeNull()
  unmount()
  await waitFor(() => expect(cancelled.map(({ body }) => body)).toEqual([{ order_ref: 'o1' }]))
})

test('RXP-006 a lost connection is said while the order goes on, and Escape closes the dialog', async () => {
  mockEndpoint('post', '/api/bankid/cancel-order', () => okResponse(null))
  mockEndpoint('get', '/api/bankid/generate-qr', () => errorResponse(503, 'server.unavailable', 'The server is busy.'))
  const { user, onClose } = renderDialog(async () => pending)
  expect(await screen.findByText('The server could not be reached. We keep trying.')).toBeVisible()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
})
