import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { DefaultValues, FieldValues, UseFormReturn } from 'react-hook-form'
import { type Keeper, openKeeper, untilAnswered } from '../lite/keeper'
import { dropDraft, fetchDraft, keepDraft } from './draft.api'

/** Whose draft: a form by name and the row's id, or `new`. */
export interface DraftOf {
  form: string
  subject: string
}

export interface Draft {
  /** When the restored draft was last kept; null when nothing was restored. */
  restoredAt: string | null
  /** A draft that came when something was typed already: neither is lost before the person has chosen. */
  late: { at: string; take: () => void; leave: () => void } | null
  discard: () => Promise<void>
  drop: () => Promise<void>
  /** Sends the form: nothing is kept meanwhile, and the same form opened anew waits for what becomes of the draft. */
  during: <Result>(send: () => Promise<Result>) => Promise<Result>
}

type Kept = NonNullable<Awaited<ReturnType<typeof fetchDraft>>>

interface Keeping<Values> {
  keeper: Keeper<Values>
  /** Whether the server may have a draft. */
  exists: { current: boolean }
  typed: { current: boolean }
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
 * form, and are tried again. */
function useKeeping<Values extends FieldValues>(form: UseFormReturn<Values>, of?: DraftOf) {
  const { form: name = '', subject = '' } = of ?? {}
  const exists = useRef(false)
  const typed = useRef(false)
  const keeper = useMemo(
    () =>
      openKeeper((values: Values) => {
        exists.current = true
        return keepDraft(name, subject, values, typeof values.version === 'number' ? values.version : null)
      }, PAUSE),
    [name, subject],
  )
  useEffect(() => {
    if (!name || !subject) return
    const stop = form.subscribe({
      formState: { values: true, isDirty: true },
      callback: ({ values, isDirty }) => {
        typed.current = Boolean(isDirty)
        if (isDirty) keeper.keep(values)
        else void keeper.forget()
      },
    })
    const end = keeper.start()
    return () => {
      stop()
      end()
    }
  }, [form, name, subject, keeper])
  return { keeper, exists, typed }
}

/** What was kept before, once it is known: it comes back by itself when nothing is typed yet, and is offered when something is. */
function useKept<Values extends FieldValues>(form: UseFormReturn<Values>, { keeper, exists, typed }: Keeping<Values>, of?: DraftOf) {
  const [restoredAt, setRestoredAt] = useState<string | null>(null)
  const [late, setLate] = useState<Kept | null>(null)
  const { form: name, subject } = of ?? {}
  const take = useCallback(
    ({ body, updated_at }: Kept) => {
      form.reset({ ...form.getValues(), ...body } as Values, { keepDefaultValues: true })
      setRestoredAt(updated_at)
      setLate(null)
      keeper.begin()
    },
    [form, keeper],
  )
  const leave = () => {
    setLate(null)
    keeper.begin()
  }
  useEffect(() => {
    if (!name || !subject) return
    const closed = new AbortController()
    const look = async () => {
      await sending.get(`${name}/${subject}`)
      const found = await untilAnswered(() => fetchDraft(name, subject), closed.signal)
      if (!found || closed.signal.aborted) return
      exists.current ||= Boolean(found.value)
      if (!found.value) keeper.begin()
      else if (typed.current) setLate(found.value)
      else take(found.value)
    }
    void look()
    return () => closed.abort()
  }, [name, subject, keeper, exists, typed, take])
  const forget = () => {
    setRestoredAt(null)
    if (late) leave()
  }
  const offered = late && { at: late.updated_at, take: () => take(late), leave }
  return { restoredAt, late: offered, forget }
}

/** Brings an unsaved draft back when the form opens, and lets it go when the form is saved. */
export function useDraft<Values extends FieldValues>(form: UseFormReturn<Values>, initial: DefaultValues<Values>, of?: DraftOf): Draft {
  const keeping = useKeeping(form, of)
  const { keeper, exists } = keeping
  const { restoredAt, late, forget } = useKept(form, keeping, of)
  const { form: name, subject } = of ?? {}

  const drop = async () => {
    keeper.hold(true)
    await keeper.forget()
    if (name && subject && exists.current) await dropDraft(name, subject).catch(() => {})
    exists.current = false
    forget()
    keeper.hold(false)
  }
  const discard = async () => {
    form.reset(initial as Values)
    await drop()
  }
  const during: Draft['during'] = async (send) => {
    keeper.hold(true)
    return tracked(`${name}/${subject}`, send).finally(() => keeper.hold(false))
  }
  return { restoredAt, late, discard, drop, during }
}
