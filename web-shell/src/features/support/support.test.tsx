import { errorResponse, findForm, mockEndpoint, mockSignedIn, okResponse, renderRoutes, submitEveryField } from '@clinic/kit/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { version } from '../../../package.json'
import { AppLayout } from '../../frame/app-layout'
import { privateRoutes } from '../../routes'

const renderPrivate = (path: string) => renderRoutes([{ path: '/', element: <AppLayout />, children: privateRoutes }], path)

beforeEach(() => {
  mockSignedIn()
  mockEndpoint('get', '/api/session/workspaces', () => okResponse([]))
})

test('PLT-082 every field of a message to support is sent, and the form is empty after it', async () => {
  const calls = mockEndpoint('post', '/api/support/store', () => okResponse({ id: 'm1' }))
  const { user } = renderPrivate('/support')
  // The picture is uploaded: image-upload-field.test.tsx chooses one.
  await submitEveryField(await findForm('Support'), { schema: 'SupportMessageCreate', user, calls, without: ['attachment_id'] })
  expect(await screen.findByText('Sent. Support answers by e-mail.')).toBeInTheDocument()
  await waitFor(() => expect(screen.getByLabelText(/^Title/)).toHaveValue(''))
})

test('PLT-039 a friend is invited, and the limit of a day is said', async () => {
  let isLimited = false
  const calls = mockEndpoint('post', '/api/invite', () =>
    isLimited ? errorResponse(429, 'rate_limited', 'Too many attempts.') : okResponse(null),
  )
  const { user } = renderPrivate('/invite-a-friend')
  await submitEveryField(await findForm('Invite a friend'), { schema: 'FriendInvitation', user, calls })
  expect(await screen.findByText('The invitation is sent')).toBeInTheDocument()
  isLimited = true
  await waitFor(() => expect(screen.getByLabelText(/^E-mail/)).toHaveValue(''))
  await user.type(screen.getByLabelText(/^E-mail/), 'friend@example.se')
  await user.click(screen.getByRole('button', { name: 'Send invitation' }))
  expect(await screen.findByText('Too many attempts.')).toBeInTheDocument()
  expect(calls).toHaveLength(2)
})

test('PLT-082 the page about the service gives its version, and leads to terms and support', async () => {
  const { user, router } = renderPrivate('/about')
  expect(await screen.findByText(version)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Terms of service' })).toHaveAttribute('href', '/public/terms?lang=en')
  await user.click(screen.getByRole('link', { name: 'Write to support' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/support'))
})

test('PLT-082 the footer has the years of the copyright, and the user menu leads to support and friends', async () => {
  const { user, router } = renderPrivate('/about')
  const footer = within(await screen.findByRole('contentinfo'))
  expect(footer.getByText(`© 2024–${new Date().getFullYear()} Aster`)).toBeVisible()
  expect(footer.getByRole('link', { name: 'Support' })).toHaveAttribute('href', '/support')
  await user.click(screen.getByRole('button', { name: 'Account of Astrid Lund' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Invite a friend', hidden: true }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/invite-a-friend'))
})

test('PLT-031 the menu has no links that a user may not open', async () => {
  mockSignedIn({ permissions: [] })
  const { user } = renderPrivate('/about')
  await user.click(await screen.findByRole('button', { name: 'Account of Astrid Lund' }))
  expect(await screen.findByRole('menuitem', { name: 'About Aster', hidden: true })).toBeInTheDocument()
  for (const name of ['Support', 'Invite a friend']) expect(screen.queryByRole('menuitem', { name, hidden: true })).toBeNull()
})
