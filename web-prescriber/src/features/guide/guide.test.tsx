import { useSessionStore } from '@clinic/kit/session'
import {
  createSession,
  expectNoA11yViolations,
  mockEndpoint,
  okResponse,
  pageResponse,
  renderRoutes,
  setTestLanguage,
} from '@clinic/kit/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { prescriberRoutes } from '../../standalone-routes'

// The session of another test would show the page before its own is loaded, and mount it anew then.
beforeEach(() => useSessionStore.setState({ session: null, isLoaded: false }))
afterEach(() => setTestLanguage('en'))

test('USE-013 the help of the requests leads to the prescribers’ guide, in both languages', async () => {
  const session = createSession({ area: 'prescriber', company: null, permissions: ['prescription.read', 'prescription.sign'] })
  mockEndpoint('get', '/api/session', () => okResponse(session))
  mockEndpoint('get', '/api/v3/prescriptions', () => pageResponse([]))
  const { user, router } = renderRoutes(prescriberRoutes, '/prescription')
  expect(await screen.findByText('No requests')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Help' }))
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Handle a request' })).toBeVisible())
  await user.click(screen.getByRole('link', { name: 'Open the guide for your role' }))
  expect(await screen.findByRole('heading', { name: 'Prescriber', level: 2 })).toBeVisible()
  expect(router.state.location.pathname).toBe('/prescription/guide')
  // One guide: the clinics' pages are not theirs.
  expect(screen.queryByRole('tab')).toBeNull()
  expect(within(screen.getByRole('article')).getByRole('link', { name: 'Requests' })).toHaveAttribute('href', '/prescription')
  await expectNoA11yViolations()
  await setTestLanguage('sv')
  expect(await screen.findByRole('heading', { name: 'Förskrivare', level: 2 })).toBeVisible()
  await expectNoA11yViolations()
})
