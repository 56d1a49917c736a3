import { act, fireEvent, screen } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { afterEach, expect, test, vi } from 'vitest'
import { client, unwrap } from '../api'
import { useSessionStore } from '../session'
import { createSession, mockEndpoint, mockSignedOut, okResponse, renderRoutes, setTestLanguage } from '../testing'
import { OfflineBanner, SignInForm } from '.'

const setOnline = (isOnline: boolean) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
  act(() => void fireEvent(window, new Event(isOnline ? 'online' : 'offline')))
}

afterEach(async () => {
  // Other test files share this process and its listeners.
  setOnline(true)
  vi.restoreAllMocks()
  await setTestLanguage('en')
})

test('PLT-086 the offline banner shows, and a form keeps its values until it can be submitted online', async () => {
  mockSignedOut()
  const { user } = renderRoutes([
    {
      path: '/',
      element: (
        <>
          <OfflineBanner />
          <SignInForm />
        </>
      ),
    },
  ])
  await user.type(await screen.findByLabelText(/^E-mail/), 'astrid@example.se')
  await user.type(screen.getByLabelText(/^Password/), 'Sommar2026')
  expect(screen.queryByText('No Internet Connection')).toBeNull()

  setOnline(false)
  expect(screen.getByRole('status')).toHaveTextContent(/^No Internet Connection$/)
  mockEndpoint('post', '/api/login', () => HttpResponse.error())
  await user.click(screen.getByRole('button', { name: 'Sign in' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('What you have typed is kept')
  expect(screen.getByLabelText(/^E-mail/)).toHaveValue('astrid@example.se')
  expect(screen.getByLabelText(/^Password/)).toHaveValue('Sommar2026')

  setOnline(true)
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
  mockEndpoint('post', '/api/login', () => okResponse(createSession()))
  await user.click(screen.getByRole('button', { name: 'Sign in' }))
  await vi.waitFor(() => expect(useSessionStore.getState().session).not.toBeNull())
})

test('PLT-086 the offline banner and a network error are in Swedish', async () => {
  await setTestLanguage('sv')
  renderRoutes([{ path: '/', element: <OfflineBanner /> }])
  setOnline(false)
  expect(await screen.findByText('Ingen internetanslutning')).toBeInTheDocument()
  mockEndpoint('get', '/api/company', () => HttpResponse.error())
  await expect(unwrap(client.GET('/api/company'))).rejects.toThrow('Ingen internetanslutning')
})
