import { accessible, answer, listed, ok, refusal, show, signedIn, snapshot } from '@clinic/kit/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { routes } from '../../routes'

const kept = {
  id: 'c1',
  first_name: 'Klara',
  last_name: 'Öberg',
  email: 'klara@example.se',
  mobile_number: '701740605',
  country_code: '+46',
  date_of_birth: null,
  personal_id: '',
  street_address: '',
  zip_code: '',
  city: '',
  country: 'SE',
  occupation: '',
  language: 'sv',
  warning: '',
  publish_permission: '',
  is_active: true,
  created_at: '2026-01-31 23:30:00',
  updated_at: '2026-01-31 23:30:00',
  version: 3,
}
const gone = { ...kept, id: 'c2', first_name: 'Clara', email: '', personal_id: '19800101-0000', warning: 'Latex', version: 7 }

test('REC-006 two clients are merged field by field, after a question that says it is for good', async () => {
  signedIn({ permissions: [...snapshot().permissions, 'client.merge'] })
  answer('get', '/api/overview/clients/c1/card', () => refusal(404, 'not_found', 'It could not be found.'))
  answer('get', '/api/clients/c1', () => ok(kept))
  answer('get', '/api/clients/c2', () => ok(gone))
  answer('get', '/api/clients', ({ request }) =>
    listed(
      request.url.includes('search=clara')
        ? [
            { ...kept, phone: '' },
            { ...gone, phone: '+45 20123456' },
          ]
        : [{ ...gone, id: 'c3', first_name: 'Nora', phone: '' }],
    ),
  )
  const calls = answer('post', '/api/clients/c1/merge', () => ok(kept))
  const { user, router } = show(routes, '/clients/c1/merge')
  const box = await screen.findByRole('combobox', { name: 'The other client' })
  await user.type(box, 'nora')
  await screen.findByRole('option', { name: /^Nora/, hidden: true })
  await user.clear(box)
  await user.type(box, 'clara')
  expect(screen.queryByRole('option', { name: /^Nora/, hidden: true })).not.toBeInTheDocument()
  const option = await screen.findByRole('option', { name: /^Clara Öberg/, hidden: true })
  expect(screen.queryByRole('option', { name: /^Klara/, hidden: true })).not.toBeInTheDocument()
  await user.click(option)
  const first = within(await screen.findByRole('radiogroup', { name: 'First name' }))
  expect(first.getByRole('radio', { name: 'Klara' })).toBeChecked()
  expect(within(screen.getByRole('radiogroup', { name: 'Personal id' })).getByRole('radio', { name: '19800101-0000' })).toBeChecked()
  expect(screen.queryByRole('radiogroup', { name: 'Last name' })).not.toBeInTheDocument()
  await accessible()
  await user.click(first.getByRole('radio', { name: 'Clara' }))
  await user.click(within(screen.getByRole('radiogroup', { name: 'Warning' })).getByRole('radio', { name: '(empty)' }))
  await user.click(screen.getByRole('button', { name: 'Merge for good' }))
  const sure = await screen.findByRole('dialog', { name: 'Merge Clara Öberg into Klara Öberg?' })
  expect(within(sure).getByText(/can’t be undone/)).toBeInTheDocument()
  expect(calls).toHaveLength(0)
  await user.click(within(sure).getByRole('button', { name: 'Merge for good' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/clients/c1'))
  expect(calls[0]?.body).toEqual({ gone_id: 'c2', gone_version: 7, taken: ['personal_id', 'first_name'], version: 3 })
})

test('REC-006 the card of a client who has become part of another leads there', async () => {
  signedIn()
  answer('get', '/api/overview/clients/c2/card', () => refusal(409, 'client.merged', 'This client has been merged.', { client_id: 'c1' }))
  answer('get', '/api/overview/clients/c1/card', () => refusal(404, 'not_found', 'It could not be found.'))
  const { router } = show(routes, '/clients/c2')
  await waitFor(() => expect(router.state.location.pathname).toBe('/clients/c1'))
})
