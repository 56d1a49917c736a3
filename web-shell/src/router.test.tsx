import { createQueryClient } from '@clinic/kit/api'
import { expectPageLoad, mockEndpoint, mockSignedIn, mockSignedOut, okResponse, pageResponse } from '@clinic/kit/testing'
import { KitProviders } from '@clinic/kit/ui'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type DataRouter, type RouteObject, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createShellRouter } from './router'
import { privateRoutes } from './routes'

let router: DataRouter

// The router logs each error that it catches, which these tests cause on purpose.
beforeEach(() => vi.spyOn(console, 'error').mockImplementation(() => {}))
afterEach(() => {
  router.dispose()
  vi.restoreAllMocks()
})

function renderPath(path: string) {
  window.history.replaceState(null, '', path)
  router = createShellRouter([])
  render(
    <KitProviders queryClient={createQueryClient(false)}>
      <RouterProvider router={router} />
    </KitProviders>,
  )
  return userEvent.setup()
}

const findRoute = (path: string): RouteObject & { lazy: () => Promise<object> } => {
  const routes = privateRoutes.flatMap((route) => route.children ?? [])
  return routes.find((route) => route.path === path) as never
}

/** Makes the screen's code fail to load once, with a browser's message. */
const failFirstCall = (path: string, message: string) => vi.spyOn(findRoute(path), 'lazy').mockRejectedValueOnce(new TypeError(message))

test.each([
  ['/', '/login'],
  ['/settings/team', '/login?next=%2Fsettings%2Fteam'],
])('PLT-010 PLT-083 without a session %s loads the sign-in, which returns to the page', async (path, address) => {
  mockSignedOut()
  await expectPageLoad(async () => renderPath(path))
  expect(window.location.pathname + window.location.search).toBe(address)
})

test.each([
  ['verify_email', '/verify-email'],
  ['set_up', '/set-up'],
])('PLT-014 a user whose sign-up is at %s is led there', async (step, address) => {
  mockSignedIn({ onboarding_step: step })
  await expectPageLoad(async () => renderPath('/'))
  expect(window.location.pathname).toBe(address)
})

test('PLT-083 an unknown address is Page Not Found. when the session has ended too', async () => {
  mockSignedOut()
  const status = document.createElement('meta')
  status.name = 'page-status'
  status.content = '404'
  document.head.append(status)
  renderPath('/clients/c1/nothing')
  expect(await screen.findByRole('heading', { name: 'Page Not Found.' })).toBeInTheDocument()
  expect(document.querySelector('meta[name="page-status"]')).toBeNull()
})

test('PLT-084 PLT-086 a screen of the shell that cannot be loaded keeps the navigation', async () => {
  mockSignedIn()
  failFirstCall('deliveries', 'Failed to fetch dynamically imported module: https://clinic.example/1.js')
  mockEndpoint('get', '/api/deliveries', () => pageResponse([]))
  const user = renderPath('/settings/deliveries')
  expect(await screen.findByRole('button', { name: 'Reload for new features' })).toBeInTheDocument()
  expect(screen.getByRole('navigation', { name: 'Main navigation' })).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('heading', { name: 'Failed deliveries' })).toBeInTheDocument()
})

test('PLT-084 PLT-085 a screen of the shell that throws can be reported and keeps the navigation', async () => {
  mockSignedIn()
  mockEndpoint('get', '/api/overview/dashboard', () => okResponse({ today: null }))
  mockEndpoint('get', '/api/overview/checklist', () => okResponse({ steps: [], can_dismiss: false, is_verified: true }))
  const reports = mockEndpoint('post', '/api/v2/report/error', () => okResponse(null))
  const user = renderPath('/')
  await user.click(await screen.findByRole('button', { name: 'Report' }))
  expect(await screen.findByText('Issue reported, admin will contact you soon')).toBeInTheDocument()
  expect(reports[0]?.body).toMatchObject({ type: 'client_report', url: `${window.location.origin}/` })
  expect(screen.getByRole('navigation', { name: 'Main navigation' })).toBeInTheDocument()
})

test('LAW-043 every screen of the staff names the test systems', async () => {
  mockSignedIn({ settings: { TEST_SYSTEMS: 'Infrasec, Viva' } })
  mockEndpoint('get', '/api/deliveries', () => pageResponse([]))
  renderPath('/settings/deliveries')
  expect(await screen.findByRole('note')).toHaveTextContent('Test systems: Infrasec, Viva.')
})
