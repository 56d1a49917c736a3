import { accessible, answer, inLanguage, ok, refusal, show, signedIn } from '@clinic/kit/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { ExportScreen } from './export-screen'

const routes = [{ path: 'clients/:clientId/export', Component: ExportScreen }]
const made = {
  id: 'e1',
  client_id: 'c1',
  state: 'ready',
  progress: 100,
  size: 5_300_000,
  downloads: 1,
  created_at: '2026-11-21 08:00:00',
  ready_at: '2026-11-21 08:01:00',
  expires_at: '2026-11-22 08:01:00',
  version: 4,
}

beforeEach(() => signedIn())
afterEach(() => inLanguage('en'))

test('REC-009 an export is asked for, made in the background with progress, and then ready to be fetched', async () => {
  let state: unknown = null
  answer('get', '/api/clients/c1/export', () => ok(state))
  const asked = answer('post', '/api/clients/c1/export', () => {
    state = { ...made, state: 'making', progress: 40, size: null, expires_at: null }
    return ok(state)
  })
  const { user } = show(routes, '/clients/c1/export')
  await user.click(await screen.findByRole('button', { name: 'Make the export' }))
  expect(await screen.findByText('Being made: 40 percent')).toBeVisible()
  expect(screen.getByRole('progressbar', { name: 'How far the export has come' })).toHaveAttribute('aria-valuenow', '40')
  expect(asked[0]?.body).toEqual({ force: false })
  await accessible()
})

test('REC-009 what is ready says until when, and is made anew only when asked', async () => {
  answer('get', '/api/clients/c1/export', () => ok(made))
  const asked = answer('post', '/api/clients/c1/export', () => ok({ ...made, id: 'e2', state: 'waiting', progress: 0 }))
  const { user } = show(routes, '/clients/c1/export')
  expect(await screen.findByText(/It is kept until .* 5\.1 MB\. Fetched 1 time\./)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Make it anew' }))
  expect(asked).toHaveLength(0)
  const sure = await screen.findByRole('dialog')
  await user.click(within(sure).getByRole('button', { name: 'Make it anew' }))
  await waitFor(() => expect(asked[0]?.body).toEqual({ force: true }))
})

test('REC-009 an address that cannot be given is said in words, in Swedish too', async () => {
  await inLanguage('sv')
  answer('get', '/api/clients/c1/export', () => ok(made))
  answer('post', '/api/clients/c1/export/e1/download', () => refusal(409, 'export.not_ready', 'Den här kopian kan inte hämtas längre.'))
  const { user } = show(routes, '/clients/c1/export')
  await user.click(await screen.findByRole('button', { name: 'Hämta journalutdraget' }))
  expect(await screen.findByText('Den här kopian kan inte hämtas längre.')).toBeVisible()
})
