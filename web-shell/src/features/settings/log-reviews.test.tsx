import {
  closeTopDialog,
  errorResponse,
  expectNoA11yViolations,
  findForm,
  mockEndpoint,
  mockSignedIn,
  okResponse,
  pageResponse,
  renderRoutes,
  setTestLanguage,
  submitEveryField,
} from '@clinic/kit/testing'
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { AppLayout } from '../../frame/app-layout'
import { privateRoutes } from '../../routes'

const MEMBER_ID = '0198b6f0-0000-7000-8000-000000000001'
const CLIENT_ID = '0198b6f0-0000-7000-8000-000000000002'
const review = {
  id: 'r1',
  type: 'monthly',
  subject_id: null,
  subject_name: '',
  reason: '',
  from_day: '2026-10-01',
  until_day: '2026-10-31',
  views: 120,
  entries: 20,
  with_signs: 2,
  created_at: '2026-11-01 02:00:00',
  outcome: '',
  finding: '',
  is_own: false,
  signed_at: null,
  reviewer_name: '',
  version: 1,
}
const sample = [
  {
    id: 'e1',
    at: '2026-10-05 09:00:00',
    event: 'opened the client’s card',
    member_name: 'Sara Åberg',
    client_id: 'c1',
    client_name: 'Anna Åberg',
    signs: ['same_name', 'no_appointment'],
  },
]
const signed = {
  ...review,
  outcome: 'explained',
  finding: 'Phone call',
  reviewer_name: 'Karin Lind',
  signed_at: '2026-11-03 08:00:00',
  is_own: true,
}
const renderPrivate = (path: string) => renderRoutes([{ path: '/', element: <AppLayout />, children: privateRoutes }], path)

beforeEach(() => {
  mockSignedIn()
  mockEndpoint('get', '/api/session/workspaces', () => okResponse([]))
  mockEndpoint('get', '/api/users', () => pageResponse([{ id: MEMBER_ID, first_name: 'Mats', last_name: 'Berg' }]))
})

test('LAW-008 the samples that wait are listed, and each leads to its review', async () => {
  const calls = mockEndpoint('get', '/api/log-reviews', () => pageResponse([review, { ...signed, id: 'r2' }]))
  const { user } = renderPrivate('/settings/log-reviews')
  expect((await screen.findAllByRole('link', { name: 'Sample of the month' }))[0]).toHaveAttribute('href', '/settings/log-reviews/r1')
  expect(screen.getAllByText('20 of 120 views, 2 with a sign')).toHaveLength(2)
  expect(screen.getByText('Explained')).toBeInTheDocument()
  await expectNoA11yViolations()
  await user.click(screen.getByRole('radio', { name: 'To be reviewed' }))
  await waitFor(() => expect(calls.at(-1)?.url.searchParams.get('state')).toBe('waiting'))
})

test('LAW-008 a review on suspicion is drawn of a user or a client, with every field', async () => {
  mockEndpoint('get', '/api/log-reviews', () => pageResponse([review]))
  mockEndpoint('get', '/api/log-reviews/r9', () => okResponse({ ...review, id: 'r9', type: 'client', subject_name: 'Anna Ek', sample }))
  mockEndpoint('get', '/api/clients', () => pageResponse([{ id: CLIENT_ID, first_name: 'Anna', last_name: 'Ek' }]))
  const calls = mockEndpoint('post', '/api/log-reviews', () => okResponse({ ...review, id: 'r9', sample }))
  const { user, router } = renderPrivate('/settings/log-reviews')
  await user.click(await screen.findByRole('button', { name: 'Review on suspicion' }))
  await closeTopDialog(user)
  await user.click(screen.getByRole('button', { name: 'Review on suspicion' }))
  await submitEveryField(await findForm('Review on suspicion'), { schema: 'LogReviewCreate', user, calls })
  await waitFor(() => expect(router.state.location.pathname).toBe('/settings/log-reviews/r9'))
  expect(await screen.findByText('Anna Ek')).toBeInTheDocument()
})

test('LAW-008 the sample shows why to look closer, and the finding is signed', async () => {
  mockEndpoint('get', '/api/log-reviews/r1', () => okResponse({ ...review, sample }))
  let isOwn = true
  const calls = mockEndpoint('post', '/api/log-reviews/r1/sign', () =>
    isOwn ? errorResponse(409, 'log_review.own_views', 'Your own views are in this sample.') : okResponse({ ...signed, sample }),
  )
  const { user } = renderPrivate('/settings/log-reviews/r1')
  expect(await screen.findByText('Same surname')).toBeInTheDocument()
  expect(screen.getByText('No appointment')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Anna Åberg' })).toHaveAttribute('href', '/clients/c1')
  await expectNoA11yViolations()
  await submitEveryField(await findForm('Sign the review'), { schema: 'LogReviewSignature', user, calls })
  expect(await screen.findByText('Your own views are in this sample.')).toBeInTheDocument()
  isOwn = false
  mockEndpoint('get', '/api/log-reviews/r1', () => okResponse({ ...signed, sample }))
  await user.click(screen.getByRole('button', { name: 'Sign the review' }))
  expect(await screen.findByText('Karin Lind')).toBeInTheDocument()
  expect(screen.getByText(/own views are in this sample: nobody else/)).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Sign the review' })).toBeNull()
  expect(calls[1]?.body).toEqual(calls[0]?.body)
})

test('LAW-008 a review that can’t be read is read by Try again, in Swedish too', async () => {
  let isDown = true
  mockEndpoint('get', '/api/log-reviews/r1', () =>
    isDown ? errorResponse(503, 'server.unavailable', 'Nere') : okResponse({ ...signed, sample }),
  )
  await setTestLanguage('sv')
  const { user } = renderPrivate('/settings/log-reviews/r1')
  const retry = await screen.findByRole('button', { name: 'Försök igen' })
  isDown = false
  await user.click(retry)
  expect(await screen.findByText('Samma efternamn')).toBeInTheDocument()
  await setTestLanguage('en')
})

test('LAW-008 a log that can’t be read is read by Try again', async () => {
  let isDown = true
  mockEndpoint('get', '/api/clients', () => pageResponse([]))
  mockEndpoint('get', '/api/audit-log', () =>
    isDown ? errorResponse(503, 'server.unavailable', 'Down') : okResponse({ entries: [], next: null }),
  )
  const { user } = renderPrivate('/settings/audit-log')
  const retry = await screen.findByRole('button', { name: 'Try again' })
  isDown = false
  await user.click(retry)
  expect(await screen.findByText('No events')).toBeInTheDocument()
})
