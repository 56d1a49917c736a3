import { screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { ApiError } from '../api'
import { Form, Submit, useKitForm } from '../forms'
import { errorResponse, mockEndpoint, okResponse, pageResponse, renderRoutes } from '../testing'
import {
  clientSource,
  type EntityAddition,
  EntityPicker,
  EntitySelect,
  type EntitySource,
  memberSource,
  practitionerSource,
  serviceSource,
} from '.'

interface FormProps {
  source: EntitySource
  id: string | null
  addition?: EntityAddition
  onSubmit?: () => Promise<unknown>
}

function RowForm({ source, id, addition, onSubmit = async () => null }: FormProps) {
  const form = useKitForm(z.object({ row_id: z.string().nullable() }), {
    initialValues: { row_id: id },
    onSubmit: onSubmit as never,
  })
  return (
    <Form form={form}>
      <EntitySelect name="row_id" label="Row" source={source} addition={addition} />
      <Submit>Save</Submit>
    </Form>
  )
}

const renderSelect = (source: EntitySource, id: string | null = null, props: Partial<FormProps> = {}) =>
  renderRoutes([{ path: '/', element: <RowForm source={source} id={id} {...props} /> }])

const NORA = { id: 'c1', first_name: 'Nora', last_name: 'Ek', phone: '+46 70 174 06 05', date_of_birth: '1990-02-03' }

test('active clients are searched by the server, and the chosen one is shown by its name', async () => {
  const searches = mockEndpoint('get', '/api/clients', () => pageResponse([NORA, { ...NORA, id: 'c2', last_name: 'Berg', phone: '' }]))
  const loads = mockEndpoint('get', '/api/clients/c1', () => okResponse(NORA))
  const { user } = renderSelect(clientSource)
  const input = await screen.findByRole('combobox', { name: 'Row' })
  await user.type(input, 'nora')
  await waitFor(() =>
    expect(Object.fromEntries(searches.at(-1)?.url.searchParams ?? [])).toEqual({ search: 'nora', per_page: '20', filter: 'active' }),
  )
  expect(await screen.findByRole('option', { name: 'Nora Berg · 1990', hidden: true })).toBeInTheDocument()
  await user.click(screen.getByRole('option', { name: 'Nora Ek · 1990 · 070-174 06 05', hidden: true }))
  await waitFor(() => expect(input).toHaveValue('Nora Ek'))
  // Who is chosen is known from the search: no other view of the client enters the access log.
  expect(loads).toHaveLength(0)
})

test('a failed search says so and offers no addition', async () => {
  mockEndpoint('get', '/api/clients', () => errorResponse(500, 'server.error', 'server error'))
  const addition = { label: 'Add a client', getOptionLabel: (typed: string) => `Add ${typed}`, onAdd: () => {} }
  const { user } = renderSelect(clientSource, null, { addition })
  await user.type(await screen.findByRole('combobox', { name: 'Row' }), 'nora')
  expect(await screen.findByText('The search failed. Type again.')).toBeInTheDocument()
  expect(screen.queryByRole('option', { name: 'Add nora', hidden: true })).toBeNull()
})

test('PLT-006 active services are searched by the server, and a chosen service that is no longer active is shown', async () => {
  const searches = mockEndpoint('get', '/api/v2/services', () => pageResponse([{ id: 's1', name: 'Peeling' }]))
  mockEndpoint('get', '/api/v2/services/s9', () => okResponse({ id: 's9', name: 'Former laser', is_active: false }))
  const { user } = renderSelect(serviceSource, 's9')
  const input = await screen.findByRole('combobox', { name: 'Row' })
  await waitFor(() => expect(input).toHaveValue('Former laser'))
  await user.clear(input)
  await user.type(input, 'peel')
  await waitFor(() => expect(searches.at(-1)?.url.search).toBe('?search=peel&per_page=20&active=true'))
  await user.click(await screen.findByRole('option', { name: 'Peeling', hidden: true }))
  await waitFor(() => expect(input).toHaveValue('Peeling'))
  // Pressing the chosen row keeps it; the button beside it clears the field.
  await user.click(input)
  await user.click(await screen.findByRole('option', { name: 'Peeling', hidden: true }))
  expect(input).toHaveValue('Peeling')
})

test('the active practitioners are searched in the browser, and a selected inactive one is shown', async () => {
  mockEndpoint('get', '/api/practitioners', () =>
    okResponse([
      { id: 'r1', name: 'Amina Berg', is_active: true },
      { id: 'r2', name: 'Bert Berg', is_active: true },
      { id: 'r3', name: 'Former Berg', is_active: false },
      { id: 'r4', name: 'Latest Berg', is_active: false },
    ]),
  )
  const { user } = renderSelect(practitionerSource, 'r3')
  const input = await screen.findByRole('combobox', { name: 'Row' })
  await waitFor(() => expect(input).toHaveValue('Former Berg'))
  await user.clear(input)
  await user.type(input, 'berg')
  expect(await screen.findByRole('option', { name: 'Bert Berg', hidden: true })).toBeInTheDocument()
  expect(screen.queryByRole('option', { name: 'Latest Berg', hidden: true })).toBeNull()
  await user.clear(input)
  await user.type(input, 'AMINA')
  expect(await screen.findByRole('option', { name: 'Amina Berg', hidden: true })).toBeInTheDocument()
  expect(screen.queryByRole('option', { name: 'Bert Berg', hidden: true })).toBeNull()
  await user.keyboard('{Enter}')
  await waitFor(() => expect(input).toHaveValue('Amina Berg'))
})

const MEMBERS = [
  { id: 'm1', first_name: 'Amina', last_name: 'Berg' },
  { id: 'm2', first_name: 'Bert', last_name: 'Holm' },
]

test('a row that does not exist is added from the typed text, by an option or the button below', async () => {
  mockEndpoint('get', '/api/users', ({ request }) => pageResponse(request.url.includes('search=nils') ? [] : MEMBERS))
  const typed: string[] = []
  const addition = { label: 'Add a member', getOptionLabel: (text: string) => `Add ${text}`, onAdd: (text: string) => typed.push(text) }
  const { user } = renderSelect(memberSource, null, { addition })
  await user.click(await screen.findByRole('button', { name: 'Add a member' }))
  await user.type(screen.getByRole('combobox', { name: 'Row' }), ' nils ')
  await user.click(await screen.findByRole('option', { name: 'Add nils', hidden: true }))
  await user.clear(screen.getByRole('combobox', { name: 'Row' }))
  await user.type(screen.getByRole('combobox', { name: 'Row' }), 'nils')
  await user.click(screen.getByRole('button', { name: 'Add a member' }))
  expect(typed).toEqual(['', 'nils', 'nils'])
})

test('two versions of a form are compared by the names of the rows, not by their ids', async () => {
  for (const member of MEMBERS) mockEndpoint('get', `/api/users/${member.id}`, () => okResponse(member))
  mockEndpoint('get', '/api/users', () => pageResponse(MEMBERS))
  const stale = new ApiError(409, { message: 'Stale', data: { code: 'version.stale', current: { row_id: 'm2', version: 2 } } })
  const { user } = renderSelect(memberSource, 'm1', { onSubmit: () => Promise.reject(stale) })
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Row' })).toHaveValue('Amina Berg'))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByRole('row', { name: 'Row Bert Holm Amina Berg' })).toBeInTheDocument()
})

function MemberList() {
  const [names, setNames] = useState<string[]>([])
  const handleChange = (option: { label: string } | null) => option && setNames([...names, option.label])
  return (
    <>
      <EntityPicker aria-label="Add" source={memberSource} value={null} excludedIds={['m2']} onChange={handleChange} />
      <p>{names.join()}</p>
    </>
  )
}

test('each selected row is added to a list, the input is cleared, and excluded rows are not offered', async () => {
  mockEndpoint('get', '/api/users', () => pageResponse(MEMBERS))
  const { user } = renderRoutes([{ path: '/', element: <MemberList /> }])
  const input = await screen.findByRole('combobox', { name: 'Add' })
  await user.type(input, 'ber')
  await user.click(await screen.findByRole('option', { name: 'Amina Berg', hidden: true }))
  expect(screen.getByText('Amina Berg', { selector: 'p' })).toBeInTheDocument()
  expect(input).toHaveValue('')
  expect(screen.queryByRole('option', { name: 'Bert Holm', hidden: true })).toBeNull()
})
