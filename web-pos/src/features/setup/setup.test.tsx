import { accessible, answer, invalid, ok, show, signedIn } from '@clinic/kit/testing'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { routes } from '../../routes'
import { openTill, ready, register, terminal } from '../../testing/counter'

const till = '/api/v3/point-of-sale'
const at = '/setting/terminal-setting'

beforeEach(() => {
  signedIn()
  answer('get', `${till}/setting`, () => ok({ merchant_id: 'm1', receipt_header: '', receipt_footer: 'Welcome back', version: 2 }))
})

test('POS-024 a till is connected to the control unit, and the page says what is missing until then', async () => {
  const missing = [{ code: 'pos.no_control_unit', text: 'No till is connected to a control unit yet.' }]
  openTill({ ...ready, ready: false, missing, registers: [{ ...register, control_id: '' }] })
  const calls = answer('post', `${till}/registers/${register.id}/enrol`, () => ok(register))
  const { user } = show(routes, at)
  expect(await screen.findByText('No till is connected to a control unit yet.')).toBeVisible()
  await accessible()
  openTill()
  await user.click(screen.getByRole('button', { name: 'Connect' }))
  expect(await screen.findByText('AS01000000000001')).toBeVisible()
  expect(calls).toHaveLength(1)
  expect(screen.queryByText('No till is connected to a control unit yet.')).not.toBeInTheDocument()
})

test('POS-023 a terminal of the account is added under a nick name; its virtual id can’t be changed', async () => {
  openTill()
  answer('get', `${till}/terminals/devices`, () => ok([terminal.virtual_terminal_id, '16999999']))
  const added = answer('post', `${till}/terminals`, () => ok({ ...terminal, id: 't2', name: 'Room 2', virtual_terminal_id: '16999999' }))
  const { user } = show(routes, at)
  await user.click(await screen.findByRole('button', { name: 'Add a terminal' }))
  const form = await screen.findByRole('form', { name: 'Add a terminal' })
  await user.type(within(form).getByLabelText(/Nick name/), 'Room 2')
  await user.click(within(form).getByRole('combobox', { name: /Virtual terminal id/ }))
  expect(screen.queryByRole('option', { name: terminal.virtual_terminal_id, hidden: true })).not.toBeInTheDocument()
  await user.click(await screen.findByRole('option', { name: '16999999', hidden: true }))
  await user.click(within(form).getByRole('button', { name: 'Add a terminal' }))
  await waitFor(() => expect(added[0]?.body).toEqual({ name: 'Room 2', virtual_terminal_id: '16999999' }))
  await user.click(await screen.findByRole('button', { name: 'Reception' }))
  const panel = await screen.findByRole('dialog', { name: 'Reception' })
  expect(within(panel).getByText(/16123456; it can’t be changed/)).toBeInTheDocument()
})

test('POS-023 a till is added; a name that is taken says so beside its field', async () => {
  openTill()
  const calls = answer('post', `${till}/registers`, () => invalid({ name: 'This name is taken' }))
  const { user } = show(routes, at)
  await user.click(await screen.findByRole('button', { name: 'Add a till' }))
  const form = await screen.findByRole('form', { name: 'Till' })
  for (const [label, value] of [
    [/^Name/, 'Till 1'],
    [/Street/, 'Storgatan 1'],
    [/Zip/, '111 22'],
    [/City/, 'Stockholm'],
  ] as const)
    await user.type(within(form).getByLabelText(label), value)
  await user.click(within(form).getByRole('button', { name: 'Save' }))
  expect(await within(form).findByText('This name is taken')).toBeVisible()
  expect(calls[0]?.body).toMatchObject({ name: 'Till 1', city: 'Stockholm', is_active: true })
})

test('POS-023 what stands on receipts is changed', async () => {
  openTill()
  const calls = answer('put', `${till}/setting`, () => ok({}))
  const { user } = show(routes, at)
  const form = await screen.findByRole('form', { name: 'Receipt texts' })
  await user.type(within(form).getByLabelText(/At the top/), 'Call us')
  await user.click(within(form).getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(calls[0]?.body).toEqual({ receipt_header: 'Call us', receipt_footer: 'Welcome back', version: 2 }))
})

test('BEY-024 what is typed on the receipts is there again when a colleague has saved meanwhile and one comes back', async () => {
  openTill()
  let kept: unknown = null
  answer('get', '/api/drafts/receipt-texts/new', () => ok(kept))
  answer('put', '/api/drafts/receipt-texts/new', async ({ request }) => {
    kept = { ...((await request.clone().json()) as object), updated_at: '2026-11-20 08:00:00' }
    return ok(kept)
  })
  const { user } = show(routes, at)
  await user.type(await screen.findByLabelText(/At the top of receipts/), 'Call us')
  await waitFor(() => expect(kept).toMatchObject({ body: { receipt_header: 'Call us', version: 2 } }), { timeout: 3000 })
  answer('get', `${till}/setting`, () => ok({ merchant_id: 'm1', receipt_header: 'Theirs', receipt_footer: '', version: 3 }))
  cleanup()
  show(routes, at)
  await waitFor(() => expect(screen.getByLabelText(/At the top of receipts/)).toHaveValue('Call us'))
})
