import {
  expectNoA11yViolations,
  findForm,
  mockEndpoint,
  mockSignedIn,
  okResponse,
  renderRoutes,
  server,
  validationErrorResponse,
} from '@clinic/kit/testing'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { http } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import { routes } from '../../routes'
import { mockPos, readiness, register, terminal } from '../../testing/fixtures'

const posPath = '/api/v3/point-of-sale'
const at = '/point-of-sale/setting/terminal-setting'
const otherPath = '/point-of-sale/setting/other'

beforeEach(() => {
  mockSignedIn()
  mockEndpoint('get', `${posPath}/settings`, () =>
    okResponse({ merchant_id: 'm1', receipt_header: '', receipt_footer: 'Welcome back', swish_qr_id: null, version: 2 }),
  )
})

test('POS-024 a register is connected to the control unit, and the page shows what is missing until then', async () => {
  const blockers = [{ code: 'pos.no_control_unit', text: 'No register is connected to a control unit yet.' }]
  mockPos({ ...readiness, ready: false, blockers, registers: [{ ...register, control_id: '' }] })
  const calls = mockEndpoint('post', `${posPath}/registers/${register.id}/enrol`, () => okResponse(register))
  const { user } = renderRoutes(routes, at)
  expect(await screen.findByText('No register is connected to a control unit yet.')).toBeVisible()
  await expectNoA11yViolations()
  mockPos()
  await user.click(screen.getByRole('button', { name: 'Connect' }))
  expect(await screen.findByText('AS01000000000001')).toBeVisible()
  expect(calls).toHaveLength(1)
  expect(screen.queryByText('No register is connected to a control unit yet.')).not.toBeInTheDocument()
})

test('POS-023 a terminal of the account is added with a nick name, and its virtual id can’t be changed', async () => {
  mockPos()
  mockEndpoint('get', `${posPath}/terminals/devices`, () => okResponse([terminal.virtual_terminal_id, '16999999']))
  const added = mockEndpoint('post', `${posPath}/terminals`, () =>
    okResponse({ ...terminal, id: 't2', nick_name: 'Room 2', virtual_terminal_id: '16999999' }),
  )
  const { user } = renderRoutes(routes, at)
  await user.click(await screen.findByRole('button', { name: 'Add a terminal' }))
  const form = await screen.findByRole('form', { name: 'Add a terminal' })
  await user.type(within(form).getByLabelText(/Nick name/), 'Room 2')
  await user.click(within(form).getByRole('combobox', { name: /Virtual terminal id/ }))
  expect(screen.queryByRole('option', { name: terminal.virtual_terminal_id, hidden: true })).not.toBeInTheDocument()
  await user.click(await screen.findByRole('option', { name: '16999999', hidden: true }))
  await user.click(within(form).getByRole('button', { name: 'Add a terminal' }))
  await waitFor(() => expect(added[0]?.body).toEqual({ nick_name: 'Room 2', virtual_terminal_id: '16999999' }))
  await user.click(await screen.findByRole('button', { name: 'Reception' }))
  const panel = await screen.findByRole('dialog', { name: 'Reception' })
  expect(within(panel).getByText(/16123456; it can’t be changed/)).toBeInTheDocument()
  const changed = mockEndpoint('put', `${posPath}/terminals/${terminal.id}`, () => okResponse(terminal))
  const name = within(panel).getByRole('textbox', { name: /Nick name/ })
  await user.clear(name)
  await user.type(name, 'Front desk')
  await user.click(within(panel).getByRole('switch', { name: /Active/ }))
  await user.click(within(panel).getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(changed[0]?.body).toEqual({ nick_name: 'Front desk', is_active: false, version: 1 }))
})

