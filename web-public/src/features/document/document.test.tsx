import { errorResponse, mockEndpoint, okResponse, server } from '@clinic/kit/testing'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { afterEach, expect, test } from 'vitest'
import { App } from '../../app'
import { BUSY, expectAccessible } from '../../testing/visitor'

const CODE = 'ABCD-EFGH-JKLM-NPQR-STVW'
const verification = {
  company: 'Lindqvist Hud',
  timezone: 'Europe/Stockholm',
  date_format: 'DD/MM/YYYY',
  is_twelve_hours: true,
  type: 'consent',
  type_name: 'Consent',
  created_at: '2026-11-21 08:30:00',
  code: CODE,
  digest: 'e3b0'.repeat(16),
  is_intact: true,
}

afterEach(cleanup)

const openPage = (path: string) => {
  window.history.replaceState(null, '', path)
  render(<App path={window.location.pathname} />)
  return userEvent.setup()
}

const mockVerification = (data: object) =>
  server.use(http.get('*/api/documents/verify/:code', () => HttpResponse.json({ status: '1', message: '', data })))

test('BEY-023 PLT-056 a document is verified by its code and shows its clinic, type, digest and the date as the clinic writes it', async () => {
  mockVerification(verification)
  openPage(`/public/document/${CODE}?lang=en`)
  expect(await screen.findByText('Document verified')).toBeInTheDocument()
  for (const text of ['Lindqvist Hud', 'Consent', CODE, verification.digest, '21/11/2026 9:30 AM'])
    expect(screen.getByText(text)).toBeInTheDocument()
  await expectAccessible()
})

test('BEY-023 an altered document is reported, also in Swedish', async () => {
  mockVerification({ ...verification, is_intact: false })
  openPage(`/public/document/${CODE}?lang=sv`)
  expect(await screen.findByRole('alert')).toHaveTextContent('Dokumentet är inte äkta')
})

test('BEY-023 an unknown code shows an error, and another one can be entered', async () => {
  server.use(
    http.get('*/api/documents/verify/:code', ({ params }) =>
      params.code === CODE
        ? HttpResponse.json({ status: '1', message: '', data: verification })
        : HttpResponse.json({ status: '0', message: 'It could not be found.', data: { code: 'not_found' } }, { status: 404 }),
    ),
  )
  openPage('/public/document/%E0%A4%A?lang=en')
  expect(await screen.findByText(/There is no document with this code/)).toBeInTheDocument()
  cleanup()
  const user = openPage('/public/document?lang=en')
  const field = await screen.findByLabelText('The code on the document')
  await user.type(field, 'WRONG{Enter}')
  expect(await screen.findByText(/There is no document with this code/)).toBeInTheDocument()
  await user.clear(field)
  await user.type(field, `${CODE}{Enter}`)
  expect(await screen.findByText('Document verified')).toBeInTheDocument()
  expect(window.location.pathname).toBe(`/public/document/${CODE}`)
})

test('PLT-086 a document that could not be verified is verified by Try again, and by the button', async () => {
  let isBroken = true
  const calls = mockEndpoint('get', '/api/documents/verify/:code', () =>
    isBroken ? errorResponse(BUSY.status, BUSY.code, BUSY.message) : okResponse(verification),
  )
  const user = openPage(`/public/document/${CODE}?lang=en`)
  await screen.findByText(BUSY.message)
  isBroken = false
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Document verified')).toBeVisible()
  expect(calls).toHaveLength(2)
  await user.click(screen.getByRole('button', { name: 'Verify' }))
  await waitFor(() => expect(calls).toHaveLength(3))
})
