import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { accessible, answer, ok, refusal, show } from '../testing'
import { DocumentButton } from '.'

const paper = (state: string, url: string | null = null) =>
  ok({ id: 'd1', kind: 'procedure', title: 'Lips', digest: '', code: '', created_at: '', pdf: { state, url } })

let tab: { closed: boolean; close: () => void; location: { href: string }; document: { title: string }; opener: unknown }

beforeEach(() => {
  tab = { closed: false, close: vi.fn(), location: { href: '' }, document: { title: '' }, opener: window }
  vi.stubGlobal('open', () => tab)
})
afterEach(() => vi.unstubAllGlobals())

const open = () => show([{ path: '/', element: <DocumentButton id="d1" /> }])
const press = (user: ReturnType<typeof open>['user']) => user.click(screen.getByRole('button', { name: 'Open the PDF' }))

test('REC-025 a PDF that is being made is waited for, and opens in a tab of its own', async () => {
  const answers = [paper('waiting'), paper('made', '/api/files/raw/x')]
  const calls = answer('get', '/api/documents/d1', () => answers.shift() as never)
  const { user } = open()
  await accessible()
  await press(user)
  await waitFor(() => expect(tab.location.href).toBe('http://localhost:3000/api/files/raw/x'), { timeout: 4000 })
  expect(calls).toHaveLength(2)
  expect(tab.opener).toBeNull()
})

test('BEY-023 one that could not be made says so, and is made again when asked', async () => {
  const answers = [paper('failed'), paper('made', 'https://files.example/p.pdf')]
  answer('get', '/api/documents/d1', () => answers.shift() as never)
  const again = answer('post', '/api/documents/d1/regenerate', () => paper('waiting'))
  const { user } = open()
  await press(user)
  expect(await screen.findByText('The PDF could not be made')).toBeInTheDocument()
  expect(tab.close).toHaveBeenCalled()
  await user.click(screen.getByRole('button', { name: 'Make it again' }))
  await waitFor(() => expect(tab.location.href).toBe('https://files.example/p.pdf'))
  expect(again).toHaveLength(1)
})

test('a refusal and a browser that opens no tab are told in words', async () => {
  answer('get', '/api/documents/d1', () => refusal(404, 'not_found', 'It could not be found.'))
  const { user } = open()
  await press(user)
  expect(await screen.findByText('It could not be found.')).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Make it again' })).toBeNull()
  vi.stubGlobal('open', () => null)
  await press(user)
  expect(await screen.findByText(/The browser stopped the new tab/)).toBeInTheDocument()
})
