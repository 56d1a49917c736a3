import { useEffect, useRef, useState } from 'react'
import type { Answers, Draft, FormsApi, Kind } from './forms.api'

const PAUSE = 700

interface Form {
  id: string
  answers: Answers
}

/** What is filled in, kept on the server as one goes, so that it is there after a reload and on another device (BEY-024). */
export function useAnswers(api: FormsApi, flowKey: string, kind: Kind, form: Form) {
  const [draft, setDraft] = useState<Draft>({ answers: form.answers, names: {} })
  const [ready, setReady] = useState(false)
  const latest = useRef(draft)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const visit = useNextVisit(flowKey, () => ready && send())
  // A draft that could not be kept is quiet: the words still stand here, and the next key tries again.
  const send = () => {
    clearTimeout(timer.current)
    timer.current = undefined
    api.keepDraft(kind, form.id, latest.current, visit.current).catch(() => {})
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: brought back once for each form
  useEffect(() => {
    let open = true
    const begin = (kept: Draft | undefined) => {
      if (!open) return
      if (kept) take({ answers: { ...latest.current.answers, ...kept.answers }, names: { ...kept.names } })
      setReady(true)
    }
    api.draft(kind, form.id, flowKey).then(
      (found) => begin(found?.body),
      () => begin(undefined),
    )
    return () => {
      open = false
      if (timer.current !== undefined) send()
    }
  }, [form.id])

  const take = (next: Draft) => {
    latest.current = next
    setDraft(next)
  }
  const keep = (next: Draft) => {
    take(next)
    clearTimeout(timer.current)
    timer.current = setTimeout(send, PAUSE)
  }
  return {
    ...draft,
    ready,
    change: (id: string, value: unknown) => keep({ ...latest.current, answers: { ...latest.current.answers, [id]: value } }),
    /** A picture has come to an answer; its name is only for the one who looks. */
    bring: (id: string, fileId: string, name: string) => {
      const { answers, names } = latest.current
      keep({ answers: { ...answers, [id]: [...((answers[id] as string[]) ?? []), fileId] }, names: { ...names, [fileId]: name } })
    },
    /** It was sent: nothing more is kept of it. */
    settle: () => {
      clearTimeout(timer.current)
      timer.current = undefined
    },
  }
}

/** The key of the visit of now; runs when it's another than before: what the one that ended could no longer keep is kept by the next. */
function useNextVisit(flowKey: string, run: () => void) {
  const now = useRef(flowKey)
  useEffect(() => {
    if (now.current === flowKey) return
    now.current = flowKey
    run()
  })
  return now
}

export type Filling = ReturnType<typeof useAnswers>
