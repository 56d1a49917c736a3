import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { DefaultValues, FieldValues, UseFormReturn } from 'react-hook-form'
import { type Autosaver, createAutosaver, retryUntilResponse } from '../core/autosave'
import { deleteDraft, fetchDraft, saveDraft } from './draft.api'
import { omitTransient } from './transient-fields'

/** What a draft is saved under: the form's name and the row's id, or `new`. */
export interface DraftKey {
  form: string
  subject: string
}

export interface Draft {
  /** When the restored draft was last saved; null when none was restored. */
  restoredAt: string | null
  /** A draft that loaded after the user had begun to type: the user chooses which one to keep. */
  conflictingDraft: { savedAt: string; restore: () => void; discard: () => void } | null
  /** Resets the form to its initial values and deletes the draft. */
  discard: () => Promise<void>
  /** Deletes the draft and leaves the form as it is. */
  clear: () => Promise<void>
  /** Submits the form without autosaving; the same form, when opened again before the response, waits for it before it loads the draft. */
  pauseWhile: <Result>(submit: () => Promise<Result>) => Promise<Result>
}

type SavedDraft = NonNullable<Awaited<ReturnType<typeof fetchDraft>>>

interface Autosave<Values> {
  autosaver: Autosaver<Values>
  /** Whether the server may have a draft. */
  mayExist: { current: boolean }
  isDirty: { current: boolean }
}

interface Options<Values extends FieldValues> {
  form: Pick<UseFormReturn<Values>, 'getValues' | 'reset' | 'subscribe'>
  initialValues: DefaultValues<Values>
  draftKey: DraftKey | undefined
  transientFields: ReadonlySet<string>
}

const AUTOSAVE_DELAY_MS = 1000
const pendingSubmissions = new Map<string, Promise<unknown>>()

/** Submits, and lets the same form, when opened again, wait for the response. */
async function trackSubmission<Result>(key: string, submit: () => Promise<Result>): Promise<Result> {
  const submission = submit()
  const settled = submission.catch(() => {})
  pendingSubmissions.set(key, settled)
  try {
    return await submission
  } finally {
    if (pendingSubmissions.get(key) === settled) pendingSubmissions.delete(key)
  }
}

/**
 * Saves the draft a second after the last change, unless the form is being submitted. A failed save shows no error: the values are still
 * in the form, and the save is retried.
 */
function useAutosave<Values extends FieldValues>({ form, draftKey, transientFields }: Options<Values>): Autosave<Values> {
  const { form: name = '', subject = '' } = draftKey ?? {}
  const mayExist = useRef(false)
  const isDirty = useRef(false)
  const autosaver = useMemo(
    () =>
      createAutosaver((values: Values) => {
        mayExist.current = true
        const version = typeof values.version === 'number' ? values.version : null
        return saveDraft(name, subject, omitTransient(values, transientFields), version)
      }, AUTOSAVE_DELAY_MS),
    [name, subject, transientFields],
  )
  useEffect(() => {
    if (!name || !subject) return
    const unsubscribe = form.subscribe({
      formState: { values: true, isDirty: true },
      callback: ({ values, isDirty: hasChanges }) => {
        isDirty.current = Boolean(hasChanges)
        if (hasChanges) autosaver.save(values)
        else void autosaver.discard()
      },
    })
    const stop = autosaver.start()
    return () => {
      unsubscribe()
      stop()
    }
  }, [form, name, subject, autosaver])
  return { autosaver, mayExist, isDirty }
}

/** Loads the saved draft: it is restored at once while the form is unchanged, and offered when the user has begun to type. */
function useDraftRestore<Values extends FieldValues>({ form, draftKey, transientFields }: Options<Values>, autosave: Autosave<Values>) {
  const { autosaver, mayExist, isDirty } = autosave
  const [restoredAt, setRestoredAt] = useState<string | null>(null)
  const [conflict, setConflict] = useState<SavedDraft | null>(null)
  const { form: name, subject } = draftKey ?? {}
  const restore = useCallback(
    ({ body, updated_at }: SavedDraft) => {
      form.reset({ ...form.getValues(), ...omitTransient(body, transientFields) } as Values, { keepDefaultValues: true })
      setRestoredAt(updated_at)
      setConflict(null)
      autosaver.enable()
    },
    [form, autosaver, transientFields],
  )
  const discard = () => {
    setConflict(null)
    autosaver.enable()
  }
  useEffect(() => {
    if (!name || !subject) return
    const unmount = new AbortController()
    const load = async () => {
      await pendingSubmissions.get(`${name}/${subject}`)
      const response = await retryUntilResponse(() => fetchDraft(name, subject), unmount.signal)
      if (!response || unmount.signal.aborted) return
      mayExist.current ||= Boolean(response.value)
      if (!response.value) autosaver.enable()
      else if (isDirty.current) setConflict(response.value)
      else restore(response.value)
    }
    void load()
    return () => unmount.abort()
  }, [name, subject, autosaver, mayExist, isDirty, restore])
  const reset = () => {
    setRestoredAt(null)
    if (conflict) discard()
  }
  const conflictingDraft = conflict && { savedAt: conflict.updated_at, restore: () => restore(conflict), discard }
  return { restoredAt, conflictingDraft, reset }
}

/** Restores an unsaved draft when the form opens, autosaves while the user types, and deletes the draft when the form is saved. */
export function useDraft<Values extends FieldValues>(options: Options<Values>): Draft {
  const { form, initialValues, draftKey } = options
  const autosave = useAutosave(options)
  const { autosaver, mayExist } = autosave
  const { restoredAt, conflictingDraft, reset } = useDraftRestore(options, autosave)
  const { form: name, subject } = draftKey ?? {}

  const clear = async () => {
    autosaver.setPaused(true)
    await autosaver.discard()
    if (name && subject && mayExist.current) await deleteDraft(name, subject).catch(() => {})
    mayExist.current = false
    reset()
    autosaver.setPaused(false)
  }
  const discard = async () => {
    form.reset(initialValues as Values)
    await clear()
  }
  const pauseWhile: Draft['pauseWhile'] = async (submit) => {
    autosaver.setPaused(true)
    return trackSubmission(`${name}/${subject}`, submit).finally(() => autosaver.setPaused(false))
  }
  return { restoredAt, conflictingDraft, discard, clear, pauseWhile }
}
