import { openKeeper, untilAnswered } from '@clinic/kit/lite'
import { useEffect, useRef, useState } from 'react'
import type { Answers, Draft, FormsApi, Kind } from './forms.api'
import { useUploads } from './use-uploads'

const PAUSE = 700
/** How long one waits for what was filled in before; then one may begin, and it is offered when it comes. */
const PATIENCE = 3000

type Kept = { body: Draft } | null

interface Form {
  id: string
  answers: Answers
}

/** Asks for what was filled in before until there is an answer, a new visit anew. One may begin when it has come, or doesn't come soon. */
function useKeptBefore(flowKey: string, ask: (flowKey: string) => Promise<Kept>, met: (kept: Kept) => void): boolean {
  const [ready, setReady] = useState(false)
  const known = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once for each form, which has its own place
  useEffect(() => {
    if (known.current) return
    const closed = new AbortController()
    const begin = () => setReady(true)
    const patience = setTimeout(begin, PATIENCE)
    const look = () =>
      ask(flowKey).catch((error) => {
        begin()
        throw error
      })
    void untilAnswered(look, closed.signal).then((found) => {
      if (!found || closed.signal.aborted) return
      known.current = true
      met(found.value)
      begin()
    })
    return () => {
      clearTimeout(patience)
      closed.abort()
    }
  }, [flowKey])
  return ready
}

/** What stands in the form, and how often something was brought back to it. */
function useStanding(answers: Answers) {
  const [draft, setDraft] = useState<Draft>({ answers, names: {} })
  const [brought, setBrought] = useState(0)
  const latest = useRef(draft)
  const take = (next: Draft) => {
    latest.current = next
    setDraft(next)
  }
  const bringBack = (kept: Draft) => {
    take({ answers: { ...latest.current.answers, ...kept.answers }, names: { ...latest.current.names, ...kept.names } })
    setBrought((times) => times + 1)
  }
  return { draft, brought, latest, take, bringBack }
}

/** What is filled in, kept on the server as one goes, so that it is there after a reload and on another device (BEY-024). */
export function useAnswers(api: FormsApi, flowKey: string, kind: Kind, form: Form) {
  const { draft, brought, latest, take, bringBack } = useStanding(form.answers)
  const [late, setLate] = useState<Draft | null>(null)
  const typed = useRef(false)
  const keeper = useKeeper(
    flowKey,
    (body: Draft, key) => api.keepDraft(kind, form.id, body, key),
    () => (typed.current ? latest.current : null),
  )
  const ready = useKeptBefore(
    flowKey,
    (key) => api.draft(kind, form.id, key),
    (kept) => {
      if (kept && typed.current) return setLate(kept.body)
      if (kept) bringBack(kept.body)
      keeper.begin()
    },
  )
  const keep = (next: Draft) => {
    typed.current = true
    take(next)
    keeper.keep(next)
  }
  /** What was filled in before came late: it is taken, or what is filled in now takes its place. */
  const choose = (kept: Draft | null) => {
    setLate(null)
    if (kept) bringBack(kept)
    keeper.keep(latest.current)
    keeper.begin()
  }
  /** A picture has come to an answer; its name is only for the one who looks. */
  const bring = (id: string, fileId: string, name: string) => {
    const { answers, names } = latest.current
    keep({ answers: { ...answers, [id]: [...((answers[id] as string[]) ?? []), fileId] }, names: { ...names, [fileId]: name } })
  }
  const uploading = useUploads(api, flowKey, bring)
  return {
    ...draft,
    ...uploading,
    ready,
    /** How often something was brought back: what is typed begins anew from it. */
    brought,
    late: late && { take: () => choose(late), leave: () => choose(null) },
    change: (id: string, value: unknown) => keep({ ...latest.current, answers: { ...latest.current.answers, [id]: value } }),
    /** It was sent: nothing more is kept of it. */
    settle: () => void keeper.forget(),
  }
}

/** Keeps by the visit of now; what the one that ended could no longer keep is kept by the next. */
function useKeeper(flowKey: string, put: (body: Draft, flowKey: string) => Promise<unknown>, typed: () => Draft | null) {
  const visit = useRef(flowKey)
  const [keeper] = useState(() => openKeeper((body: Draft) => put(body, visit.current), PAUSE))
  useEffect(() => keeper.start(), [keeper])
  useEffect(() => {
    if (visit.current === flowKey) return
    visit.current = flowKey
    const left = typed()
    if (left) keeper.keep(left)
  })
  return keeper
}

export type Filling = ReturnType<typeof useAnswers>
