import { screen } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { afterEach, expect, test, vi } from 'vitest'
import { ApiError, Outdated } from '../api'
import { accessible, answer, inLanguage, ok, show } from '../testing'
import { ErrorState } from '../ui'
import { BrokenScreen } from '.'

afterEach(() => inLanguage('en'))

interface Jsdom {
  jsdom: { virtualConsole: { once: (event: string, listener: (error: Error) => void) => void } }
}

const named = (name: string, message: string) => Object.assign(new Error(message), { name })
const noAnswer = new ApiError(0, { message: 'No Internet Connection', data: { code: 'offline' } })
const notOurs = new ApiError(404, { message: '' })

/** In each browser's words, the bundler's and the federation's. */
const gone: [string, Error][] = [
  ['Chrome', new TypeError('Failed to fetch dynamically imported module: https://clinic.example/bundles/web-shell/1.js')],
  ['Firefox', new TypeError('error loading dynamically imported module: https://clinic.example/bundles/web-shell/1.js')],
  ['Safari', new TypeError('Importing a module script failed.')],
  ['Safari, given HTML', new TypeError("'text/html' is not a valid JavaScript MIME type.")],
  ['the bundler', named('ChunkLoadError', 'Loading chunk 12 failed.')],
  ['the bundler, of styles', named('ChunkLoadError', 'Loading CSS chunk 12 failed.')],
  ['the federation', new Error('[ Federation Runtime ]: Failed to load script resources. #RUNTIME-008')],
  ['us', new Outdated('web-booking speaks contract 2, the shell 1')],
  ['an answer that is not ours', notOurs],
]

test.each(gone)('PLT-086 code or data that is gone prompts to reload for new features, as %s says it', async (_, error) => {
  show([{ path: '/', element: <BrokenScreen error={error} /> }])
  expect(await screen.findByRole('button', { name: 'Reload for new features' })).toBeInTheDocument()
  expect(screen.getByRole('alert')).toHaveTextContent('It may have been replaced by a newer version.')
  expect(screen.queryByRole('button', { name: 'Report' })).toBeNull()
  await accessible()
})

test('PLT-086 a list whose data or code is gone prompts so too; one without a connection is only tried again', async () => {
  const states = [noAnswer, notOurs, named('ChunkLoadError', 'Loading chunk 12 failed.')]
  show([{ path: '/', element: states.map((error) => <ErrorState key={String(error)} error={error} onRetry={() => {}} />) }])
  expect(await screen.findAllByRole('button', { name: 'Reload for new features' })).toHaveLength(2)
  expect(screen.getByText('No Internet Connection')).toBeInTheDocument()
})

test('PLT-086 a screen whose data never came prompts to reload, in Swedish too', async () => {
  await inLanguage('sv')
  const told = vi.fn()
  // jsdom loads no page, and says that it was asked to.
  ;(globalThis as unknown as Jsdom).jsdom.virtualConsole.once('jsdomError', told)
  const { user } = show([{ path: '/', element: <BrokenScreen error={noAnswer} /> }])
  await user.click(await screen.findByRole('button', { name: 'Ladda om för nya funktioner' }))
  expect(String(told.mock.calls)).toContain('navigation')
})

test.each([
  ['en', 'Report', 'Please contact admin', 'Issue reported, admin will contact you soon'],
  ['sv', 'Rapportera', 'Kontakta administratören', 'Felet är rapporterat, administratören hör av sig snart'],
] as const)('PLT-085 a report that fails says whom to ask, and may be sent again (%s)', async (language, report, failed, sent) => {
  await inLanguage(language)
  const calls = answer('post', '/api/v2/report/error', () => (calls.length === 1 ? HttpResponse.error() : ok(null)))
  const { user } = show([{ path: '/', element: <BrokenScreen error={new Error('boom')} /> }])
  await user.click(await screen.findByRole('button', { name: report }))
  expect(await screen.findByText(failed)).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: report }))
  expect(await screen.findByText(sent)).toBeInTheDocument()
  expect(screen.getByRole('button', { name: report })).toBeDisabled()
  const told = { type: 'client_report', url: window.location.href, stack: expect.stringContaining('boom') }
  expect(calls.map((call) => call.body)).toEqual([told, told])
})

test('PLT-085 an address and a stack that are too long are cut to what the server takes', async () => {
  window.history.replaceState(null, '', `/?q=${'x'.repeat(3_000)}`)
  const calls = answer('post', '/api/v2/report/error', () => ok(null))
  const { user } = show([{ path: '/', element: <BrokenScreen error="y" /> }])
  await user.click(await screen.findByRole('button', { name: 'Report' }))
  expect(await screen.findByText('Issue reported, admin will contact you soon')).toBeInTheDocument()
  expect(calls[0]?.body).toMatchObject({ url: expect.stringMatching(/^.{2000}$/) })
  window.history.replaceState(null, '', '/')
})
