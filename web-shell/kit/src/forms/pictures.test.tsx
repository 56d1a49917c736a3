import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { expect, test, vi } from 'vitest'
import { z } from 'zod'
import { session } from '../session'
import { accessible, answer, invalid, ok, refusal, show, signedIn } from '../testing'
import { server } from '../testing/server'
import { Form, PicturesField, SignatureField, Submit, useKitForm } from '.'

const picture = (name: string, size = 10, type = 'image/jpeg') => {
  const file = new File(['x'], name, { type })
  Object.defineProperty(file, 'size', { value: size })
  return file
}

interface Values {
  pictures: string[]
  signature: string | null
}

function Entry({
  start,
  onSubmit,
  most = 20,
}: {
  start: Partial<Values>
  onSubmit: (sent: { body: Values }) => Promise<void>
  most?: number
}) {
  const schema = z.object({ pictures: z.array(z.string()), signature: z.string().nullable() })
  const form = useKitForm<Values>({ schema, initial: { pictures: [], signature: null, ...start }, onSubmit: onSubmit as never })
  return (
    <Form form={form}>
      <PicturesField name="pictures" label="Pictures" most={most} />
      <SignatureField name="signature" label="Signature" signer="Sara Åberg" />
      <Submit>Save</Submit>
    </Form>
  )
}

let held: (() => void)[] = []

/** Answers uploads in the order they come, each with the next id; `hold` lets them wait. */
function uploads(hold = false) {
  let count = 0
  held = []
  server.use(
    http.post('*/api/files', async () => {
      count += 1
      const id = `f${count}`
      if (hold) await new Promise<void>((resolve) => held.push(resolve))
      return ok({ id, path: `files/${id}`, name: id, kind: 'image/jpeg', size: 1, width: 1, height: 1 })
    }),
  )
  return () => count
}

function open(start: Partial<Values> = {}, most?: number) {
  const sent = vi.fn(async (_: { body: Values }) => {})
  const view = show([{ path: '/', element: <Entry start={start} onSubmit={sent} {...(most ? { most } : {})} /> }])
  const choose = (...files: File[]) => {
    const input = document.querySelector<HTMLInputElement>('input[type=file]') as HTMLInputElement
    fireEvent.change(input, { target: { files } })
  }
  const save = () => view.user.click(screen.getByRole('button', { name: 'Save' }))
  return { ...view, sent, choose, save }
}

test('REC-021 pictures are uploaded as they are chosen, kept in their order, moved and taken away', async () => {
  uploads()
  const { user, choose, save, sent } = open()
  choose(picture('before.jpg'), picture('after.jpg'), picture('side.png', 10, 'image/png'))
  const list = await screen.findByRole('list', { name: 'Pictures' })
  await waitFor(() => expect(within(list).getAllByRole('img')).toHaveLength(3))
  await accessible()
  await user.click(screen.getByRole('button', { name: 'Move after.jpg earlier' }))
  await user.click(screen.getByRole('button', { name: 'Remove side.png' }))
  await save()
  await waitFor(() => expect(sent).toHaveBeenCalled())
  expect(sent.mock.calls[0]?.[0].body.pictures).toEqual(['f2', 'f1'])
})

test('PLT-110 one that is too large or no picture is refused with its text, and is never sent', async () => {
  const count = uploads()
  const { choose, user } = open()
  choose(picture('large.jpg', 6 * 1024 * 1024), picture('letter.pdf', 10, 'application/pdf'), picture('good.jpg', 5 * 1024 * 1024 - 1))
  expect(await screen.findByText('Picture size should be less than 5 MB')).toBeInTheDocument()
  expect(screen.getByText('Only images are allowed')).toBeInTheDocument()
  expect(await screen.findByRole('img', { name: 'good.jpg' })).toBeInTheDocument()
  expect(count()).toBe(1)
  await accessible()
  await user.click(screen.getByRole('button', { name: 'Leave it out: large.jpg' }))
  expect(screen.queryByText('Picture size should be less than 5 MB')).toBeNull()
  expect(screen.queryByRole('button', { name: 'Try again: letter.pdf' })).toBeNull()
})

test('the server’s own refusal of a picture stands beside it, and the form is not sent without it', async () => {
  let refuse = () => {}
  server.use(
    http.post('*/api/files', async () => {
      await new Promise<void>((resolve) => (refuse = resolve))
      return invalid({ file: 'This picture is too large to open: at most 50 megapixels.' })
    }),
  )
  const { choose, save, sent } = open()
  choose(picture('wide.jpg'))
  await screen.findByRole('progressbar', { name: 'wide.jpg is being uploaded' })
  await save()
  refuse()
  expect(await screen.findByText('This picture is too large to open: at most 50 megapixels.')).toBeInTheDocument()
  expect(sent).not.toHaveBeenCalled()
})

test.each([
  [401, 'auth.required', null],
  [410, 'auth.ended_elsewhere', 'Another login has been detected'],
])('PLT-004 an upload that is answered by %i signs out', async (status, code, ended) => {
  signedIn()
  server.use(http.post('*/api/files', () => refusal(status, code, 'Another login has been detected')))
  const { choose } = open()
  choose(picture('before.jpg'))
  await waitFor(() => expect(session.getState()).toMatchObject({ session: null, ended }))
})

