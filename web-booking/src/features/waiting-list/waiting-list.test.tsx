import {
  closeTopDialog,
  expectNoA11yViolations,
  mockEndpoint,
  mockSignedIn,
  okResponse,
  pageResponse,
  renderRoutes,
} from '@clinic/kit/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { routes } from '../../routes'
import { anna, ebba, mockClinicApi, peeling, selectOption } from '../../testing/fixtures'
import type { WaitingListEntry } from './waiting-list.api'

const entry: WaitingListEntry = {
  id: 'w1',
  client_id: ebba.id,
  client_name: 'Ebba Lund',
  service_id: peeling.id,
  service_name: 'Peeling',
  practitioner_id: null,
  practitioner_name: null,
  weekdays: [0, 2],
  from_time: '08:00',
  to_time: '12:00',
  from_day: '2026-11-24',
  to_day: '2026-12-24',
  state: 'waiting',
  source: 'portal',
  note: 'Prefers mornings',
  booking_id: null,
  created_at: '2026-11-20 08:00:00',
  offers: [
    {
      id: 'o1',
      start_at: '2026-11-25 09:00:00',
      practitioner_name: anna.name,
      state: 'open',
      expires_at: '2026-11-24 11:00:00',
      created_at: '2026-11-24 09:00:00',
    },
  ],
  version: 1,
}

beforeEach(() => {
  mockSignedIn()
  mockClinicApi()
})

test('BEY-004 the list shows what suits and each offer with its state, is filtered, and a client is removed', async () => {
  const lists = mockEndpoint('get', '/api/waiting-list', () => pageResponse([entry]))
  const removed = mockEndpoint('post', '/api/waiting-list/w1/remove', () => okResponse({ ...entry, state: 'removed' }))
  const { user } = renderRoutes(routes, '/calendar/waiting-list')
  const row = await screen.findByRole('row', { name: /Ebba Lund/ })
  expect(row).toHaveTextContent('Mon, Wed, 08:00–12:00')
  expect(row).toHaveTextContent('2026-11-25 10:00 with Anna Berg: Waiting for an answer · Answer by 2026-11-24 12:00')
  expect(row).toHaveTextContent('Peeling · Anyone')
  expect(row).toHaveTextContent('Prefers mornings')
  expect(lists[0]?.url.searchParams.get('state')).toBe('waiting')
  await expectNoA11yViolations()
  expect(screen.queryByRole('link', { name: /^←/ })).toBeNull() // The frame has the way back to the settings.
  await selectOption(user, screen.getByRole('combobox', { name: 'Status' }), 'All')
  await waitFor(() => expect(lists.at(-1)?.url.searchParams.has('state')).toBe(false))
  await selectOption(user, screen.getByRole('combobox', { name: 'Service' }), 'Peeling')
  await waitFor(() => expect(lists.at(-1)?.url.searchParams.get('service_id')).toBe(peeling.id))
  await user.click(screen.getByRole('button', { name: 'Remove Ebba Lund' }))
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Remove from the list' }))
  await waitFor(() => expect(removed[0]?.body).toEqual({ version: 1 }))
})

test('BEY-004 a client is added from a booking, with its client and service', async () => {
  mockEndpoint('get', '/api/waiting-list', () => pageResponse([]))
  mockEndpoint('get', `/api/v2/services/${peeling.id}`, () => okResponse(peeling))
  const added = mockEndpoint('post', '/api/waiting-list', () => okResponse(entry))
  const { user, router } = renderRoutes(routes, `/calendar/waiting-list?add=1&client=${ebba.id}&service=${peeling.id}`)
  const panel = await screen.findByRole('dialog', { name: 'Add to the waiting list' })
  await user.click(within(panel).getByRole('button', { name: 'Add to the waiting list' }))
  await waitFor(() => expect(added[0]?.body).toMatchObject({ client_id: ebba.id, service_id: peeling.id, weekdays: [0, 1, 2, 3, 4, 5, 6] }))
  await screen.findByText('Ebba Lund is on the waiting list')
  await waitFor(() => expect(router.state.location.search).toBe(''))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await user.click(screen.getAllByRole('button', { name: 'Add to the waiting list' })[0] as HTMLElement)
  await screen.findByRole('dialog', { name: 'Add to the waiting list' })
  await closeTopDialog(user)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(router.state.location.search).toBe('')
})
