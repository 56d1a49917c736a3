import { answer, ok } from '@clinic/kit/testing'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse } from 'msw'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Boundary } from './boundary'

const Broken = () => {
  throw new Error('boom')
}

// React says of each caught fault that it was caught; here that is what is wanted.
beforeEach(() => vi.spyOn(console, 'error').mockImplementation(() => {}))
afterEach(() => vi.restoreAllMocks())

const open = (language: 'en' | 'sv') => {
  window.history.replaceState(null, '', `/booking/c0mpany?lang=${language}`)
  render(
    <Boundary>
      <Broken />
    </Boundary>,
  )
  return userEvent.setup()
}

test('PLT-084 PLT-085 a public page that breaks says so and can be reported', async () => {
  const reports = answer('post', '/api/v2/report/error', () => ok(null))
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

test('PLT-085 a report that does not come through says whom to ask, and may be tried again', async () => {
  answer('post', '/api/v2/report/error', () => HttpResponse.error())
  const user = open('sv')
  await user.click(await screen.findByRole('button', { name: 'Rapportera' }))
  expect(await screen.findByText('Kontakta administratören')).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Rapportera' })).toBeInTheDocument()
})
