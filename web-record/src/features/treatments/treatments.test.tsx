import { accessible, answer, inLanguage, invalid, listed, ok, show, signedIn } from '@clinic/kit/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { routes } from '../../routes'

const lips = {
  id: 't1',
  name: 'Lips 0.5 ml',
  cost: 220000,
  description: '',
  needs_prescription: '',
  is_active: true,
  is_deleted: false,
  version: 2,
}

beforeEach(() => signedIn())

test('REC-020 a treatment is added with its cost, and one whose name is taken says so beside the name', async () => {
  answer('get', '/api/treatments', () => listed([]))
  const answers = [() => invalid({ name: 'This is already in use.' }), () => ok(lips)]
  const calls = answer('post', '/api/treatments', () => (answers.shift() as () => never)())
  const { user } = show(routes, '/treatments')
  expect(await screen.findByText('No treatments yet')).toBeInTheDocument()
  await user.click(screen.getAllByRole('button', { name: 'Add a treatment' })[0] as HTMLElement)
  const form = await screen.findByRole('form', { name: 'Treatment' })
  await user.type(within(form).getByLabelText(/^Name/), 'Lips 0.5 ml')
  await user.type(within(form).getByLabelText(/^Cost/), '2200')
  await user.type(within(form).getByLabelText('Needs a prescription of'), 'Azzalure')
  await accessible()
  await user.click(within(form).getByRole('button', { name: 'Add a treatment' }))
  expect(await screen.findByText('This is already in use.')).toBeInTheDocument()
  await user.click(within(form).getByRole('button', { name: 'Add a treatment' }))
  await waitFor(() => expect(screen.queryByRole('form', { name: 'Treatment' })).toBeNull())
  expect(calls.at(-1)?.body).toMatchObject({ name: 'Lips 0.5 ml', cost: 220000, needs_prescription: 'Azzalure' })
})

test('REC-020 a cost of nothing is refused in the browser', async () => {
  answer('get', '/api/treatments', () => listed([lips]))
  const { user } = show(routes, '/treatments')
  await user.click(await screen.findByRole('button', { name: 'Lips 0.5 ml' }))
  const form = await screen.findByRole('form', { name: 'Treatment' })
  await user.clear(within(form).getByLabelText(/^Cost/))
  await user.type(within(form).getByLabelText(/^Cost/), '0')
  await user.click(within(form).getByRole('button', { name: 'Save' }))
  expect(within(form).getByLabelText(/^Cost/)).toBeInvalid()
})

test('REC-020 one is deleted after a question, and a deleted one is restored', async () => {
  const lists = answer('get', '/api/treatments', ({ request }) =>
    listed(request.url.includes('filter=deleted') ? [{ ...lips, is_deleted: true }] : [lips]),
  )
  const deleted = answer('delete', '/api/treatments/t1', () => ok(null))
  const restored = answer('post', '/api/treatments/t1/restore', () => ok(lips))
  const { user } = show(routes, '/treatments')
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

test('who may not write the catalogue reads it, in Swedish', async () => {
  await inLanguage('sv')
  signedIn({ permissions: ['treatment.read'] })
  answer('get', '/api/treatments', () => listed([lips]))
  show(routes, '/treatments')
  expect(await screen.findByText('Lips 0.5 ml')).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Lägg till behandling' })).toBeNull()
  await inLanguage('en')
})
