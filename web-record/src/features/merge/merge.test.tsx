import type { Schema } from '@clinic/kit/api'
import {
  errorResponse,
  expectNoA11yViolations,
  mockEndpoint,
  mockSignedIn,
  okResponse,
  pageResponse,
  renderRoutes,
} from '@clinic/kit/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { routes } from '../../routes'
import { client } from '../../testing/fixtures'

const target: Schema['ClientOut'] = {
  ...client,
  first_name: 'Klara',
  last_name: 'Öberg',
  email: 'klara@example.se',
  mobile_number: '701740605',
  date_of_birth: null,
  personal_id: '',
}
const source = { ...target, id: 'c2', first_name: 'Clara', email: '', personal_id: '19800101-0000', warning: 'Latex', version: 7 }

test('REC-006 USE-014 two clients are merged field by field, after a reason and a warning that it is permanent', async () => {
  mockSignedIn()
  mockEndpoint('get', '/api/overview/clients/c1/summary', () => errorResponse(404, 'not_found', 'It could not be found.'))
  mockEndpoint('get', '/api/clients/c1', () => okResponse(target))
  mockEndpoint('get', '/api/clients/c2', () => okResponse(source))
  mockEndpoint('get', '/api/clients', ({ request }) =>
    pageResponse(
      request.url.includes('search=clara')
        ? [
            { ...target, phone: '' },
            { ...source, phone: '+45 20123456' },
          ]
        : [{ ...source, id: 'c3', first_name: 'Nora', phone: '' }],
    ),
  )
  const calls = mockEndpoint('post', '/api/clients/c1/merge', () => okResponse(target))
  const { user, router } = renderRoutes(routes, '/clients/c1/merge')
  const combobox = await screen.findByRole('combobox', { name: 'The other client' })
  await user.type(combobox, 'nora')
  await screen.findByRole('option', { name: /^Nora/, hidden: true })
  await user.clear(combobox)
  await user.type(combobox, 'clara')
  expect(screen.queryByRole('option', { name: /^Nora/, hidden: true })).not.toBeInTheDocument()
  const option = await screen.findByRole('option', { name: /^Clara Öberg/, hidden: true })
  expect(screen.queryByRole('option', { name: /^Klara/, hidden: true })).not.toBeInTheDocument()
  await user.click(option)
  const first = within(await screen.findByRole('radiogroup', { name: 'First name' }))
  expect(first.getByRole('radio', { name: 'Klara' })).toBeChecked()
  expect(within(screen.getByRole('radiogroup', { name: 'Personal id' })).getByRole('radio', { name: '19800101-0000' })).toBeChecked()
  expect(screen.queryByRole('radiogroup', { name: 'Last name' })).not.toBeInTheDocument()
  await expectNoA11yViolations()
  await user.click(first.getByRole('radio', { name: 'Clara' }))
  await user.click(within(screen.getByRole('radiogroup', { name: 'Warning' })).getByRole('radio', { name: '(empty)' }))
  await user.click(screen.getByRole('button', { name: 'Merge permanently' }))
  const dialog = await screen.findByRole('dialog', { name: 'Merge Clara Öberg into Klara Öberg?' })
  expect(within(dialog).getByText(/can’t be undone/)).toBeInTheDocument()
  expect(calls).toHaveLength(0)
  await user.type(within(dialog).getByRole('textbox', { name: 'Another reason' }), 'Married')
  await user.click(within(dialog).getByRole('button', { name: 'Merge permanently' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/clients/c1'))
  const fields = ['personal_id', 'first_name']
  expect(calls[0]?.body).toEqual({ source_id: 'c2', source_version: 7, fields_from_source: fields, reason: 'Married', version: 3 })
})

test('REC-006 the page of a merged client leads to the target client', async () => {
  mockSignedIn()
  mockEndpoint('get', '/api/overview/clients/c2/summary', () =>
    errorResponse(409, 'client.merged', 'This client has been merged.', { client_id: 'c1' }),
  )
  mockEndpoint('get', '/api/overview/clients/c1/summary', () => errorResponse(404, 'not_found', 'It could not be found.'))
  const { router } = renderRoutes(routes, '/clients/c2')
  await waitFor(() => expect(router.state.location.pathname).toBe('/clients/c1'))
})

test('LAW-011 REC-006 the address may name the client that is merged in', async () => {
  mockSignedIn()
  mockEndpoint('get', '/api/overview/clients/c1/summary', () => errorResponse(404, 'not_found', 'It could not be found.'))
  mockEndpoint('get', '/api/clients/c1', () => okResponse(target))
  mockEndpoint('get', '/api/clients/c2', () => okResponse(source))
  mockEndpoint('get', '/api/clients', () => pageResponse([]))
  renderRoutes(routes, '/clients/c1/merge?source=c2')
  expect(await screen.findByRole('button', { name: 'Merge permanently' })).toBeInTheDocument()
  expect(screen.getByRole('combobox', { name: 'The other client' })).toHaveValue('Clara Öberg')
})

test('PLT-054 REC-006 the clinic’s own fields are chosen among when two clients are merged', async () => {
  const field = { type: 'text', name_sv: '', choices: [], is_required: false, is_public: false, is_deleted: false, version: 1 }
  mockSignedIn({
    extra_fields: [
      { ...field, id: 'x1', name_en: 'Skin', position: 1 },
      { ...field, id: 'x2', name_en: 'Hair', position: 2 },
    ],
  })
  mockEndpoint('get', '/api/overview/clients/c1/summary', () => errorResponse(404, 'not_found', 'It could not be found.'))
  mockEndpoint('get', '/api/clients/c1', () => okResponse({ ...target, extra_fields: { x1: 'Dry' } }))
  mockEndpoint('get', '/api/clients/c2', () => okResponse({ ...target, id: 'c2', version: 7, extra_fields: { x1: 'Oily', x2: 'Red' } }))
  mockEndpoint('get', '/api/clients', () => pageResponse([]))
  const calls = mockEndpoint('post', '/api/clients/c1/merge', () => okResponse(target))
  const { user } = renderRoutes(routes, '/clients/c1/merge?source=c2')
  expect(within(await screen.findByRole('radiogroup', { name: 'Skin' })).getByRole('radio', { name: 'Dry' })).toBeChecked()
  expect(within(screen.getByRole('radiogroup', { name: 'Hair' })).getByRole('radio', { name: 'Red' })).toBeChecked()
  await user.click(screen.getByRole('button', { name: 'Merge permanently' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.type(dialog.getByRole('textbox', { name: 'Another reason' }), 'Married')
  await user.click(dialog.getByRole('button', { name: 'Merge permanently' }))
  await waitFor(() => expect(calls[0]?.body).toMatchObject({ fields_from_source: [], extra_fields_from_source: ['x2'] }))
})
