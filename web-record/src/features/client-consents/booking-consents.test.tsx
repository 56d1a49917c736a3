import {
  errorResponse,
  expectNoA11yViolations,
  mockEndpoint,
  mockSignedIn,
  mockSocket,
  okResponse,
  permissionsExcept,
  renderRoutes,
} from '@clinic/kit/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { BookingConsents } from './booking-consents'

const filler = { id: '018f0000-0000-7000-8000-0000000000e1', title: 'Consent to filler' }
const laser = { id: '018f0000-0000-7000-8000-0000000000e2', title: 'Consent to laser' }
const routes = [
  {
    path: '/',
    element: (
      <>
        <p>The booking</p>
        <BookingConsents clientId="c1" />
      </>
    ),
  },
]
const findSection = async () => within(await screen.findByRole('region', { name: 'Send a consent' }))

beforeEach(() => mockSignedIn())

test('USE-006 a consent is sent from the booking by one press, and is named until it is signed', async () => {
  let pending: string[] = []
  mockEndpoint('get', '/api/client/c1/forms/suggestions', () =>
    okResponse({ consents: pending.length > 0 ? [laser] : [filler, laser], pending, channels: ['sms'] }),
  )
  const sent = mockEndpoint('post', '/api/client/c1/forms/sendMail', () => {
    pending = [filler.title]
    return okResponse({ channels: ['sms'], forms: 1, expires_at: '2026-12-05 08:00:00' })
  })
  const { user } = renderRoutes(routes)
  const section = await findSection()
  await expectNoA11yViolations()
  await user.click(section.getByRole('button', { name: 'Send Consent to filler' }))
  expect(await section.findByText('Not signed yet: Consent to filler')).toBeVisible()
  expect(sent[0]?.body).toEqual({ channels: ['sms'], consent_template_ids: [filler.id] })
  expect(await screen.findByText('A link to 1 form is being sent')).toBeVisible()
  expect(section.queryByRole('button', { name: 'Send Consent to filler' })).toBeNull()
  pending = []
  mockSocket.broadcast(JSON.stringify({ topic: 'forms', id: 's1', version: 2 }))
  await waitFor(() => expect(section.queryByText(/^Not signed yet/)).toBeNull())
})

test('USE-006 a consent that the server refuses to send is said, and stays to be sent', async () => {
  mockEndpoint('get', '/api/client/c1/forms/suggestions', () => okResponse({ consents: [laser], pending: [], channels: ['mail'] }))
  mockEndpoint('post', '/api/client/c1/forms/sendMail', () => errorResponse(409, 'forms.template_inactive', 'The form is inactive.'))
  const { user } = renderRoutes(routes)
  const button = (await findSection()).getByRole('button', { name: 'Send Consent to laser' })
  await user.click(button)
  expect(await screen.findByText('The form is inactive.')).toBeVisible()
  await waitFor(() => expect(button).toBeEnabled())
})

test('USE-006 without a phone or an e-mail address there is no button, but the way to all consents', async () => {
  mockEndpoint('get', '/api/client/c1/forms/suggestions', () => okResponse({ consents: [laser], pending: [], channels: [] }))
  renderRoutes(routes)
  const section = await findSection()
  expect(section.getByText('The client has no phone or e-mail address to send it to.')).toBeVisible()
  expect(section.queryByRole('button')).toBeNull()
  expect(section.getByRole('link', { name: 'All consents' })).toHaveAttribute('href', '/clients/c1/client-letters-of-consents')
})

test('USE-006 who may not write forms is offered no consent', async () => {
  mockSignedIn({ permissions: permissionsExcept('form.write') })
  const calls = mockEndpoint('get', '/api/client/c1/forms/suggestions', () =>
    okResponse({ consents: [laser], pending: [], channels: ['sms'] }),
  )
  renderRoutes(routes)
  expect(await screen.findByText('The booking')).toBeVisible()
  expect(screen.queryByRole('region')).toBeNull()
  expect(calls).toHaveLength(0)
})
