import { server } from '@clinic/kit/testing'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { afterEach, expect, test } from 'vitest'
import { App } from '../../app'
import { expectAccessible } from '../../testing/visitor'

const CODE = 'ABCD-EFGH-JKLM-NPQR-STVW'
const found = {
  company: 'Lindqvist Hud',
  kind: 'letter_of_consent',
  kind_name: 'Letter of consent',
  created_at: '2026-11-21 08:30:00',
  code: CODE,
  digest: 'e3b0'.repeat(16),
  stands: true,
}

afterEach(cleanup)

const open = (path: string) => {
  window.history.replaceState(null, '', path)
  render(<App path={window.location.pathname} />)
  return userEvent.setup()
}

const answers = (data: object) =>
  server.use(http.get('*/api/documents/verify/:code', () => HttpResponse.json({ status: '1', message: '', data })))

test('BEY-023 a document is verified by its code: whose, of what kind, when, and its digest', async () => {
  answers(found)
  open(`/public/document/${CODE}?lang=en`)
  expect(await screen.findByText('This document stands')).toBeInTheDocument()
  for (const said of ['Lindqvist Hud', 'Letter of consent', CODE, found.digest]) expect(screen.getByText(said)).toBeInTheDocument()
  await expectAccessible()
})

test('BEY-023 one that was altered is told, in Swedish too', async () => {
  answers({ ...found, stands: false })
  open(`/public/document/${CODE}?lang=sv`)
  expect(await screen.findByRole('alert')).toHaveTextContent('Dokumentet är inte äkta')
})

test('BEY-023 an unknown code says so, and another may be typed', async () => {
  server.use(
    http.get('*/api/documents/verify/:code', ({ params }) =>
      params.code === CODE
        ? HttpResponse.json({ status: '1', message: '', data: found })
        : HttpResponse.json({ status: '0', message: 'It could not be found.', data: { code: 'not_found' } }, { status: 404 }),
    ),
  )
  open('/public/document/%E0%A4%A?lang=en')
  expect(await screen.findByText(/There is no document with this code/)).toBeInTheDocument()
  cleanup()
  const user = open('/public/document?lang=en')
  const field = await screen.findByLabelText('The code on the document')
  await user.type(field, 'WRONG{Enter}')
  expect(await screen.findByText(/There is no document with this code/)).toBeInTheDocument()
  await user.clear(field)
  await user.type(field, `${CODE}{Enter}`)
  expect(await screen.findByText('This document stands')).toBeInTheDocument()
  expect(window.location.pathname).toBe(`/public/document/${CODE}`)
})
