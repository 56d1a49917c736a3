import { accessible, answer, listed, ok, show, signedIn } from '@clinic/kit/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { slots } from '../../remote'
import { routes } from '../../routes'
import { giftCard, openTill, paid } from '../../testing/counter'

const till = '/api/v3/point-of-sale'

beforeEach(() => signedIn())

test('POS-033 gift cards are listed with what is left, found by their number, and held longer', async () => {
  openTill()
  const calls = answer('get', `${till}/gift-cards`, () => listed([giftCard]))
  const saved = answer('put', `${till}/gift-cards/${giftCard.id}`, () => ok(giftCard))
  const { user } = show(routes, '/gift-cards')
  expect(await screen.findByRole('row', { name: /ABCDE23456.*Can be used.*500\.00.*200\.50/ })).toBeVisible()
  await accessible()
  await user.type(screen.getByRole('searchbox'), 'abcde')
  await waitFor(() => expect(calls.at(-1)?.url.searchParams.get('search')).toBe('abcde'))
  await user.click(screen.getByRole('button', { name: giftCard.code }))
  const panel = await screen.findByRole('dialog', { name: giftCard.code })
  expect(within(panel).getByText(/200\.50 of .*500\.00 left/)).toBeInTheDocument()
  await user.click(within(panel).getByRole('switch', { name: 'Can be used' }))
  await user.click(within(panel).getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(saved[0]?.body).toEqual({ expires_on: '2099-01-01', is_active: false, version: 1 }))
})

test('POS-033 a gift card is sold through the till, with a value and a day it holds until', async () => {
  const { quotes } = openTill()
  const { user } = show(routes, '/point-of-sale/payment?sell=gift-card')
  const form = await screen.findByRole('form', { name: 'Gift card' })
  await user.click(within(form).getByRole('button', { name: 'Add the gift card' }))
  expect(await within(form).findByText('This field is required.')).toBeVisible()
  await user.type(within(form).getByLabelText(/Value/), '500')
  await user.click(within(form).getByRole('button', { name: 'Add the gift card' }))
  await waitFor(() =>
    expect(quotes.at(-1)?.body).toMatchObject({
      lines: [{ kind: 'gift_card', unit_price: 50000, expires_on: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) }],
    }),
  )
  expect(await screen.findByRole('button', { name: /^Card / })).toBeEnabled()
})

test('REC-012 the client’s card shows receipts and gift cards, and the way to sell', async () => {
  openTill()
  const clientId = '018f0000-0000-7000-8000-0000000000f1'
  const Receipts = slots?.['client.receipts']
  const calls = answer('get', `${till}/receipts`, () => listed([paid()]))
  answer('get', `${till}/gift-cards`, () => listed([giftCard]))
  show([{ path: '/', element: Receipts ? <Receipts clientId={clientId} /> : null }])
  expect(await screen.findByRole('link', { name: 'Receipt 7' })).toHaveAttribute('href', `/receipt/${paid().id}/detail`)
  expect(await screen.findByText('Gift card ABCDE23456')).toBeVisible()
  expect(screen.getByRole('link', { name: 'New sale' })).toHaveAttribute('href', `/point-of-sale/payment?client=${clientId}`)
  expect(calls[0]?.url.searchParams.get('client_id')).toBe(clientId)
  await accessible()
})

test('BKG-021 a visit shows its receipt, or the way to the till while nothing is paid', async () => {
  openTill()
  const bookingId = '018f0000-0000-7000-8000-0000000000e1'
  const Visit = slots?.['booking.receipt']
  const element = Visit ? <Visit bookingId={bookingId} /> : null
  answer('get', `${till}/receipts`, () => listed([paid({ state: 'CANCELLED', number: null })]))
  const { unmount } = show([{ path: '/', element }])
  expect(await screen.findByRole('link', { name: 'Take payment' })).toHaveAttribute('href', `/point-of-sale/payment?booking=${bookingId}`)
  unmount()
  answer('get', `${till}/receipts`, () => listed([paid()]))
  show([{ path: '/', element }])
  expect(await screen.findByRole('link', { name: 'Receipt 7' })).toHaveAttribute('href', `/receipt/${paid().id}/detail`)
  expect(screen.queryByRole('link', { name: 'Take payment' })).not.toBeInTheDocument()
})
