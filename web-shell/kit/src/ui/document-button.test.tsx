import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { errorResponse, expectNoA11yViolations, mockEndpoint, okResponse, renderRoutes } from '../testing'
import { DocumentButton } from '.'

const documentResponse = (state: string, url: string | null = null) =>
  okResponse({ id: 'd1', type: 'procedure', title: 'Lips', digest: '', code: '', created_at: '', pdf: { state, url } })

let tab: { closed: boolean; close: () => void; location: { href: string }; document: { title: string }; opener: unknown }

beforeEach(() => {
  tab = { closed: false, close: vi.fn(), location: { href: '' }, document: { title: '' }, opener: window }
  vi.stubGlobal('open', () => tab)
})
afterEach(() => vi.unstubAllGlobals())

const renderButton = () => renderRoutes([{ path: '/', element: <DocumentButton id="d1" /> }])
const clickOpen = (user: ReturnType<typeof renderButton>['user']) => user.click(screen.getByRole('button', { name: 'Open the PDF' }))

test('REC-025 waits for a PDF in progress and opens it in a new tab', async () => {
  const responses = [documentResponse('pending'), documentResponse('ready', '/api/files/raw/x')]
  const calls = mockEndpoint('get', '/api/documents/d1', () => responses.shift() as never)
  const { user } = renderButton()
  await expectNoA11yViolations()
  await clickOpen(user)
  await waitFor(() => expect(tab.location.href).toBe('http://localhost:3000/api/files/raw/x'), { timeout: 4000 })
  expect(calls).toHaveLength(2)
  expect(tab.opener).toBeNull()
})

test('BEY-023 a failed PDF shows an error and can be regenerated', async () => {
  const responses = [documentResponse('failed'), documentResponse('ready', 'https://files.example/p.pdf')]
  mockEndpoint('get', '/api/documents/d1', () => responses.shift() as never)
  const regenerations = mockEndpoint('post', '/api/documents/d1/regenerate', () => documentResponse('pending'))
  const { user } = renderButton()
  await clickOpen(user)
  expect(await screen.findByText('The PDF could not be made')).toBeInTheDocument()
  expect(tab.close).toHaveBeenCalled()
  await user.click(screen.getByRole('button', { name: 'Make it again' }))
  await waitFor(() => expect(tab.location.href).toBe('https://files.example/p.pdf'))
  expect(regenerations).toHaveLength(1)
})

test('shows the message of a refusal and of a blocked pop-up', async () => {
  mockEndpoint('get', '/api/documents/d1', () => errorResponse(404, 'not_found', 'It could not be found.'))
  const { user } = renderButton()
  await clickOpen(user)
  expect(await screen.findByText('It could not be found.')).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Make it again' })).toBeNull()
  vi.stubGlobal('open', () => null)
  await clickOpen(user)
  expect(await screen.findByText(/The browser stopped the new tab/)).toBeInTheDocument()
})

test('USE-015 a PDF that takes long says for how long it is being made', async () => {
  let state = 'pending'
  mockEndpoint('get', '/api/documents/d1', () => documentResponse(state, state === 'ready' ? '/api/files/raw/x' : null))
  const { user } = renderButton()
  await clickOpen(user)
  expect(await screen.findByText(/^The PDF is being made: \d+ s$/, undefined, { timeout: 20_000 })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Open the PDF' })).toBeDisabled()
  state = 'ready'
  await waitFor(() => expect(tab.location.href).toContain('/api/files/raw/x'), { timeout: 20_000 })
  expect(screen.queryByText(/\d s$/)).toBeNull()
})
