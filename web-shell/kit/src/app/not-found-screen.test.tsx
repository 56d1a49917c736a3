import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { mockSignedIn, mockSignedOut, renderRoutes } from '../testing'
import { NotFoundScreen } from '.'

test.each([
  ['staff', '/'],
  ['prescriber', '/'],
  ['master_admin', '/admin'],
] as const)('PLT-083 Page Not Found. leads %s home to %s', async (area, home) => {
  mockSignedIn({ area })
  renderRoutes([{ path: '*', element: <NotFoundScreen /> }], '/nothing')
  expect(await screen.findByRole('heading', { level: 1, name: 'Page Not Found.' })).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Go home' })).toHaveAttribute('href', home)
})

test('PLT-083 without a session the way home is the sign-in', async () => {
  mockSignedOut()
  renderRoutes([{ path: '*', element: <NotFoundScreen /> }], '/nothing')
  expect(await screen.findByRole('link', { name: 'Go home' })).toHaveAttribute('href', '/')
})
