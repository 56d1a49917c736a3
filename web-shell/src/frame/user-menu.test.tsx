import {
  createSession,
  errorResponse,
  expectNoA11yViolations,
  mockEndpoint,
  mockSignedIn,
  okResponse,
  renderRoutes,
  setTestLanguage,
} from '@clinic/kit/testing'
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { UserMenu } from './user-menu'

const currentWorkspace = { area: 'staff', company_id: '018f0000-0000-7000-8000-0000000000c1', company_name: 'Kliniken' }
const otherWorkspace = { area: 'staff', company_id: '018f0000-0000-7000-8000-0000000000c2', company_name: 'Andra kliniken' }
const prescriberWorkspace = { area: 'prescriber', company_id: null, company_name: '' }

beforeEach(() => mockSignedIn())

/** Without a layout, an open menu counts as hidden. */
const itemOptions = (name: string) => ({ name, hidden: true })

async function openMenu() {
  const { user } = renderRoutes([{ path: '/', element: <UserMenu /> }])
  await user.click(screen.getByRole('button', { name: 'Account of Astrid Lund' }))
  await screen.findByRole('menuitem', itemOptions('Sign out'))
  return user
}

test('PLT-030 a user of several clinics switches between them in the user menu', async () => {
  mockEndpoint('get', '/api/session/workspaces', () =>
    okResponse([currentWorkspace, otherWorkspace, prescriberWorkspace, { area: 'master_admin', company_id: null, company_name: '' }]),
  )
  const calls = mockEndpoint('post', '/api/session/switch', () => errorResponse(404, 'not_found', 'It is no longer there'))
  const user = await openMenu()
  const otherItem = await screen.findByRole('menuitem', itemOptions('Andra kliniken'))
  expect(screen.getByRole('menuitem', itemOptions('Kliniken'))).toHaveAttribute('aria-current', 'true')
  expect(screen.getByRole('menuitem', itemOptions('Prescriptions'))).toBeInTheDocument()
  expect(screen.queryByRole('menuitem', itemOptions(''))).toBeNull()
  await expectNoA11yViolations()
  await user.click(screen.getByRole('menuitem', itemOptions('Kliniken')))
  expect(calls).toHaveLength(0)
  await user.click(otherItem)
  expect(await screen.findByText('It is no longer there')).toBeInTheDocument()
  expect(calls[0]?.body).toEqual({ area: 'staff', company_id: otherWorkspace.company_id })
})

test('PLT-030 a prescriber who is also staff switches to prescribing without a company', async () => {
  mockEndpoint('get', '/api/session/workspaces', () => okResponse([currentWorkspace, prescriberWorkspace]))
  const calls = mockEndpoint('post', '/api/session/switch', () => okResponse(createSession({ area: 'prescriber', company: null })))
  const user = await openMenu()
  await user.click(await screen.findByRole('menuitem', itemOptions('Prescriptions')))
  await waitFor(() => expect(calls[0]?.body).toEqual({ area: 'prescriber', company_id: null }))
})

test('PLT-052 the user’s language is changed in the menu and stored on the server', async () => {
  mockEndpoint('get', '/api/session/workspaces', () => okResponse([currentWorkspace]))
  const calls = mockEndpoint('put', '/api/session/language', () => okResponse(null))
  const user = await openMenu()
  await user.click(screen.getByRole('menuitem', itemOptions('Svenska')))
  expect(await screen.findByRole('button', { name: 'Konto för Astrid Lund' })).toBeInTheDocument()
  await waitFor(() => expect(calls[0]?.body).toEqual({ language: 'sv' }))
  await setTestLanguage('en')
})

test('PLT-030 a user with one workspace sees no switcher', async () => {
  const listCalls = mockEndpoint('get', '/api/session/workspaces', () => okResponse([currentWorkspace]))
  await openMenu()
  await waitFor(() => expect(listCalls).toHaveLength(1))
  expect(screen.queryByText('Switch workspace')).toBeNull()
})
