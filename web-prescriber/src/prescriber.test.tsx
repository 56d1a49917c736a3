import { session } from '@clinic/kit/session'
import { accessible, answer, listed, ok, refusal, show, signedOut, snapshot } from '@clinic/kit/testing'
import { screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { prescriberRoutes } from './own-root'

const doctor = () => snapshot({ area: 'prescriber', company: null, permissions: ['self', 'prescription.read'] })

beforeEach(() => signedOut())

test('PLT-010 a prescriber signs in to their own pages and sees honestly that nothing waits', async () => {
  answer('get', '/api/session', () => refusal(401, 'auth.required', 'Not authorized!'))
  const calls = answer('post', '/api/login', () => ok(doctor()))
  answer('get', '/api/v3/prescriptions', () => listed([]))
  const { user } = show(prescriberRoutes, '/prescription')
  await user.type(await screen.findByLabelText(/^E-mail/), 'doctor@example.se')
  await user.type(screen.getByLabelText(/^Password/), 'Sommar2026')
  await accessible()
  answer('get', '/api/session', () => ok(doctor()))
  await user.click(screen.getByRole('button', { name: 'Sign in' }))
  expect(await screen.findByText('No requests')).toBeInTheDocument()
  expect(calls[0]?.body).toMatchObject({ area: 'prescriber' })
})

test('staff are asked to sign in as a prescriber', async () => {
  answer('get', '/api/session', () => ok(snapshot()))
  session.setState({ known: false, session: null })
  show(prescriberRoutes, '/prescription')
  expect(await screen.findByRole('heading', { name: 'Sign in as a prescriber' })).toBeInTheDocument()
})
