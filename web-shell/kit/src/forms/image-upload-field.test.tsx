import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { expect, test, vi } from 'vitest'
import { z } from 'zod'
import { useSessionStore } from '../session'
import {
  errorResponse,
  expectNoA11yViolations,
  mockEndpoint,
  mockSignedIn,
  okResponse,
  renderRoutes,
  validationErrorResponse,
} from '../testing'
import { server } from '../testing/server'
import { Form, ImageUploadField, SignatureField, Submit, useKitForm } from '.'

const createImageFile = (name: string, size = 10, type = 'image/jpeg') => {
  const file = new File(['x'], name, { type })
  Object.defineProperty(file, 'size', { value: size })
  return file
}

interface Values {
  pictures: string[]
  signature: string | null
}

function EntryForm({
  initialValues,
  onSubmit,
  maxCount = 20,
}: {
  initialValues: Partial<Values>
  onSubmit: (submission: { body: Values }) => Promise<void>
  maxCount?: number
}) {
  const schema = z.object({ pictures: z.array(z.string()), signature: z.string().nullable() })
  const form = useKitForm(schema, {
    initialValues: { pictures: [], signature: null, ...initialValues },
    onSubmit,
  })
  return (
    <Form form={form}>
      <ImageUploadField name="pictures" label="Pictures" maxCount={maxCount} />
      <SignatureField name="signature" label="Signature" signerName="Sara Åberg" />
      <Submit>Save</Submit>
    </Form>
  )
}

let pendingResponses: (() => void)[] = []

/** Responds to each upload with the next id; with `isDelayed`, when the test calls the pending response. */
function mockUploads(isDelayed = false) {
  let count = 0
  pendingResponses = []
  server.use(
    http.post('*/api/files', async () => {
      count += 1
      const id = `f${count}`
      if (isDelayed) await new Promise<void>((resolve) => pendingResponses.push(resolve))
      return okResponse({ id, path: `files/${id}`, name: id, media_type: 'image/jpeg', size: 1, width: 1, height: 1 })
    }),
  )
  return () => count
}

function renderForm(initialValues: Partial<Values> = {}, maxCount?: number) {
  const onSubmit = vi.fn(async (_: { body: Values }) => {})
  const view = renderRoutes([
    { path: '/', element: <EntryForm initialValues={initialValues} onSubmit={onSubmit} {...(maxCount ? { maxCount } : {})} /> },
  ])
  const chooseFiles = (...files: File[]) => {
    const input = document.querySelector<HTMLInputElement>('input[type=file]') as HTMLInputElement
    fireEvent.change(input, { target: { files } })
  }
  const clickSave = () => view.user.click(screen.getByRole('button', { name: 'Save' }))
  return { ...view, onSubmit, chooseFiles, clickSave }
}

test('REC-021 images are uploaded when chosen, keep their order, and can be moved and removed', async () => {
  mockUploads()
  const { user, chooseFiles, clickSave, onSubmit } = renderForm()
  chooseFiles(createImageFile('before.jpg'), createImageFile('after.jpg'), createImageFile('side.png', 10, 'image/png'))
  const list = await screen.findByRole('list', { name: 'Pictures' })
  await waitFor(() => expect(within(list).getAllByRole('img')).toHaveLength(3))
  await expectNoA11yViolations()
  await user.click(screen.getByRole('button', { name: 'Move after.jpg left' }))
  await user.click(screen.getByRole('button', { name: 'Remove side.png' }))
  await clickSave()
  await waitFor(() => expect(onSubmit).toHaveBeenCalled())
  expect(onSubmit.mock.calls[0]?.[0].body.pictures).toEqual(['f2', 'f1'])
})

test('REC-021 images are uploaded when they are dropped, and moved to the right', async () => {
  mockUploads()
  const { user, clickSave, onSubmit } = renderForm()
  const zone = screen.getByRole('button', { name: 'Add pictures' })
  fireEvent.dragOver(zone)
  fireEvent.drop(zone, { dataTransfer: { files: [createImageFile('before.jpg'), createImageFile('after.jpg')] } })
  await screen.findByRole('img', { name: 'after.jpg' })
  await user.click(screen.getByRole('button', { name: 'Move before.jpg right' }))
  await clickSave()
  await waitFor(() => expect(onSubmit.mock.calls[0]?.[0].body.pictures).toEqual(['f2', 'f1']))
})

test('REC-021 an only image has no place to move to, and two have', async () => {
  mockUploads()
  const { user, chooseFiles } = renderForm()
  const getArrows = () => screen.queryAllByRole('button', { name: /^Move / })
  chooseFiles(createImageFile('before.jpg'))
  await screen.findByRole('img', { name: 'before.jpg' })
  expect(getArrows()).toHaveLength(0)
  chooseFiles(createImageFile('after.jpg'))
  await screen.findByRole('img', { name: 'after.jpg' })
  expect(getArrows()).toHaveLength(4)
  await user.click(screen.getByRole('button', { name: 'Remove before.jpg' }))
  expect(getArrows()).toHaveLength(0)
  expect(screen.getByRole('img', { name: 'after.jpg' })).toBeInTheDocument()
})

