import { expectNoA11yViolations, mockEndpoint, mockSignedIn, okResponse, pageResponse, renderRoutes } from '@clinic/kit/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { routes } from '../../routes'

const stored = { is_active: true, is_deleted: false, updated_at: '2026-11-21 08:00:00', version: 4 }
const lists = [
  ['REC-030', '/letters-of-consents', '/api/letters-of-consent', { ...stored, id: 'f1', title: 'Fillers', number: 2 }],
  ['REC-040', '/questionnaires', '/api/questionary', { ...stored, id: 'f1', title_en: 'Fillers', title_sv: 'Fillers', question_count: 3 }],
] as const

beforeEach(() => mockSignedIn())

test.each(lists)('%s a form in the list is deactivated, activated, and deleted after a confirmation', async (_, page, path, row) => {
  let isActive = true
  mockEndpoint('get', path, () => pageResponse([{ ...row, is_active: isActive }]))
  const toggled = mockEndpoint('post', `${path}/f1/toggle`, () => {
    isActive = false
    return okResponse(row)
  })
  const deleted = mockEndpoint('delete', `${path}/f1`, () => okResponse(null))
  const { user, router } = renderRoutes(routes, page)
  expect(await screen.findByRole('link', { name: 'Fillers' })).toHaveAttribute('href', `${page}/f1/edit`)
  expect(screen.getByRole('link', { name: /^Add a/ })).toHaveAttribute('href', `${page}/create`)
  await expectNoA11yViolations()
  await user.click(screen.getByRole('button', { name: 'Deactivate' }))
  expect(await screen.findByRole('button', { name: 'Activate' })).toBeVisible()
  expect(toggled.map(({ body }) => body)).toEqual([{ version: 4 }])
  await user.click(screen.getByRole('button', { name: 'Delete' }))
  const question = within(await screen.findByRole('dialog', { name: 'Delete the form?' }))
  expect(deleted).toHaveLength(0)
  await user.click(question.getByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(deleted.map(({ url }) => url.search)).toEqual(['?version=4']))
  // A press on a button of the row, or in its dialog, doesn't open the row's page.
  expect(router.state.location.pathname).toBe(page)
})

test.each(lists)('%s a deleted form is restored, and has no page to open', async (_, page, path, row) => {
  mockEndpoint('get', path, () => pageResponse([{ ...row, is_active: false, is_deleted: true }]))
  const restored = mockEndpoint('post', `${path}/f1/restore`, () => okResponse(row))
  const { user, router } = renderRoutes(routes, `${page}?filter=deleted`)
  await user.click(await screen.findByText('Fillers'))
  expect(router.state.location.search).toBe('?filter=deleted')
  expect(screen.queryByRole('link', { name: 'Fillers' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Restore' }))
  await waitFor(() => expect(restored.map(({ body }) => body)).toEqual([{ version: 4 }]))
})
