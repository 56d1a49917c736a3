import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { type DefaultValues, type FieldPath, type FieldValues, type UseFormReturn, useForm } from 'react-hook-form'
import { z } from 'zod'
import { ApiError, type Submission, useKey } from '../api'
import { getLanguage } from '../i18n'
import { issueText } from '../lite/field-text'
import { kitText } from '../texts'
import { type Draft, type DraftOf, useDraft } from './draft'
import { type Uploads, useUploadsOf } from './uploads'

z.config({ customError: (issue) => issueText(issue, getLanguage()) })

export interface Conflict {
  version: unknown
  /** What is saved, as this form would begin from it; null when there is nothing to lay beside what is typed. */
  theirs: Record<string, unknown> | null
}

export interface KitForm<Values extends FieldValues> {
  form: UseFormReturn<Values>
  submit: () => Promise<void>
  /** What is said above the fields: a refusal that belongs to none of them. */
  problem: string | null
  conflict: Conflict | null
  resolve: (keep: 'mine' | 'theirs') => void
  draft: Draft
  /** What is still on its way when one sends: the form waits for it. */
  uploads: Uploads
}

interface Options<Values extends FieldValues> {
  /** The server's schema of the request; a form adds to it by named rules only. */
  schema: z.ZodType<unknown, Values>
  initial: DefaultValues<Values>
  onSubmit: (submission: Submission<never>) => Promise<unknown>
  onDone?: (values: Values) => void
  /** Keeps what is typed on the server until it is saved. */
  draft?: DraftOf
  /** What the form begins as from what is saved, where its fields aren't named and shaped as that is. */
  startFrom?: (saved: never) => Partial<Values>
  /** Shows what is saved, to whom has nothing to compare when somebody else saved first; else the page is loaded anew. */
  onReread?: () => void
}

/** Beside a signature nothing is compared either: whoever signs reads what is saved first. */
function conflictOf(values: FieldValues, current: Record<string, unknown>, startFrom?: (saved: never) => object): Conflict {
  const told = Object.keys(current).some((name) => name !== 'version')
  const saved = Object.entries(startFrom && told ? startFrom(current as never) : current)
  const theirs = saved.filter(([name]) => name in values && name !== 'version')
  const comparable = theirs.length > 0 && !('signature' in values)
  return { version: current.version, theirs: comparable ? Object.fromEntries(theirs) : null }
}

/** What somebody else saved first, and what the person makes of it. */
function useConflict<Values extends FieldValues>(form: UseFormReturn<Values>, draft: Draft, options: Options<Values>) {
  const [conflict, setConflict] = useState<Conflict | null>(null)
  const meet = ({ data }: ApiError) =>
    setConflict(conflictOf(form.getValues(), (data.current ?? {}) as Record<string, unknown>, options.startFrom))
  const resolve = (keep: 'mine' | 'theirs', send: () => Promise<void>) => {
    if (!conflict?.theirs) return options.onReread ? options.onReread() : window.location.reload()
    const { version, theirs } = conflict
    setConflict(null)
    form.reset({ ...form.getValues(), ...(keep === 'theirs' && theirs), version } as Values, { keepDefaultValues: keep === 'mine' })
    void (keep === 'mine' ? send() : draft.drop())
  }
  return { conflict, meet, resolve }
}

/** Lays the server's errors on their fields and puts the focus on the first; what belongs to no field here is told above. */
function layErrors<Values extends FieldValues>(form: UseFormReturn<Values>, error: ApiError): string | null {
  if (error.code === 'offline') return kitText('offlineKept')
  const fields = Object.keys(form.control._fields)
  const rest: string[] = []
  let focused = false
  for (const [name, errors] of Object.entries(error.errors)) {
    const text = errors.map((each) => each.message).join(' ')
    if (!fields.includes(name.split('.')[0] ?? '')) rest.push(text)
    else {
      form.setError(name as FieldPath<Values>, { type: 'server', message: text }, { shouldFocus: !focused })
      focused = true
    }
  }
  return rest.length > 0 ? rest.join(' ') : focused ? null : error.message
}

/** One form: the server's schema, what it starts from, and what sends it. */
export function useKitForm<Values extends FieldValues>(options: Options<Values>): KitForm<Values> {
  const { schema, initial, onSubmit, onDone } = options
  const resolver = zodResolver(schema as never)
  const form = useForm<Values>({ resolver: resolver as never, defaultValues: initial, shouldFocusError: true })
  const draft = useDraft(form, initial, options.draft)
  const [problem, setProblem] = useState<string | null>(null)
  const { conflict, meet, resolve } = useConflict(form, draft, options)
  const key = useKey()
  const uploads = useUploadsOf()

  const carry = async (values: Values) => {
    setProblem(null)
    try {
      await onSubmit({ body: values as never, key: key.now() })
      key.renew()
      await draft.drop()
      onDone?.(values)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      key.failed(error)
      if (error.code === 'version.stale') meet(error)
      else setProblem(layErrors(form, error))
    }
  }

  const send = (values: Values) => draft.during(() => carry(values))

  /** What didn't arrive is told beside itself, and nothing is sent without it: it's tried again, or left out. */
  const submit = async () => {
    if (await uploads.arrived()) return form.handleSubmit(send)()
    setProblem(kitText('pictures.held'))
  }
  const settle: KitForm<Values>['resolve'] = (keep) => resolve(keep, form.handleSubmit(send))
  return { form, submit, problem, conflict, resolve: settle, draft, uploads }
}