test('PLT-110 a file that is too large or no image is rejected with its message and not uploaded', async () => {
  const count = mockUploads()
  const { chooseFiles, user } = renderForm()
  chooseFiles(
    createImageFile('large.jpg', 6 * 1024 * 1024),
    createImageFile('letter.pdf', 10, 'application/pdf'),
    createImageFile('good.jpg', 5 * 1024 * 1024 - 1),
  )
  expect(await screen.findByText('Picture size should be less than 5 MB')).toBeInTheDocument()
  expect(screen.getByText('Only images are allowed')).toBeInTheDocument()
  expect(await screen.findByRole('img', { name: 'good.jpg' })).toBeInTheDocument()
  expect(count()).toBe(1)
  await expectNoA11yViolations()
  await user.click(screen.getByRole('button', { name: 'Remove: large.jpg' }))
  expect(screen.queryByText('Picture size should be less than 5 MB')).toBeNull()
  expect(screen.queryByRole('button', { name: 'Try again: letter.pdf' })).toBeNull()
})

test('the server’s rejection of an image is shown with it, and the form is not submitted', async () => {
  let refuse = () => {}
  server.use(
    http.post('*/api/files', async () => {
      await new Promise<void>((resolve) => (refuse = resolve))
      return validationErrorResponse({ file: 'This picture is too large to open: at most 50 megapixels.' })
    }),
  )
  const { chooseFiles, clickSave, onSubmit } = renderForm()
  chooseFiles(createImageFile('wide.jpg'))
  await screen.findByRole('progressbar', { name: 'wide.jpg is being uploaded' })
  await clickSave()
  refuse()
  expect(await screen.findByText('This picture is too large to open: at most 50 megapixels.')).toBeInTheDocument()
  expect(onSubmit).not.toHaveBeenCalled()
})

test.each([
  [401, 'auth.required', null],
  [410, 'auth.session_replaced', 'Another login has been detected'],
])('PLT-004 an upload with a %i response signs out', async (status, code, endReason) => {
  mockSignedIn()
  server.use(http.post('*/api/files', () => errorResponse(status, code, 'Another login has been detected')))
  const { chooseFiles } = renderForm()
  chooseFiles(createImageFile('before.jpg'))
  await waitFor(() => expect(useSessionStore.getState()).toMatchObject({ session: null, endReason }))
})

test('PLT-003 an upload has the headers of every call and is retried with a new CSRF cookie', async () => {
  const requestHeaders: Headers[] = []
  server.use(
    http.post('*/api/files', async ({ request }) => {
      requestHeaders.push(request.headers)
      expect(await request.text()).toContain('before.jpg')
      return requestHeaders.length === 1 ? errorResponse(403, 'csrf.missing', 'no') : okResponse({ id: 'f1' })
    }),
  )
  const { chooseFiles } = renderForm()
  chooseFiles(createImageFile('before.jpg'))
  expect(await screen.findByRole('img', { name: 'before.jpg' })).toBeInTheDocument()
  expect(requestHeaders).toHaveLength(2)
  expect(requestHeaders[1]?.get('Idempotency-Key')).toBe(requestHeaders[0]?.get('Idempotency-Key'))
  for (const headers of requestHeaders) {
    expect(Object.fromEntries(headers)).toMatchObject({ accept: 'application/json', 'x-language': 'en', 'x-csrf-token': 'test-token' })
    expect(headers.get('Content-Type')).toMatch(/^multipart\/form-data/)
  }
})

test('a submission waits for a pending upload', async () => {
  mockUploads(true)
  const { chooseFiles, clickSave, onSubmit } = renderForm()
  chooseFiles(createImageFile('before.jpg'))
  await waitFor(() => expect(pendingResponses).toHaveLength(1))
  await clickSave()
  expect(onSubmit).not.toHaveBeenCalled()
  pendingResponses[0]?.()
  await waitFor(() => expect(onSubmit).toHaveBeenCalled())
  expect(onSubmit.mock.calls[0]?.[0].body.pictures).toEqual(['f1'])
})