test('PLT-003 an upload carries the headers of every call, and is sent once more when its CSRF cookie has run out', async () => {
  const sent: Headers[] = []
  server.use(
    http.post('*/api/files', async ({ request }) => {
      sent.push(request.headers)
      expect(await request.text()).toContain('before.jpg')
      return sent.length === 1 ? refusal(403, 'csrf.missing', 'no') : ok({ id: 'f1' })
    }),
  )
  const { choose } = open()
  choose(picture('before.jpg'))
  expect(await screen.findByRole('img', { name: 'before.jpg' })).toBeInTheDocument()
  expect(sent).toHaveLength(2)
  expect(sent[1]?.get('Idempotency-Key')).toBe(sent[0]?.get('Idempotency-Key'))
  for (const headers of sent) {
    expect(Object.fromEntries(headers)).toMatchObject({ accept: 'application/json', 'x-language': 'en', 'x-csrf-token': 'test-token' })
    expect(headers.get('Content-Type')).toMatch(/^multipart\/form-data/)
  }
})

test('a form that is sent while a picture is on its way waits for it', async () => {
  uploads(true)
  const { choose, save, sent } = open()
  choose(picture('before.jpg'))
  await waitFor(() => expect(held).toHaveLength(1))
  await save()
  expect(sent).not.toHaveBeenCalled()
  held[0]?.()
  await waitFor(() => expect(sent).toHaveBeenCalled())
  expect(sent.mock.calls[0]?.[0].body.pictures).toEqual(['f1'])
})

test('REC-021 BEY-024 a picture that failed before one saves holds the save until it is tried again', async () => {
  const keys: (string | null)[] = []
  server.use(
    http.post('*/api/files', ({ request }) => {
      keys.push(request.headers.get('Idempotency-Key'))
      return keys.length === 1 ? HttpResponse.error() : ok({ id: 'f1' })
    }),
  )
  const { choose, save, sent, user } = open()
  choose(picture('before.jpg'))
  const again = await screen.findByRole('button', { name: 'Try again: before.jpg' })
  await save()
  expect(await screen.findByText('A picture did not arrive. Try it again or leave it out, then save.')).toBeInTheDocument()
  expect(sent).not.toHaveBeenCalled()
  await user.click(again)
  expect(await screen.findByRole('img', { name: 'before.jpg' })).toBeInTheDocument()
  await save()
  await waitFor(() => expect(sent).toHaveBeenCalled())
  expect(sent.mock.calls[0]?.[0].body.pictures).toEqual(['f1'])
  expect(keys).toEqual([keys[0], keys[0]])
})

test('REC-021 a picture that failed, or that is too large, is left out only by saying so', async () => {
  server.use(http.post('*/api/files', () => HttpResponse.error()))
  const { choose, save, sent, user } = open()
  choose(picture('before.jpg'), picture('large.jpg', 6 * 1024 * 1024))
  await screen.findByRole('button', { name: 'Try again: before.jpg' })
  for (const name of ['before.jpg', 'large.jpg']) {
    await save()
    expect(sent).not.toHaveBeenCalled()
    await user.click(screen.getByRole('button', { name: `Leave it out: ${name}` }))
  }
  await save()
  await waitFor(() => expect(sent.mock.calls[0]?.[0].body.pictures).toEqual([]))
})

test('REC-021 a picture that hangs is left out while one saves, and those behind it arrive', async () => {
  let count = 0
  server.use(
    http.post('*/api/files', async () => {
      count += 1
      if (count === 1) await new Promise(() => {})
      return ok({ id: `f${count}` })
    }),
  )
  const { choose, save, sent, user } = open()
  choose(picture('before.jpg'), picture('after.jpg'))
  await screen.findByRole('progressbar', { name: 'before.jpg is being uploaded' })
  await waitFor(() => expect(count).toBe(1))
  await save()
  await user.click(screen.getByRole('button', { name: 'Leave it out: before.jpg' }))
  await waitFor(() => expect(sent).toHaveBeenCalled())
  expect(sent.mock.calls[0]?.[0].body.pictures).toEqual(['f2'])
})

test('a broken connection is told, and past the limit no more are taken', async () => {
  server.use(http.post('*/api/files', () => HttpResponse.error()))
  const { choose } = open({}, 1)
  choose(picture('first.jpg'), picture('second.jpg'))
  expect(await screen.findByText('At most 1 picture')).toBeInTheDocument()
  expect(await screen.findByText(/No Internet Connection/)).toBeInTheDocument()
})

test('BEY-024 pictures of a draft that comes back are shown by their addresses', async () => {
  const asked = answer('post', '/api/get-signed-url', () => ok({ url: 'https://files.example/f9', expires_at: '2026-11-21 08:30:00' }))
  open({ pictures: ['f9'] })
  expect(await screen.findByRole('img', { name: '1' })).toHaveAttribute('src', 'https://files.example/f9')
  expect(asked.map((call) => call.body)).toEqual([{ path: 'files/f9' }])
})

test('REC-021 who can’t draw signs by typing the name; changing one’s mind takes the signature away', async () => {
  const { user, save, sent } = open()
  expect(screen.getByRole('img', { name: 'Signature' }).tagName).toBe('CANVAS')
  await user.click(screen.getByRole('radio', { name: 'Type the name' }))
  expect(screen.getByRole('textbox', { name: 'Name of the one who signs' })).toHaveValue('Sara Åberg')
  await accessible()
  await save()
  await waitFor(() => expect(sent.mock.calls[0]?.[0].body.signature).toBe('data:image/png;base64,iVBORw0KGgo='))
  await user.click(screen.getByRole('radio', { name: 'Draw' }))
  await save()
  await waitFor(() => expect(sent.mock.calls[1]?.[0].body.signature).toBeNull())
})
