import { createQueryClient } from '@clinic/kit/api'
import { answer, listed, ok, signedIn, signedOut } from '@clinic/kit/testing'
import { KitProviders } from '@clinic/kit/ui'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type DataRouter, type RouteObject, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createShellRouter } from './router'
import { insideRoutes, outsideRoutes } from './routes'

let router: DataRouter

// The router says of each fault that it was caught; here that is what is wanted.
beforeEach(() => vi.spyOn(console, 'error').mockImplementation(() => {}))
afterEach(() => {
  router.dispose()
  vi.restoreAllMocks()
})

function open(at: string) {
  window.history.replaceState(null, '', at)
  router = createShellRouter([])
  render(
    <KitProviders queryClient={createQueryClient(false)}>
      <RouterProvider router={router} />
    </KitProviders>,
  )
  return userEvent.setup()
}

const routeOf = (path: string): RouteObject & { lazy: () => Promise<object> } => {
  const all = [...outsideRoutes, ...insideRoutes.flatMap((route) => route.children ?? [])]
  return all.find((route) => route.path === path) as never
}

/** The screen's code can't be had once, as the browser says it. */
const failOnce = (path: string, message: string) => vi.spyOn(routeOf(path), 'lazy').mockRejectedValueOnce(new TypeError(message))

test('PLT-010 the root page is the sign-in when nobody is signed in', async () => {
  signedOut()
  open('/')
  expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeInTheDocument()
  expect(screen.getByLabelText(/^E-mail/)).toBeInTheDocument()
  expect(screen.queryByRole('navigation')).toBeNull()
  expect(window.location.pathname).toBe('/')
})

const outside = outsideRoutes.filter((route) => route.lazy).map((route) => route.path as string)

test.each(outside)('PLT-084 PLT-086 %s says so when its code can’t be had, and comes when tried again', async (path) => {
  signedOut()
  failOnce(path, 'Importing a module script failed.')
  const user = open(path)
  expect(await screen.findByRole('heading', { name: 'Something went wrong' })).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Reload for new features' })).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await vi.waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
  expect(await screen.findByText('Aster')).toBeInTheDocument()
})

test('PLT-084 PLT-086 one of the shell’s own screens that can’t be had leaves the frame standing', async () => {
  signedIn()
  failOnce('deliveries', 'Failed to fetch dynamically imported module: https://clinic.example/1.js')
  answer('get', '/api/deliveries', () => listed([]))
  const user = open('/settings/deliveries')
  expect(await screen.findByRole('button', { name: 'Reload for new features' })).toBeInTheDocument()
  expect(screen.getByRole('navigation', { name: 'Main navigation' })).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('heading', { name: 'Failed deliveries' })).toBeInTheDocument()
})

test('PLT-084 PLT-085 one of the shell’s own screens that breaks is reported from inside the frame', async () => {
  signedIn()
  answer('get', '/api/overview/dashboard', () => ok({ today: null }))
  const reports = answer('post', '/api/v2/report/error', () => ok(null))
  const user = open('/')
  await user.click(await screen.findByRole('button', { name: 'Report' }))
  expect(await screen.findByText('Issue reported, admin will contact you soon')).toBeInTheDocument()
  expect(reports[0]?.body).toMatchObject({ type: 'client_report', url: `${window.location.origin}/` })
  expect(screen.getByRole('navigation', { name: 'Main navigation' })).toBeInTheDocument()
})
