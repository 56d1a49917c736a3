import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { z } from 'zod'
import type { Submission } from '../api'
import { mockEndpoint, okResponse, renderRoutes } from '../testing'
import { CheckboxField, Form, SignatureField, Submit, TextField, useKitForm } from '.'

const PNG = 'data:image/png;base64,iVBORw0KGgo='
const body = { note: 'By her mother', agreed: true, marked: true, signature: PNG as string | null }

function SigningForm({ onSubmit }: { onSubmit: (submission: Submission<typeof body>) => void }) {
  const form = useKitForm(z.object({ note: z.string(), agreed: z.boolean(), marked: z.boolean(), signature: z.string().nullable() }), {
    initialValues: { note: '', agreed: false, marked: false, signature: null },
    onSubmit: async (submission) => onSubmit(submission),
    draft: { form: 'signing', subject: 'new' },
  })
  return (
    <Form form={form}>
      <TextField name="note" label="Note" />
      <CheckboxField name="agreed" label="I agree" isTransient />
      <CheckboxField name="marked" label="Marked" />
      <SignatureField name="signature" label="Signature" />
      <Submit>Sign</Submit>
    </Form>
  )
}

test('REC-031 BEY-023 BEY-024 a signature and an agreement are not restored from a draft', async () => {
  const updatedAt = '2026-11-19 08:30:00'
  mockEndpoint('get', '/api/drafts/signing/new', () =>
    okResponse({ form: 'signing', subject: 'new', base_version: null, updated_at: updatedAt, body }),
  )
  mockEndpoint('delete', '/api/drafts/signing/new', () => okResponse(null))
  let submitted: object | undefined
  const { user } = renderRoutes([{ path: '/', element: <SigningForm onSubmit={({ body: values }) => (submitted = values)} /> }])
  await waitFor(() => expect(screen.getByLabelText('Note')).toHaveValue('By her mother'))
  expect(screen.getByLabelText('I agree')).not.toBeChecked()
  expect(screen.getByLabelText('Marked')).toBeChecked()
  await user.click(screen.getByRole('button', { name: 'Sign' }))
  await waitFor(() => expect(submitted).toEqual({ note: 'By her mother', agreed: false, marked: true, signature: null }))
})

test('REC-031 BEY-024 a signature and an agreement are not saved in a draft, but the other fields are', async () => {
  mockEndpoint('get', '/api/drafts/signing/new', () => okResponse(null))
  const saves = mockEndpoint('put', '/api/drafts/signing/new', () => okResponse({ updated_at: '2026-11-19 08:30:00' }))
  const { user } = renderRoutes([{ path: '/', element: <SigningForm onSubmit={() => {}} /> }])
  await user.click(await screen.findByRole('radio', { name: 'Type the name' }))
  await user.type(screen.getByRole('textbox', { name: 'Signer’s name' }), 'Eva')
  await user.click(screen.getByLabelText('I agree'))
  await user.type(screen.getByLabelText('Note'), 'Herself')
  await waitFor(() => expect(saves.length).toBeGreaterThan(0), { timeout: 3000 })
  expect(saves.at(-1)?.body).toEqual({ body: { note: 'Herself', marked: false }, base_version: null })
})

function RestoredForm({ name, isTransient }: { name: string; isTransient: boolean }) {
  const form = useKitForm(z.object({ agreed: z.boolean() }), {
    initialValues: { agreed: false },
    onSubmit: async () => {},
    draft: { form: name, subject: 'new' },
  })
  return (
    <Form form={form} label={name}>
      <CheckboxField name="agreed" label={name} isTransient={isTransient} />
    </Form>
  )
}

test('BEY-024 a transient field of one form does not exclude the field of the same name from another form’s draft', async () => {
  const updatedAt = '2026-11-19 08:30:00'
  mockEndpoint('get', '/api/drafts/:form/new', () => okResponse({ base_version: null, updated_at: updatedAt, body: { agreed: true } }))
  const element = (
    <>
      <RestoredForm name="consent" isTransient />
      <RestoredForm name="settings" isTransient={false} />
    </>
  )
  renderRoutes([{ path: '/', element }])
  await waitFor(() => expect(screen.getByRole('checkbox', { name: 'settings' })).toBeChecked())
  expect(screen.getByRole('checkbox', { name: 'consent' })).not.toBeChecked()
})
