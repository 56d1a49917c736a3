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
import { beforeEach, expect, test } from 'vitest'
import { privateRoutes } from '../../routes'

const renderPage = () => renderRoutes([{ path: '/', children: privateRoutes }], '/settings/personal-data-policy')
const policy = {
  id: 'p1',
  number: 1,
  text_en: 'We keep your record.',
  text_sv: '',
  published_at: '2026-11-20 08:00:00',
  published_by: 'Astrid Lund',
}

beforeEach(() => mockSignedIn())

test('PLT-058 the first version is published, and the next one starts with its text', async () => {
  const published: (typeof policy)[] = []
  mockEndpoint('get', '/api/company/personal-data-policies', () => pageResponse(published))
  const calls = mockEndpoint('post', '/api/company/personal-data-policies', () => {
    published.push(policy)
    return okResponse(policy)
  })
  const { user } = renderPage()
  const form = within(await screen.findByRole('form', { name: 'Personal data policy' }))
  expect(form.getByText(/You have no policy yet/)).toBeVisible()
  await user.type(form.getByLabelText('Text in English'), 'We keep your record.')
  await expectNoA11yViolations()
  await user.click(form.getByRole('button', { name: 'Publish a new version' }))
  expect(await screen.findByText('The new version is in force')).toBeVisible()
  expect(calls[0]?.body).toEqual({ text_en: 'We keep your record.', text_sv: '', version: 0 })
  const version = within(await screen.findByRole('article', { name: 'Version 1' }))
  expect(version.getByText(/Astrid Lund/)).toBeVisible()
  await waitFor(() => expect(screen.getByLabelText('Text in English')).toHaveValue('We keep your record.'))
})

test('PLT-058 earlier versions are read page by page', async () => {
  const lists = mockEndpoint('get', '/api/company/personal-data-policies', ({ request }) =>
    pageResponse([{ ...policy, number: request.url.includes('page=2') ? 1 : 21 }], { total: 21 }),
  )
  const { user } = renderPage()
  await user.click(await screen.findByRole('button', { name: 'Page 2' }))
  expect(await screen.findByRole('article', { name: 'Version 1' })).toBeVisible()
  expect(lists.at(-1)?.url.searchParams.get('page')).toBe('2')
})

test('PLT-031 PLT-058 an admin does not open the page, and a failed load can be tried again', async () => {
  mockSignedIn({ permissions: ['company.read', 'settings.write'] })
  const { unmount } = renderPage()
  expect(await screen.findByRole('heading', { level: 1, name: 'You do not have access to this.' })).toBeVisible()
  unmount()
  mockSignedIn()
  const loads = mockEndpoint('get', '/api/company/personal-data-policies', () =>
    loads.length === 1 ? errorResponse(500, 'server', 'server error, contact server') : pageResponse([]),
  )
  const { user } = renderPage()
  await user.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('form', { name: 'Personal data policy' })).toBeVisible()
})
