import { useEffect, useRef, useState } from 'react'
import type { DefaultValues, FieldValues, UseFormReturn } from 'react-hook-form'
import { dropDraft, fetchDraft, keepDraft } from './draft.api'

/** Whose draft: a form by name and the row's id, or `new`. */
export interface DraftOf {
  form: string
  subject: string
}

export interface Draft {
  /** When the restored draft was last kept; null when nothing was restored. */
  restoredAt: string | null
  discard: () => Promise<void>
  drop: () => Promise<void>
  /** Sends the form: nothing is kept meanwhile, and the same form opened anew waits for what becomes of the draft. */
  during: <Result>(send: () => Promise<Result>) => Promise<Result>
}

const PAUSE = 1000
const sending = new Map<string, Promise<unknown>>()

/** Sends, and lets the same form opened anew meanwhile know until when. */
async function tracked<Result>(which: string, send: () => Promise<Result>): Promise<Result> {
  const sent = send()
  const settled = sent.catch(() => {})
  sending.set(which, settled)
  try {
    return await sent
  } finally {
    if (sending.get(which) === settled) sending.delete(which)
  }
}

/** Keeps what is typed a second after the last key, unless the form is being sent. A failed keeping is quiet: the words still stand in the
 * form, and the next key tries again. */
function useKeeping<Values extends FieldValues>(form: UseFormReturn<Values>, of?: DraftOf) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const kept = useRef<Promise<unknown> | null>(null)
  const held = useRef(false)
  const { form: name, subject } = of ?? {}

  useEffect(() => {
    if (!name || !subject) return
    const stop = form.subscribe({
      formState: { values: true, isDirty: true },
      callback: ({ values, isDirty }) => {
        clearTimeout(timer.current)
        if (!isDirty || held.current) return
        timer.current = setTimeout(() => {
          kept.current = keepDraft(name, subject, values, typeof values.version === 'number' ? values.version : null).catch(() => {})
        }, PAUSE)
      },
    })
    return () => {
      clearTimeout(timer.current)
      stop()
    }
  }, [form, name, subject])

  const hold = (is: boolean) => {
    clearTimeout(timer.current)
    held.current = is
  }
  return { kept, hold }
}

/** Brings an unsaved draft back when the form opens, and lets it go when the form is saved. */
export function useDraft<Values extends FieldValues>(form: UseFormReturn<Values>, initial: DefaultValues<Values>, of?: DraftOf): Draft {
  const [restoredAt, setRestoredAt] = useState<string | null>(null)
  const { kept, hold } = useKeeping(form, of)
  const { form: name, subject } = of ?? {}
  const which = `${name}/${subject}`

  useEffect(() => {
    if (!name || !subject) return
    let open = true
    const restore = async () => {
      await sending.get(which)
      const draft = await fetchDraft(name, subject).catch(() => null)
      if (!open || !draft || form.formState.isDirty) return
      kept.current = Promise.resolve()
      form.reset({ ...form.getValues(), ...draft.body } as Values, { keepDefaultValues: true })
      setRestoredAt(draft.updated_at)
    }
    void restore()
    return () => {
      open = false
    }
  }, [form, name, subject, which, kept])

  const drop = async () => {
    hold(true)
    await kept.current
    if (name && subject && kept.current) await dropDraft(name, subject).catch(() => {})
    kept.current = null
    setRestoredAt(null)
    hold(false)
  }
  const discard = async () => {
    form.reset(initial as Values)
    await drop()
  }
  const during: Draft['during'] = async (send) => {
    hold(true)
    return tracked(which, send).finally(() => hold(false))
  }
  return { restoredAt, discard, drop, during }
}
