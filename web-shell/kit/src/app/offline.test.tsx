import { act, fireEvent, screen } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { afterEach, expect, test, vi } from 'vitest'
import { client, unwrap } from '../api'
import { session } from '../session'
import { answer, inLanguage, ok, show, signedOut, snapshot } from '../testing'
import { Offline, SignInForm } from '.'

const here = (online: boolean) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(online)
  act(() => void fireEvent(window, new Event(online ? 'online' : 'offline')))
}

afterEach(async () => {
  // Whoever else listens in this process has to hear of it too.
  here(true)
  vi.restoreAllMocks()
  await inLanguage('en')
})

test('PLT-086 being offline says so, a call then breaks nothing, and what was typed is kept and sent when one is back', async () => {
  signedOut()
  const { user } = show([
    {
      path: '/',
      element: (
        <>
          <Offline />
          <SignInForm />
        </>
      ),
    },
  ])
  await user.type(await screen.findByLabelText(/^E-mail/), 'astrid@example.se')
  await user.type(screen.getByLabelText(/^Password/), 'Sommar2026')
  expect(screen.queryByText('No Internet Connection')).toBeNull()

  here(false)
  expect(screen.getByRole('status')).toHaveTextContent(/^No Internet Connection$/)
  answer('post', '/api/login', () => HttpResponse.error())
  await user.click(screen.getByRole('button', { name: 'Sign in' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('What you have typed is kept')
  expect(screen.getByLabelText(/^E-mail/)).toHaveValue('astrid@example.se')
  expect(screen.getByLabelText(/^Password/)).toHaveValue('Sommar2026')

  here(true)
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
  answer('post', '/api/login', () => ok(snapshot()))
  await user.click(screen.getByRole('button', { name: 'Sign in' }))
  await vi.waitFor(() => expect(session.getState().session).not.toBeNull())
})

test('PLT-086 the banner and a call without an answer speak Swedish', async () => {
  await inLanguage('sv')
  show([{ path: '/', element: <Offline /> }])
  here(false)
  expect(await screen.findByText('Ingen internetanslutning')).toBeInTheDocument()
  answer('get', '/api/company', () => HttpResponse.error())
  await expect(unwrap(client.GET('/api/company'))).rejects.toThrow('Ingen internetanslutning')
})
