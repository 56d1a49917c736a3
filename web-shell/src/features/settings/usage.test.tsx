import { expectNoA11yViolations, mockEndpoint, mockSignedIn, okResponse, renderRoutes } from '@clinic/kit/testing'
import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { privateRoutes } from '../../routes'

const renderPage = () => renderRoutes([{ path: '/', children: privateRoutes }], '/settings/usage')
const users = { used: 4, limit: 5, booking: 4, record: 3, pos: 2, management: 0 }
const usage = {
  users,
  clients: { used: 500, limit: 500 },
  storage: { files: 2, bytes: 1_500_000 },
  messages: { month_begins_on: '2026-11-01', sms: 12_000, emails: 41 },
  counted_at: '2026-11-26 08:10:00',
}
const findCard = async (name: string) => within(await screen.findByRole('region', { name }))

beforeEach(() => {
  mockSignedIn()
})

test('PLT-051 the usage page shows what is used of the plan, and says calmly when a limit is near or reached', async () => {
  mockEndpoint('get', '/api/company/usage', () => okResponse(usage))
  renderPage()
  const usersCard = await findCard('Users')
  expect(usersCard.getByText('4 of 5')).toBeVisible()
  expect(usersCard.getByText('One left before your plan’s limit.')).toBeVisible()
  expect(usersCard.getByText('Record').parentElement).toHaveTextContent('Record3')
  const clients = await findCard('Clients')
  expect(clients.getByText('500 of 500')).toBeVisible()
  expect(clients.getByText(/limit of your plan is reached/)).toBeVisible()
  expect((await findCard('Stored files')).getByText('1.5 MB')).toBeVisible()
  expect((await findCard('Messages this month')).getByText('12,000')).toBeVisible()
  expect(screen.getByText(/Numbers over 1,000 were counted/)).toBeVisible()
  await expectNoA11yViolations()
})

test('PLT-051 no warning stands far from a limit or without one, and a restricted administrator sees the users only', async () => {
  const hidden = { clients: null, storage: null, messages: null, counted_at: null }
  mockEndpoint('get', '/api/company/usage', () => okResponse({ ...usage, ...hidden, users: { ...users, limit: null } }))
  renderPage()
  expect((await findCard('Users')).getByText('4, no limit')).toBeVisible()
  expect(screen.getByText(/shown to those who may see all clients/)).toBeVisible()
  expect(screen.queryByRole('region', { name: 'Clients' })).toBeNull()
  expect(screen.queryByText(/limit of your plan is reached|left before/)).toBeNull()
})
