import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { type DefaultValues, type FieldPath, type FieldValues, type Resolver, type UseFormReturn, useForm } from 'react-hook-form'
import { z } from 'zod'
import { ApiError, type Submission, schemaOf, useIdempotencyKey } from '../api'
import type { SchemaName, ZodOf } from '../api/schemas'
import { getZodIssueMessage } from '../core/validation-messages'
import { getLanguage } from '../i18n'
import { translateKit } from '../texts'
import { type PendingUploads, usePendingUploads } from './pending-uploads'
import { type Draft, type DraftKey, useDraft } from './use-draft'

/** Thrown by `onSubmit` when the user goes back at its question: nothing was sent, and the form and its draft stay as they are. */
export class SubmissionDeclined extends Error {}

z.config({ customError: (issue) => getZodIssueMessage(issue, getLanguage()) })

/** The name of a request schema of the API, or a zod schema where a form has fields or rules of its own. */
type FormSchema = SchemaName | z.ZodType<unknown, FieldValues>

type ZodSchema<Source extends FormSchema> = Source extends SchemaName ? ZodOf<Source> : Source

/** What the fields hold: the schema's input, and null in a field that nothing is entered in. */
type FormValues<Source extends FormSchema> = Nullable<z.input<ZodSchema<Source>>>
type Nullable<Values> = { [Field in keyof Values]: Values[Field] | null }

/** What is submitted: the schema's output. */
type FormBody<Source extends FormSchema> = z.output<ZodSchema<Source>>

export interface Conflict {
  version: unknown
  /** The saved values in this form's shape; null when there is nothing to compare with. */
  theirs: Record<string, unknown> | null
}

export interface KitForm<Values extends FieldValues, Body = unknown> {
  form: UseFormReturn<Values, unknown, Body>
  submit: () => Promise<void>
  /** An error that belongs to no field, shown above the fields. */
  formError: string | null
  conflict: Conflict | null
  resolveConflict: (keep: 'mine' | 'theirs') => void
  draft: Draft
  /** The names of the fields that are never saved in the draft. */
  transientFields: Set<string>
  /** The uploads that the form waits for when it is submitted. */
  uploads: PendingUploads
}

/** Takes a submission of the schema. With one of two schemas, `room ? 'RoomUpdate' : 'RoomCreate'`, it is the handler of either. */
type SubmitHandler<Source extends FormSchema, Saved> = Source extends FormSchema
  ? (submission: Submission<FormBody<Source>>) => Promise<Saved>
  : never

interface Options<Values extends FieldValues, Saved> {
  initialValues: DefaultValues<Values>
  /** Called with what `onSubmit` resolves to, once the draft is deleted. The form is still being submitted until it resolves. */
  onDone?: (saved: Saved) => unknown
  /** Saves what is typed as a draft on the server until the form is saved. */
  draft?: DraftKey
  /** Converts the saved row to the form's values, where the two differ in names or shape. */
  toFormValues?: (saved: Saved) => DefaultValues<Values>
  /** Shows the saved row after a conflict without anything to compare; by default the page is reloaded. */
  onReload?: () => void
}

/** A form with a signature compares nothing either: the saved row has to be read before it is signed. */
function createConflict<Saved>(values: FieldValues, current: Record<string, unknown>, toFormValues?: (saved: Saved) => object): Conflict {
  const hasValues = Object.keys(current).some((name) => name !== 'version')
  const saved = Object.entries(toFormValues && hasValues ? toFormValues(current as Saved) : current)
  const theirs = saved.filter(([name]) => name in values && name !== 'version')
  const isComparable = theirs.length > 0 && !('signature' in values)
  return { version: current.version, theirs: isComparable ? Object.fromEntries(theirs) : null }
}

