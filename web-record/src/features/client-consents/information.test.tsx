import {
  errorResponse,
  expectNoA11yViolations,
  mockEndpoint,
  mockSignedIn,
  okResponse,
  pageResponse,
  renderRoutes,
  validationErrorResponse,
} from '@clinic/kit/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { routes } from '../../routes'

const TEMPLATE_ID = '01a1ff17-14ae-740a-b882-cd2077bb8704'
const PATH = '/clients/c1/client-letters-of-consents'
const template = { id: TEMPLATE_ID, title: 'Filler', number: 2, is_active: true, is_deleted: false, version: 1 }
const informed = {
  id: 'i1',
  kind: 'filler',
  informed_at: '2026-11-20 08:00:00',
  oral_channel: 'video',
  text_title: 'Filler',
  text_number: 2,
  informed_by_name: 'Sara Åberg',
  reflection_ends_at: '2026-11-22 08:00:00',
}

beforeEach(() => {
  mockSignedIn()
  mockEndpoint('get', '/api/overview/clients/c1/summary', () => errorResponse(404, 'not_found', 'It could not be found.'))
  mockEndpoint('get', '/api/client/c1/letters-of-consent', () => pageResponse([]))
  mockEndpoint('get', '/api/client/c1/forms/link', () => okResponse(null))
  mockEndpoint('get', '/api/letters-of-consent', () => pageResponse([template]))
  mockEndpoint('get', `/api/letters-of-consent/${TEMPLATE_ID}`, () => okResponse(template))
})

test('LAW-021 the information that a client was given stands with text, way, person and the end of the time to reflect', async () => {
  mockEndpoint('get', '/api/client/c1/aesthetic-information', () => pageResponse([informed]))
  renderRoutes(routes, PATH)
  const section = await screen.findByRole('region', { name: 'Information before aesthetic treatments' })
  expect(await within(section).findByText('Told by video; “Filler” (version 2) in writing, by Sara Åberg')).toBeVisible()
  expect(within(section).getByText(/^Injection: filler/)).toHaveTextContent('2026-11-20')
  expect(within(section).getByText(/^Time to reflect until/)).toHaveTextContent('2026-11-22')
  await expectNoA11yViolations()
})

test('LAW-021 information is recorded with its text; a time to come is refused beside its field', async () => {
  mockEndpoint('get', '/api/client/c1/aesthetic-information', () => pageResponse([]))
  const answers = [() => validationErrorResponse({ informed_at: 'Choose a time that has passed.' }), () => okResponse(informed)]
  const calls = mockEndpoint('post', '/api/client/c1/aesthetic-information', () => (answers.shift() as () => never)())
  const { user } = renderRoutes(routes, PATH)
  expect(await screen.findByText(/^No information recorded/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Record information given' }))
  const form = await screen.findByRole('form', { name: 'Record information given' })
  await user.type(within(form).getByRole('combobox', { name: /^Text that was handed over/ }), 'Fil')
  await user.click(await screen.findByRole('option', { name: 'Filler', hidden: true }))
  await user.click(within(form).getByRole('combobox', { name: /^Treatment/ }))
  await user.click(await screen.findByRole('option', { name: 'Injection: filler', hidden: true }))
  await user.click(within(form).getByRole('button', { name: 'Save' }))
  expect(await within(form).findByText('Choose a time that has passed.')).toBeVisible()
  await user.click(within(form).getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(screen.queryByRole('form', { name: 'Record information given' })).toBeNull())
  expect(calls.at(-1)?.body).toMatchObject({ kind: 'filler', template_id: TEMPLATE_ID, oral_channel: 'in_person' })
})

test('LAW-021 the panel is closed without recording anything', async () => {
  mockEndpoint('get', '/api/client/c1/aesthetic-information', () => pageResponse([]))
  const calls = mockEndpoint('post', '/api/client/c1/aesthetic-information', () => okResponse(informed))
  const { user } = renderRoutes(routes, PATH)
  await user.click(await screen.findByRole('button', { name: 'Record information given' }))
  await screen.findByRole('form', { name: 'Record information given' })
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('form', { name: 'Record information given' })).toBeNull())
  expect(calls).toHaveLength(0)
})
