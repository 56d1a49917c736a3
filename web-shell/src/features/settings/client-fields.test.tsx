import type { Schema } from '@clinic/kit/api'
import { CLIENT_FIELD_NAMES, useSessionStore } from '@clinic/kit/session'
import {
  createSession,
  errorResponse,
  expectNoA11yViolations,
  mockEndpoint,
  mockSignedIn,
  okResponse,
  renderRoutes,
} from '@clinic/kit/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { privateRoutes } from '../../routes'

const renderPage = () => renderRoutes([{ path: '/', children: privateRoutes }], '/settings/client-fields')
const field: Schema['ClientField'] = { is_visible: true, is_required: false, name_en: '', name_sv: '' }
const fields = { ...Object.fromEntries(CLIENT_FIELD_NAMES.map((name) => [name, field])), version: 1 }

beforeEach(() => {
  mockEndpoint('get', '/api/company/extra-fields', () => okResponse([]))
})

test('PLT-053 REC-013 a field is required, another hidden, a third named, and all hold at once', async () => {
  mockSignedIn()
  mockEndpoint('get', '/api/company/client-fields', () => okResponse(fields))
  const saves = mockEndpoint('put', '/api/company/client-fields', () => okResponse({ ...fields, version: 2 }))
  mockEndpoint('get', '/api/session', () =>
    okResponse(createSession({ client_fields: { ...fields, city: { ...field, name_en: 'Town' } } })),
  )
  const { user } = renderPage()
  const city = within(await screen.findByRole('group', { name: 'City' }))
  await user.click(city.getByLabelText('Required'))
  await user.type(city.getByLabelText('Your name in English'), 'Town')
  const cpr = within(screen.getByRole('group', { name: 'CPR id' }))
  await user.click(cpr.getByLabelText('Show'))
  expect(cpr.getByLabelText('Required')).toBeDisabled()
  await expectNoA11yViolations()
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText('The client fields are saved')
  expect(saves[0]?.body).toEqual({
    ...fields,
    city: { ...field, is_required: true, name_en: 'Town' },
    cpr_id: { ...field, is_visible: false },
  })
  await waitFor(() => expect(useSessionStore.getState().session?.client_fields?.city.name_en).toBe('Town'))
})

test('PLT-053 PLT-031 a plain user does not open the page, and a failed load can be tried again', async () => {
  mockSignedIn({ permissions: ['company.read'] })
  const { unmount } = renderPage()
  expect(await screen.findByRole('heading', { level: 1, name: 'You do not have access to this.' })).toBeVisible()
  unmount()
  mockSignedIn()
  const loads = mockEndpoint('get', '/api/company/client-fields', () =>
    loads.length === 1 ? errorResponse(500, 'server', 'server error, contact server') : okResponse(fields),
  )
  const { user } = renderPage()
  await user.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('group', { name: 'City' })).toBeVisible()
})