/** A version conflict: somebody else has saved the row since the form loaded it. */
function useConflict<Values extends FieldValues, Saved>(
  form: Pick<UseFormReturn<Values>, 'getValues' | 'reset'>,
  draft: Draft,
  options: Options<Values, Saved>,
) {
  const [conflict, setConflict] = useState<Conflict | null>(null)
  const handleConflict = ({ data }: ApiError) =>
    setConflict(createConflict(form.getValues(), (data.current ?? {}) as Record<string, unknown>, options.toFormValues))
  const resolve = (keep: 'mine' | 'theirs', submit: () => Promise<void>) => {
    if (!conflict?.theirs) return options.onReload ? options.onReload() : window.location.reload()
    const { version, theirs } = conflict
    setConflict(null)
    form.reset({ ...form.getValues(), ...(keep === 'theirs' && theirs), version } as Values, { keepDefaultValues: keep === 'mine' })
    void (keep === 'mine' ? submit() : draft.clear())
  }
  return { conflict, handleConflict, resolve }
}

/** Shows the server's errors on their fields and focuses the first of them; returns the errors that belong to no field of the form. */
function applyServerErrors<Values extends FieldValues, Body>(form: UseFormReturn<Values, unknown, Body>, error: ApiError): string | null {
  if (error.code === 'offline') return translateKit('offlineKept')
  const fields = Object.keys(form.control._fields)
  const others: string[] = []
  let hasFocus = false
  for (const [name, errors] of Object.entries(error.errors)) {
    const message = errors.map((fieldError) => fieldError.message).join(' ')
    if (!fields.includes(name.split('.')[0] ?? '')) others.push(message)
    else {
      form.setError(name as FieldPath<Values>, { type: 'server', message }, { shouldFocus: !hasFocus })
      hasFocus = true
    }
  }
  return others.length > 0 ? others.join(' ') : hasFocus ? null : error.message || translateKit('unknownError')
}

/**
 * A form on the server's schema: validation, idempotent submission, the server's errors on their fields, drafts and version conflicts.
 * `useKitForm('RoomCreate', …)` infers the fields' values and the submitted body from the schema. A form with fields or rules of its own passes
 * a zod schema: `useKitForm(schemaOf('RoomCreate').extend({ … }), …)`.
 */
export function useKitForm<Source extends FormSchema, Saved>(
  source: Source,
  options: Options<FormValues<Source>, Saved> & { onSubmit: SubmitHandler<Source, Saved> },
): KitForm<FormValues<Source>, FormBody<Source>> {
  type Values = FormValues<Source>
  type Body = FormBody<Source>
  const { initialValues, onDone } = options
  const onSubmit = options.onSubmit as (submission: Submission<Body>) => Promise<Saved>
  const schema: z.ZodType<unknown, FieldValues> = typeof source === 'string' ? schemaOf(source) : source
  // The schema reports the nulls that its input doesn't allow.
  const resolver = zodResolver(schema) as unknown as Resolver<Values, unknown, Body>
  const form = useForm<Values, unknown, Body>({ resolver, defaultValues: initialValues, shouldFocusError: true })
  const [transientFields] = useState(() => new Set<string>())
  const draft = useDraft({ form, initialValues, draftKey: options.draft, transientFields })
  const [formError, setFormError] = useState<string | null>(null)
  const { conflict, handleConflict, resolve } = useConflict(form, draft, options)
  const idempotencyKey = useIdempotencyKey()
  const uploads = usePendingUploads()

  const submitValues = async (body: Body) => {
    setFormError(null)
    let saved: Saved
    try {
      saved = await onSubmit({ body, idempotencyKey: idempotencyKey.current() })
      idempotencyKey.reset()
      await draft.clear()
    } catch (error) {
      if (error instanceof SubmissionDeclined) return
      if (!(error instanceof ApiError)) throw error
      idempotencyKey.handleError(error)
      if (error.code === 'version.stale') handleConflict(error)
      else setFormError(applyServerErrors(form, error))
      return
    }
    await onDone?.(saved)
  }

  const handleSubmit = form.handleSubmit((body) => draft.pauseWhile(() => submitValues(body)))

  /** A failed upload shows its own error; the form isn't submitted until it is retried or removed. */
  const submit = async () => {
    if (await uploads.waitForAll()) return handleSubmit()
    setFormError(translateKit('images.uploadFailed'))
  }
  const resolveConflict = (keep: 'mine' | 'theirs') => resolve(keep, handleSubmit)
  return { form, submit, formError, conflict, resolveConflict, draft, transientFields, uploads }
}
