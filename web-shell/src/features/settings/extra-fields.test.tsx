import { CLIENT_FIELD_NAMES, useSessionStore } from '@clinic/kit/session'
import { createSession, errorResponse, mockEndpoint, mockSignedIn, okResponse, renderRoutes } from '@clinic/kit/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { privateRoutes } from '../../routes'

const renderPage = () => renderRoutes([{ path: '/', children: privateRoutes }], '/settings/client-fields')
const use = { is_visible: true, is_required: false, name_en: '', name_sv: '' }
const skin = {
  id: '018f0000-0000-7000-8000-0000000000f1',
  name_en: '',
  name_sv: 'Hudtyp',
  type: 'choice',
  choices: ['I', 'II'],
  is_required: true,
  is_public: true,
  position: 1,
  is_deleted: false,
  version: 3,
}

beforeEach(() => {
  mockSignedIn()
  const fields = { ...Object.fromEntries(CLIENT_FIELD_NAMES.map((name) => [name, use])), version: 1 }
  mockEndpoint('get', '/api/company/client-fields', () => okResponse(fields))
  mockEndpoint('get', '/api/session', () => okResponse(createSession({ extra_fields: [skin] })))
})

test('PLT-054 a field of the clinic’s own is added with its choices, and everyone has it at once', async () => {
  const lists = mockEndpoint('get', '/api/company/extra-fields', () => okResponse([]))
  const added = mockEndpoint('post', '/api/company/extra-fields', () => okResponse(skin))
  const { user } = renderPage()
  await user.click(await screen.findByText('Add a field'))
  const form = within(await screen.findByRole('form', { name: 'Your own field' }))
  await user.type(form.getByLabelText('Name in Swedish'), 'Hudtyp')
  expect(form.queryByLabelText(/^Choices/)).toBeNull()
  await user.click(form.getByRole('combobox', { name: /^Type/ }))
  await user.click(await screen.findByRole('option', { name: 'Choice', hidden: true }))
  await user.type(await form.findByLabelText(/^Choices/), 'I{Enter}II{Enter}')
  await user.click(form.getByLabelText('Required'))
  await user.click(form.getByLabelText(/^Ask visitors too/))
  await user.click(form.getByText('Add a field'))
  await waitFor(() => expect(lists.length).toBeGreaterThan(1))
  const { id: _, is_deleted: __, version: ___, ...body } = skin
  expect(added[0]?.body).toEqual(body)
  await waitFor(() => expect(useSessionStore.getState().session?.extra_fields).toEqual([skin]))
  await screen.findByText('The field is saved')
})

test('PLT-054 a field is changed but not its type, and the panel is closed by its button', async () => {
  mockEndpoint('get', '/api/company/extra-fields', () => okResponse([skin]))
  const saved = mockEndpoint('put', `/api/company/extra-fields/${skin.id}`, () => okResponse({ ...skin, version: 4 }))
  const { user } = renderPage()
  await user.click(await screen.findByLabelText('Edit Hudtyp'))
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByRole('form', { name: 'Your own field' })).toBeNull())
  await user.click(screen.getByLabelText('Edit Hudtyp'))
  const form = within(await screen.findByRole('form', { name: 'Your own field' }))
  expect(form.getByRole('combobox', { name: /^Type/ })).toBeDisabled()
  await user.type(form.getByLabelText('Name in English'), 'Skin type')
  await user.click(form.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(saved[0]?.body).toMatchObject({ name_en: 'Skin type', type: 'choice', choices: ['I', 'II'], version: 3 }))
})

test('PLT-054 a field is deleted after a question that says what stays', async () => {
  const lists = mockEndpoint('get', '/api/company/extra-fields', () => okResponse([skin]))
  const deleted = mockEndpoint('delete', `/api/company/extra-fields/${skin.id}`, () => okResponse(null))
  const { user } = renderPage()
  await user.click(await screen.findByLabelText('Remove Hudtyp'))
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete Hudtyp?' }))
  expect(dialog.getByText(/stays in the records/)).toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(deleted).toHaveLength(1))
  await waitFor(() => expect(lists.length).toBeGreaterThan(1))
  await waitFor(() => expect(useSessionStore.getState().session?.extra_fields).toEqual([skin]))
})

test('PLT-054 a list that could not be loaded is tried again', async () => {
  const lists = mockEndpoint('get', '/api/company/extra-fields', () =>
    lists.length === 1 ? errorResponse(500, 'server', 'server error, contact server') : okResponse([skin]),
  )
  const { user } = renderPage()
  await user.click(await screen.findByText('Try again'))
  expect(await screen.findByText('Hudtyp')).toBeVisible()
})