test('POS-023 a register is added, and the server’s error about a taken name is shown on its field', async () => {
  mockPos()
  const calls = mockEndpoint('post', `${posPath}/registers`, () => validationErrorResponse({ name: 'This name is taken' }))
  const { user } = renderRoutes(routes, at)
  await user.click(await screen.findByRole('button', { name: 'Add a register' }))
  const form = await screen.findByRole('form', { name: 'Register' })
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

test('USE-012 an administrator chooses the 80 mm roll of a register’s receipt printer', async () => {
  mockPos()
  const calls = mockEndpoint('put', `${posPath}/registers/${register.id}`, () => okResponse(register))
  const { user } = renderRoutes(routes, at)
  await user.click(await screen.findByRole('button', { name: register.name }))
  const form = await findForm('Register')
  const paper = within(form).getByRole('combobox', { name: /Receipt paper/ })
  expect(paper).toHaveValue('A4')
  await user.click(paper)
  await user.click(await screen.findByRole('option', { name: '80 mm roll', hidden: true }))
  await user.click(within(form).getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(calls[0]?.body).toMatchObject({ name: register.name, receipt_paper: 'roll_80mm' }))
})

test('POS-023 the receipt texts are saved', async () => {
  mockPos()
  const calls = mockEndpoint('put', `${posPath}/settings`, () => okResponse({}))
  const { user } = renderRoutes(routes, otherPath)
  const form = await screen.findByRole('form', { name: 'Receipt texts and Swish' })
  await user.type(within(form).getByLabelText(/At the top/), 'Call us')
  await user.click(within(form).getByRole('button', { name: 'Save' }))
  await waitFor(() =>
    expect(calls[0]?.body).toEqual({ receipt_header: 'Call us', receipt_footer: 'Welcome back', swish_qr_id: null, version: 2 }),
  )
})

test('POS-023 the picture of the Swish code is uploaded and saved', async () => {
  mockPos()
  const picture = '018f0000-0000-7000-8000-0000000000aa'
  const calls = mockEndpoint('put', `${posPath}/settings`, () => okResponse({}))
  server.use(
    http.post('*/api/files', () =>
      okResponse({ id: picture, path: `files/${picture}`, name: '', media_type: 'image/png', size: 1, width: 1, height: 1 }),
    ),
  )
  const { user } = renderRoutes(routes, otherPath)
  const form = await screen.findByRole('form', { name: 'Receipt texts and Swish' })
  const input = form.querySelector<HTMLInputElement>('input[type=file]') as HTMLInputElement
  fireEvent.change(input, { target: { files: [new File(['x'], 'swish.png', { type: 'image/png' })] } })
  expect(await within(form).findByRole('img', { name: 'swish.png' })).toBeInTheDocument()
  await expectNoA11yViolations()
  await user.click(within(form).getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(calls[0]?.body).toMatchObject({ swish_qr_id: picture, version: 2 }))
})

test('BEY-024 a draft of the receipt texts is restored after a colleague has saved other texts', async () => {
  mockPos()
  let savedDraft: unknown = null
  mockEndpoint('get', '/api/drafts/receipt-texts/new', () => okResponse(savedDraft))
  mockEndpoint('put', '/api/drafts/receipt-texts/new', async ({ request }) => {
    savedDraft = { ...((await request.clone().json()) as object), updated_at: '2026-11-20 08:00:00' }
    return okResponse(savedDraft)
  })
  const { user } = renderRoutes(routes, otherPath)
  await user.type(await screen.findByLabelText(/At the top of receipts/), 'Call us')
  await waitFor(() => expect(savedDraft).toMatchObject({ body: { receipt_header: 'Call us', version: 2 } }), { timeout: 3000 })
  mockEndpoint('get', `${posPath}/settings`, () =>
    okResponse({ merchant_id: 'm1', receipt_header: 'Theirs', receipt_footer: '', swish_qr_id: null, version: 3 }),
  )
  cleanup()
  renderRoutes(routes, otherPath)
  await waitFor(() => expect(screen.getByLabelText(/At the top of receipts/)).toHaveValue('Call us'))
})
