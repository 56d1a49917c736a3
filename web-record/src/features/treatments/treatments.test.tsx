import {
  expectNoA11yViolations,
  mockEndpoint,
  mockSignedIn,
  okResponse,
  pageResponse,
  renderRoutes,
  setTestLanguage,
  validationErrorResponse,
} from '@clinic/kit/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { routes } from '../../routes'

const lips = {
  id: 't1',
  name: 'Lips 0.5 ml',
  cost: 220000,
  description: '',
  required_drug: '',
  is_active: true,
  is_deleted: false,
  version: 2,
}

beforeEach(() => mockSignedIn())

test('REC-020 LAW-020 a treatment is added with its cost, and a taken name is reported at the field', async () => {
  mockEndpoint('get', '/api/treatments', () => pageResponse([]))
  const answers = [() => validationErrorResponse({ name: 'This is already in use.' }), () => okResponse(lips)]
  const calls = mockEndpoint('post', '/api/treatments', () => (answers.shift() as () => never)())
  const { user } = renderRoutes(routes, '/treatments')
  expect(await screen.findByText('No treatments yet')).toBeInTheDocument()
  await user.click(screen.getAllByRole('button', { name: 'Add a treatment' })[0] as HTMLElement)
  const form = await screen.findByRole('form', { name: 'Treatment' })
  await user.type(within(form).getByLabelText(/^Name/), 'Lips 0.5 ml')
  await user.type(within(form).getByLabelText(/^Cost/), '2200')
  await user.type(within(form).getByLabelText('Requires a prescription of'), 'Azzalure')
  await user.click(within(form).getByRole('combobox', { name: /^Act on aesthetic treatments/ }))
  await user.click(await screen.findByRole('option', { name: 'Injection: botulinum toxin', hidden: true }))
  await expectNoA11yViolations()
  await user.click(within(form).getByRole('button', { name: 'Add a treatment' }))
  expect(await screen.findByText('This is already in use.')).toBeInTheDocument()
  await user.click(within(form).getByRole('button', { name: 'Add a treatment' }))
  await waitFor(() => expect(screen.queryByRole('form', { name: 'Treatment' })).toBeNull())
  expect(calls.at(-1)?.body).toMatchObject({
    name: 'Lips 0.5 ml',
    cost: 220000,
    required_drug: 'Azzalure',
    aesthetic_kind: 'botulinum_toxin',
  })
})

test('REC-020 a cost of zero is refused in the browser', async () => {
  mockEndpoint('get', '/api/treatments', () => pageResponse([lips]))
  const { user } = renderRoutes(routes, '/treatments')
  await user.click(await screen.findByRole('button', { name: 'Lips 0.5 ml' }))
  const form = await screen.findByRole('form', { name: 'Treatment' })
  await user.clear(within(form).getByLabelText(/^Cost/))
  await user.type(within(form).getByLabelText(/^Cost/), '0')
  await user.click(within(form).getByRole('button', { name: 'Save' }))
  expect(within(form).getByLabelText(/^Cost/)).toBeInvalid()
})

test('REC-020 USE-014 a treatment is deleted after a confirmation, and a deleted one is restored', async () => {
  const lists = mockEndpoint('get', '/api/treatments', ({ request }) =>
    pageResponse(request.url.includes('filter=deleted') ? [{ ...lips, is_deleted: true }] : [lips]),
  )
  const deleted = mockEndpoint('delete', '/api/treatments/t1', () => okResponse(null))
  const restored = mockEndpoint('post', '/api/treatments/t1/restore', () => okResponse(lips))
  const { user } = renderRoutes(routes, '/treatments')
  await user.click(await screen.findByRole('button', { name: 'Lips 0.5 ml' }))
  const form = await screen.findByRole('form', { name: 'Treatment' })
  await user.click(within(form).getByRole('button', { name: 'Delete' }))
  const question = await screen.findByRole('dialog', { name: 'Delete the treatment?' })
  await user.click(within(question).getByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(deleted[0]?.url.searchParams.get('version')).toBe('2'))
  await user.click(screen.getByRole('radio', { name: 'Deleted' }))
  await user.click(await screen.findByRole('button', { name: 'Restore' }))
  await waitFor(() => expect(restored[0]?.body).toEqual({ version: 2 }))
  expect(lists.some((call) => call.url.searchParams.get('filter') === 'deleted')).toBe(true)
})

test('a member without write permission reads the catalogue, in Swedish', async () => {
  await setTestLanguage('sv')
  mockSignedIn({ permissions: ['treatment.read'] })
  mockEndpoint('get', '/api/treatments', () => pageResponse([lips]))
  renderRoutes(routes, '/treatments')
  expect(await screen.findByText('Lips 0.5 ml')).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Lägg till behandling' })).toBeNull()
  await setTestLanguage('en')
})
