import { fireEvent, screen, waitFor } from '@testing-library/react'
import { http } from 'msw'
import { expect, test, vi } from 'vitest'
import { z } from 'zod'
import { Form, Submit, useKitForm } from '../forms'
import { errorResponse, mockSignedIn, okResponse, renderRoutes, validationErrorResponse } from '../testing'
import { server } from '../testing/server'
import { FileUploadField } from '.'

interface Values {
  file_ids: string[]
}

function DeviceForm({ onSubmit }: { onSubmit: (submission: { body: Values }) => Promise<void> }) {
  const form = useKitForm(z.object({ file_ids: z.array(z.string()) }), {
    initialValues: { file_ids: ['f0'] },
    onSubmit,
  })
  return (
    <Form form={form}>
      <FileUploadField name="file_ids" label="Manuals" multiple existingFiles={[{ id: 'f0', name: 'old.pdf' }]} />
      <Submit>Save</Submit>
    </Form>
  )
}

const pdf = (name: string) => new File(['x'], name, { type: 'application/pdf' })

function renderForm() {
  mockSignedIn()
  const onSubmit = vi.fn(async () => {})
  const view = renderRoutes([{ path: '/', element: <DeviceForm onSubmit={onSubmit} /> }])
  const choose = (...files: File[]) =>
    fireEvent.change(document.querySelector('input[type=file]') as HTMLInputElement, { target: { files } })
  return { ...view, onSubmit, choose }
}

/** Responds to each upload with the next id, when the test says so. */
function mockDelayedUploads() {
  const responses: (() => void)[] = []
  server.use(
    http.post('*/api/files/documents', async () => {
      const id = `f${responses.length + 1}`
      await new Promise<void>((resolve) => responses.push(resolve))
      return okResponse({ id, path: `files/${id}`, name: id, media_type: 'application/pdf', size: 1 })
    }),
  )
  return responses
}

test('QMS-001 QMS-004 a form waits for its uploads and is then saved with all files', async () => {
  const responses = mockDelayedUploads()
  const { user, onSubmit, choose } = renderForm()
  await screen.findByText('old.pdf')
  choose(pdf('a.pdf'), pdf('b.pdf'))
  await waitFor(() => expect(responses).toHaveLength(2))
  expect(screen.getByText('a.pdf is being uploaded')).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(onSubmit).not.toHaveBeenCalled()
  for (const respond of responses) respond()
  await waitFor(() => expect(onSubmit).toHaveBeenCalledOnce())
  expect(onSubmit).toHaveBeenCalledWith(expect.objectContaining({ body: { file_ids: ['f0', 'f1', 'f2'] } }))
})

test('QMS-001 a file that the form already had is removed', async () => {
  const { user, onSubmit } = renderForm()
  await user.click(await screen.findByRole('button', { name: 'Remove old.pdf' }))
  expect(screen.queryByText('old.pdf')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(onSubmit).toHaveBeenCalledWith(expect.objectContaining({ body: { file_ids: [] } })))
})

test('QMS-004 a failed upload prevents saving until it is retried or removed', async () => {
  let isDown = true
  const keys: (string | null)[] = []
  server.use(
    http.post('*/api/files/documents', ({ request }) => {
      keys.push(request.headers.get('Idempotency-Key'))
      return isDown
        ? errorResponse(503, 'server.unavailable', 'Try again')
        : okResponse({ id: 'f1', path: 'files/f1', name: 'a', media_type: 'application/pdf', size: 1 })
    }),
  )
  const { user, onSubmit, choose } = renderForm()
  await screen.findByText('old.pdf')
  choose(pdf('a.pdf'))
  expect(await screen.findByRole('alert')).toHaveTextContent('a.pdf')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('A file could not be uploaded. Try again or remove it, then save.')).toBeInTheDocument()
  expect(onSubmit).not.toHaveBeenCalled()
  isDown = false
  await user.click(screen.getByRole('button', { name: 'Try again: a.pdf' }))
  expect(await screen.findByRole('button', { name: 'Remove a.pdf' })).toBeInTheDocument()
  expect(new Set(keys).size).toBe(1)
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(onSubmit).toHaveBeenCalledWith(expect.objectContaining({ body: { file_ids: ['f0', 'f1'] } })))
})

test('a PDF of 20 MB or an image of 5 MB is rejected before its upload', async () => {
  let uploads = 0
  server.use(
    http.post('*/api/files/documents', () => {
      uploads += 1
      return okResponse({ id: 'f1' })
    }),
  )
  const { choose } = renderForm()
  await screen.findByText('old.pdf')
  expect(screen.getByText('A PDF under 20 MB, or a JPG or PNG under 5 MB.')).toBeInTheDocument()
  const sized = (name: string, type: string, mb: number) =>
    Object.defineProperty(new File(['x'], name, { type }), 'size', { value: mb * 1024 ** 2 })
  choose(sized('manual.pdf', 'application/pdf', 20), sized('plate.jpg', 'image/jpeg', 5), sized('short.pdf', 'application/pdf', 19))
  expect(await screen.findByText('The file should be less than 20 MB.')).toBeInTheDocument()
  expect(screen.getByText('Picture size should be less than 5 MB')).toBeInTheDocument()
  expect(await screen.findByRole('button', { name: 'Remove short.pdf' })).toBeInTheDocument()
  expect(uploads).toBe(1)
})

test('a file rejected by the server or the browser is named with the reason and can be removed', async () => {
  server.use(http.post('*/api/files/documents', () => validationErrorResponse({ file: 'The PDF can’t be read' })))
  const { user, onSubmit, choose } = renderForm()
  await screen.findByText('old.pdf')
  choose(pdf('broken.pdf'), new File(['x'], 'notes.txt', { type: 'text/plain' }))
  expect(await screen.findByText('The PDF can’t be read')).toBeInTheDocument()
  expect(screen.getByText('Only PDF files and images are allowed.')).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Try again: broken.pdf' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Remove: broken.pdf' }))
  await user.click(screen.getByRole('button', { name: 'Remove: notes.txt' }))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(onSubmit).toHaveBeenCalledWith(expect.objectContaining({ body: { file_ids: ['f0'] } })))
})
