import { expectPageLoad, mockEndpoint, okResponse } from '@clinic/kit/testing'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse } from 'msw'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { PageErrorBoundary } from './error-boundary'

const ThrowingComponent = () => {
  throw new Error('boom')
}

// React logs each caught error; here the error is expected.
beforeEach(() => vi.spyOn(console, 'error').mockImplementation(() => {}))
afterEach(() => vi.restoreAllMocks())

const open = (language: 'en' | 'sv') => {
  window.history.replaceState(null, '', `/booking/c0mpany?lang=${language}`)
  render(
    <PageErrorBoundary>
      <ThrowingComponent />
    </PageErrorBoundary>,
  )
  return userEvent.setup()
}

test('PLT-084 PLT-085 a public page that throws shows an error and can be reported', async () => {
  const reports = mockEndpoint('post', '/api/v2/report/error', () => okResponse(null))
  const user = open('en')
  expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong')
  expect(screen.getByRole('button', { name: 'Load again' })).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Report' }))
  expect(await screen.findByText('Issue reported, admin will contact you soon')).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Report' })).toBeNull()
  expect(reports).toHaveLength(1)
  expect(reports[0]?.body).toEqual({
    type: 'client_report',
    url: expect.stringContaining('/booking/c0mpany'),
    stack: expect.stringContaining('boom'),
  })
})

test('PLT-085 a failed error report says whom to contact and can be sent again', async () => {
  mockEndpoint('post', '/api/v2/report/error', () => HttpResponse.error())
  const user = open('sv')
  await user.click(await screen.findByRole('button', { name: 'Rapportera' }))
  expect(await screen.findByText('Kontakta administratören')).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Rapportera' })).toBeInTheDocument()
})

test('PLT-085 a page that threw is loaded anew by its button', async () => {
  const user = open('en')
  const reload = await screen.findByRole('button', { name: 'Load again' })
  await expectPageLoad(() => user.click(reload))
})
