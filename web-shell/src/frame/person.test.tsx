import { accessible, answer, ok, refusal, show, signedIn, snapshot } from '@clinic/kit/testing'
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { Person } from './person'

const here = { area: 'staff', company_id: '018f0000-0000-7000-8000-0000000000c1', company_name: 'Kliniken' }
const there = { area: 'staff', company_id: '018f0000-0000-7000-8000-0000000000c2', company_name: 'Andra kliniken' }
const prescriber = { area: 'prescriber', company_id: null, company_name: '' }

beforeEach(() => signedIn())

/** Without a layout an open menu is in the page but has no place, so it counts as hidden. */
const item = (name: string) => ({ name, hidden: true })

async function open() {
  const { user } = show([{ path: '/', element: <Person /> }])
  await user.click(screen.getByRole('button', { name: 'Account of Astrid Lund' }))
  await screen.findByRole('menuitem', item('Sign out'))
  return user
}

test('PLT-030 who works at several clinics goes from one to another in the menu of their name', async () => {
  answer('get', '/api/session/places', () => ok([here, there, prescriber, { area: 'master_admin', company_id: null, company_name: '' }]))
  const calls = answer('post', '/api/session/switch', () => refusal(404, 'not_found', 'It is no longer there'))
  const user = await open()
  const other = await screen.findByRole('menuitem', item('Andra kliniken'))
  expect(screen.getByRole('menuitem', item('Kliniken'))).toHaveAttribute('aria-current', 'true')
  expect(screen.getByRole('menuitem', item('Prescriptions'))).toBeInTheDocument()
  expect(screen.queryByRole('menuitem', item(''))).toBeNull()
  await accessible()
  await user.click(screen.getByRole('menuitem', item('Kliniken')))
  expect(calls).toHaveLength(0)
  await user.click(other)
  expect(await screen.findByText('It is no longer there')).toBeInTheDocument()
  expect(calls[0]?.body).toEqual({ area: 'staff', company_id: there.company_id })
})

test('PLT-030 a prescriber who is staff as well goes there, with no clinic named', async () => {
  answer('get', '/api/session/places', () => ok([here, prescriber]))
  const calls = answer('post', '/api/session/switch', () => ok(snapshot({ area: 'prescriber', company: null })))
  const user = await open()
  await user.click(await screen.findByRole('menuitem', item('Prescriptions')))
  await waitFor(() => expect(calls[0]?.body).toEqual({ area: 'prescriber', company_id: null }))
})

test('PLT-030 who works at one place only is offered none', async () => {
  const asked = answer('get', '/api/session/places', () => ok([here]))
  await open()
  await waitFor(() => expect(asked).toHaveLength(1))
  expect(screen.queryByText('Your places')).toBeNull()
})