test('REC-021 BEY-024 a failed upload prevents the submission until it is retried', async () => {
  const keys: (string | null)[] = []
  server.use(
    http.post('*/api/files', ({ request }) => {
      keys.push(request.headers.get('Idempotency-Key'))
      return keys.length === 1 ? HttpResponse.error() : okResponse({ id: 'f1' })
    }),
  )
  const { chooseFiles, clickSave, onSubmit, user } = renderForm()
  chooseFiles(createImageFile('before.jpg'))
  const retryButton = await screen.findByRole('button', { name: 'Try again: before.jpg' })
  await clickSave()
  expect(await screen.findByText('A file could not be uploaded. Try again or remove it, then save.')).toBeInTheDocument()
  expect(onSubmit).not.toHaveBeenCalled()
  await user.click(retryButton)
  expect(await screen.findByRole('img', { name: 'before.jpg' })).toBeInTheDocument()
  await clickSave()
  await waitFor(() => expect(onSubmit).toHaveBeenCalled())
  expect(onSubmit.mock.calls[0]?.[0].body.pictures).toEqual(['f1'])
  expect(keys).toEqual([keys[0], keys[0]])
})

test('REC-021 a failed or invalid image prevents the submission until it is removed', async () => {
  server.use(http.post('*/api/files', () => HttpResponse.error()))
  const { chooseFiles, clickSave, onSubmit, user } = renderForm()
  chooseFiles(createImageFile('before.jpg'), createImageFile('large.jpg', 6 * 1024 * 1024))
  await screen.findByRole('button', { name: 'Try again: before.jpg' })
  for (const name of ['before.jpg', 'large.jpg']) {
    await clickSave()
    expect(onSubmit).not.toHaveBeenCalled()
    await user.click(screen.getByRole('button', { name: `Remove: ${name}` }))
  }
  await clickSave()
  await waitFor(() => expect(onSubmit.mock.calls[0]?.[0].body.pictures).toEqual([]))
})

test('REC-021 a stalled upload can be cancelled during submission, and the next one continues', async () => {
  let count = 0
  server.use(
    http.post('*/api/files', async () => {
      count += 1
      if (count === 1) await new Promise(() => {})
      return okResponse({ id: `f${count}` })
    }),
  )
  const { chooseFiles, clickSave, onSubmit, user } = renderForm()
  chooseFiles(createImageFile('before.jpg'), createImageFile('after.jpg'))
  await screen.findByRole('progressbar', { name: 'before.jpg is being uploaded' })
  await waitFor(() => expect(count).toBe(1))
  await clickSave()
  await user.click(screen.getByRole('button', { name: 'Remove: before.jpg' }))
  await waitFor(() => expect(onSubmit).toHaveBeenCalled())
  expect(onSubmit.mock.calls[0]?.[0].body.pictures).toEqual(['f2'])
})

test('a network error and an exceeded limit are shown', async () => {
  server.use(http.post('*/api/files', () => HttpResponse.error()))
  const { chooseFiles } = renderForm({}, 1)
  chooseFiles(createImageFile('first.jpg'), createImageFile('second.jpg'))
  expect(await screen.findByText('At most 1 picture')).toBeInTheDocument()
  expect(await screen.findByText(/No Internet Connection/)).toBeInTheDocument()
})

test('BEY-024 images of a restored draft are shown by signed URLs', async () => {
  const urlRequests = mockEndpoint('post', '/api/get-signed-url', () =>
    okResponse({ url: 'https://files.example/f9', expires_at: '2026-11-21 08:30:00' }),
  )
  renderForm({ pictures: ['f9'] })
  expect(await screen.findByRole('img', { name: '1' })).toHaveAttribute('src', 'https://files.example/f9')
  expect(urlRequests.map((call) => call.body)).toEqual([{ path: 'files/f9' }])
})

test('REC-021 a signature can be typed, and switching to drawing clears it', async () => {
  const { user, clickSave, onSubmit } = renderForm()
  expect(screen.getByRole('img', { name: 'Signature' }).tagName).toBe('CANVAS')
  await user.click(screen.getByRole('radio', { name: 'Type the name' }))
  expect(screen.getByRole('textbox', { name: 'Signer’s name' })).toHaveValue('Sara Åberg')
  await expectNoA11yViolations()
  await clickSave()
  await waitFor(() => expect(onSubmit.mock.calls[0]?.[0].body.signature).toBe('data:image/png;base64,iVBORw0KGgo='))
  await user.click(screen.getByRole('radio', { name: 'Draw' }))
  await clickSave()
  await waitFor(() => expect(onSubmit.mock.calls[1]?.[0].body.signature).toBeNull())
})

test('REC-021 a drawn signature is cleared by its button', async () => {
  const { user, clickSave, onSubmit } = renderForm({ signature: 'data:image/png;base64,drawn' })
  const clear = screen.getByRole('button', { name: 'Clear' })
  expect(clear).toBeEnabled()
  await user.click(clear)
  expect(clear).toBeDisabled()
  await clickSave()
  await waitFor(() => expect(onSubmit.mock.calls[0]?.[0].body.signature).toBeNull())
})
