import { expectNoA11yViolations, mockEndpoint, mockSignedIn, okResponse, renderRoutes } from '@clinic/kit/testing'
import { setShortcutsEnabled } from '@clinic/kit/ui'
import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { ShortcutList } from './shortcut-list'
import { UserMenu } from './user-menu'

beforeEach(() => {
  mockSignedIn()
  mockEndpoint('get', '/api/session/workspaces', () => okResponse([]))
})
afterEach(() => act(() => setShortcutsEnabled(true)))

const frame = (
  <>
    <UserMenu />
    <ShortcutList />
  </>
)

test('USE-009 ? lists the keys, G then a letter goes to a page, and the list says which', async () => {
  const { user, router } = renderRoutes([
    { path: '/', element: frame },
    { path: '/settings/team', element: frame },
  ])
  await screen.findByRole('button', { name: /Account of/ })
  await user.keyboard('?')
  expect(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })).toBeInTheDocument()
  expect(await screen.findByText('Show the keyboard shortcuts')).toBeInTheDocument()
  expect(screen.getByText('Home')).toBeInTheDocument()
  await expectNoA11yViolations()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await user.keyboard('gs')
  await waitFor(() => expect(router.state.location.pathname).toBe('/settings'))
})

test('USE-009 the switch turns the letters off, and the user menu still opens the list', async () => {
  const { user } = renderRoutes([{ path: '/', element: frame }])
  await user.click(await screen.findByRole('button', { name: /Account of/ }))
  await user.click(await screen.findByRole('menuitem', { name: 'Keyboard shortcuts', hidden: true }))
  await user.click(await screen.findByRole('switch', { name: /Use single-letter keys/ }))
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await user.keyboard('?')
  expect(screen.queryByRole('dialog')).toBeNull()
})
