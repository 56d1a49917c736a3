import { screen } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { afterEach, expect, test, vi } from 'vitest'
import { ApiError, VersionMismatchError } from '../api'
import { expectNoA11yViolations, mockEndpoint, okResponse, renderRoutes, setTestLanguage } from '../testing'
import { ErrorState } from '../ui'
import { ErrorScreen } from '.'

afterEach(() => setTestLanguage('en'))

interface Jsdom {
  jsdom: { virtualConsole: { once: (event: string, listener: (error: Error) => void) => void } }
}

const createNamedError = (name: string, message: string) => Object.assign(new Error(message), { name })
const offlineError = new ApiError(0, { message: 'No Internet Connection', data: { code: 'offline' } })
const unknownResponse = new ApiError(404, { message: '' })

/** The errors of the browsers, the bundler and the federation runtime for code that can't be loaded. */
const loadErrors: [string, Error][] = [
  ['Chrome', new TypeError('Failed to fetch dynamically imported module: https://clinic.example/bundles/web-shell/1.js')],
  ['Firefox', new TypeError('error loading dynamically imported module: https://clinic.example/bundles/web-shell/1.js')],
  ['Safari', new TypeError('Importing a module script failed.')],
  ['Safari with an HTML response', new TypeError("'text/html' is not a valid JavaScript MIME type.")],
  ['the bundler', createNamedError('ChunkLoadError', 'Loading chunk 12 failed.')],
  ['the bundler for styles', createNamedError('ChunkLoadError', 'Loading CSS chunk 12 failed.')],
  ['the federation runtime', new Error('[ Federation Runtime ]: Failed to load script resources. #RUNTIME-008')],
  ['the shell', new VersionMismatchError('web-booking speaks contract 2, the shell 1')],
  ['the client for an unknown response', unknownResponse],
]

test.each(loadErrors)('PLT-086 a load error of %s offers to reload for new features', async (_, error) => {
  renderRoutes([{ path: '/', element: <ErrorScreen error={error} /> }])
  expect(await screen.findByRole('button', { name: 'Reload for new features' })).toBeInTheDocument()
  expect(screen.getByRole('alert')).toHaveTextContent('It may have been replaced by a newer version.')
  expect(screen.queryByRole('button', { name: 'Report' })).toBeNull()
  await expectNoA11yViolations()
})

test('PLT-086 a list offers a reload after a load error but not when offline', async () => {
  const errors = [offlineError, unknownResponse, createNamedError('ChunkLoadError', 'Loading chunk 12 failed.')]
  renderRoutes([{ path: '/', element: errors.map((error) => <ErrorState key={String(error)} error={error} onRetry={() => {}} />) }])
  expect(await screen.findAllByRole('button', { name: 'Reload for new features' })).toHaveLength(2)
  expect(screen.getByText('No Internet Connection')).toBeInTheDocument()
})

test('PLT-086 the reload button reloads the page, in Swedish too', async () => {
  await setTestLanguage('sv')
  const onJsdomError = vi.fn()
  // jsdom doesn't reload a page, and reports a "not implemented: navigation" error instead.
  ;(globalThis as unknown as Jsdom).jsdom.virtualConsole.once('jsdomError', onJsdomError)
  const { user } = renderRoutes([{ path: '/', element: <ErrorScreen error={offlineError} /> }])
  await user.click(await screen.findByRole('button', { name: 'Ladda om för nya funktioner' }))
  expect(String(onJsdomError.mock.calls)).toContain('navigation')
})

test.each([
  ['en', 'Report', 'Please contact admin', 'Issue reported, admin will contact you soon'],
  ['sv', 'Rapportera', 'Kontakta administratören', 'Felet är rapporterat, administratören hör av sig snart'],
] as const)('PLT-085 a failed error report says whom to contact and can be sent again (%s)', async (language, report, failed, sent) => {
  await setTestLanguage(language)
  const calls = mockEndpoint('post', '/api/v2/report/error', () => (calls.length === 1 ? HttpResponse.error() : okResponse(null)))
  const { user } = renderRoutes([{ path: '/', element: <ErrorScreen error={new Error('boom')} /> }])
  await user.click(await screen.findByRole('button', { name: report }))
  expect(await screen.findByText(failed)).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: report }))
  expect(await screen.findByText(sent)).toBeInTheDocument()
  expect(screen.getByRole('button', { name: report })).toBeDisabled()
  const body = { type: 'client_report', url: window.location.href, stack: expect.stringContaining('boom') }
  expect(calls.map((call) => call.body)).toEqual([body, body])
})

test('PLT-085 an error report cuts the URL to the length that the server accepts', async () => {
  window.history.replaceState(null, '', `/?q=${'x'.repeat(3_000)}`)
  const calls = mockEndpoint('post', '/api/v2/report/error', () => okResponse(null))
  const { user } = renderRoutes([{ path: '/', element: <ErrorScreen error="y" /> }])
  await user.click(await screen.findByRole('button', { name: 'Report' }))
  expect(await screen.findByText('Issue reported, admin will contact you soon')).toBeInTheDocument()
  expect(calls[0]?.body).toMatchObject({ url: expect.stringMatching(/^.{2000}$/) })
  window.history.replaceState(null, '', '/')
})
