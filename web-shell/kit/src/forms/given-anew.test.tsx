import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { answer, ok, show } from '../testing'
import { CheckField, Form, SignatureField, Submit, TextField, useKitForm } from '.'

const PNG = 'data:image/png;base64,iVBORw0KGgo='
const body = { note: 'By her mother', agreed: true, marked: true, signature: PNG }

function Signing({ onSubmit }: { onSubmit: (sent: { body: typeof body }) => void }) {
  const form = useKitForm({
    schema: z.object({ note: z.string(), agreed: z.boolean(), marked: z.boolean(), signature: z.string().nullable() }),
    initial: { note: '', agreed: false, marked: false, signature: null },
    onSubmit: async (sent) => onSubmit(sent as never),
    draft: { form: 'signing', subject: 'new' },
  })
  return (
    <Form form={form}>
      <TextField name="note" label="Note" />
      <CheckField name="agreed" label="I agree" agreement />
      <CheckField name="marked" label="Marked" />
      <SignatureField name="signature" label="Signature" />
      <Submit>Sign</Submit>
    </Form>
  )
}

test('REC-031 BEY-023 BEY-024 a signature and an agreement that were never sent don’t come back with the draft, and nobody signs unseen', async () => {
  const at = '2026-11-19 08:30:00'
  answer('get', '/api/drafts/signing/new', () => ok({ form: 'signing', subject: 'new', base_version: null, updated_at: at, body }))
  answer('delete', '/api/drafts/signing/new', () => ok(null))
  let sent: object | undefined
  const { user } = show([{ path: '/', element: <Signing onSubmit={({ body: given }) => (sent = given)} /> }])
  await waitFor(() => expect(screen.getByLabelText('Note')).toHaveValue('By her mother'))
  expect(screen.getByLabelText('I agree')).not.toBeChecked()
  expect(screen.getByLabelText('Marked')).toBeChecked()
  await user.click(screen.getByRole('button', { name: 'Sign' }))
  await waitFor(() => expect(sent).toEqual({ note: 'By her mother', agreed: false, marked: true, signature: null }))
})

test('REC-031 BEY-024 neither is sent to be drafted, while what is typed beside them is', async () => {
  answer('get', '/api/drafts/signing/new', () => ok(null))
  const kept = answer('put', '/api/drafts/signing/new', () => ok({ updated_at: '2026-11-19 08:30:00' }))
  const { user } = show([{ path: '/', element: <Signing onSubmit={() => {}} /> }])
  await user.click(await screen.findByRole('radio', { name: 'Type the name' }))
  await user.type(screen.getByRole('textbox', { name: 'Name of the one who signs' }), 'Eva')
  await user.click(screen.getByLabelText('I agree'))
  await user.type(screen.getByLabelText('Note'), 'Herself')
  await waitFor(() => expect(kept.length).toBeGreaterThan(0), { timeout: 3000 })
  expect(kept.at(-1)?.body).toEqual({ body: { note: 'Herself', marked: false }, base_version: null })
})
