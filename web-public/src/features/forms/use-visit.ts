import { CallError, type Memory, newKey } from '@clinic/kit/lite'
import { useCallback, useEffect, useRef, useState } from 'react'
import { type FormsApi, hasEnded, type VisitState } from './forms.api'

interface Known {
  visit: VisitState | null
  /** Until the server has said where we were, nothing can be shown. */
  asking: boolean
  busy: boolean
  error: CallError | null
  /** There was one, and its time has passed: it is to be shown anew who this is. */
  ended: boolean
}

/** Somebody at the link: whether a code has gone out and been typed. The visit's key is remembered in this tab alone. */
export function useVisit(api: FormsApi, memory: Memory, linkKey: string) {
  const mine = () => (memory.get('link') === linkKey ? memory.get('visit') : null)
  const [known, setKnown] = useState<Known>(() => ({ visit: null, asking: mine() !== null, busy: false, error: null, ended: false }))
  const tell = (change: Partial<Known>) => setKnown((before) => ({ ...before, ...change }))
  const latest = useRef(api)
  latest.current = api

  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once a page; a change of language is no reason
  useEffect(() => {
    const flowKey = mine()
    if (!flowKey) return
    latest.current.visit(flowKey).then(
      (visit) => tell({ visit, asking: false }),
      (error) => tell({ visit: null, asking: false, ended: hasEnded(error) }),
    )
  }, [])

  const within = async (run: () => Promise<VisitState>) => {
    if (known.busy) return
    tell({ busy: true, error: null })
    try {
      tell({ visit: await run(), busy: false, ended: false })
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      tell(hasEnded(error) ? { busy: false, visit: null, ended: true } : { busy: false, error })
    }
  }
  /** The server no longer knows the visit: one begins anew. What is heard of an earlier one says nothing of this. */
  const forget = useCallback(
    (flowKey: string) => {
      if (memory.get('visit') !== flowKey) return
      memory.set('visit', null)
      setKnown((before) => ({ ...before, visit: null, ended: true }))
    },
    [memory],
  )
  const deed = () => ({ flowKey: mine(), key: newKey() })
  return {
    ...known,
    flowKey: mine() ?? '',
    open: () =>
      within(async () => {
        const { flow_key, ...visit } = await api.open(linkKey, newKey())
        memory.set('link', linkKey)
        memory.set('visit', flow_key)
        return visit
      }),
    resend: () => within(() => api.resend(deed())),
    verify: (code: string) => within(() => api.verify(code, deed())),
    forget,
  }
}

export type Visit = ReturnType<typeof useVisit>
