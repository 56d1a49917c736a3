import { type Attempts, CallError, type Memory } from '@clinic/kit/lite'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { sameChoice } from './choice'
import type { Details, Flow, PortalApi } from './portal.api'

interface Known {
  flow: Flow | null
  /** Until the server has said where we were, no step can be shown. */
  asking: boolean
  error: CallError | null
}

/** The visitor's flow: its key is remembered here, its state is the server's, and every deed may be repeated without harm. */
export function useFlow(api: PortalApi, memory: Memory, once: Attempts) {
  const [known, setKnown] = useState<Known>(() => ({ flow: null, asking: memory.get('flow') !== null, error: null }))
  const [round, setRound] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once a page and when told to ask again; a change of language is no reason
  useEffect(() => {
    const key = memory.get('flow')
    if (!key) return
    api.flow(key).then(
      (flow) => setKnown({ flow, asking: false, error: null }),
      (error) => {
        if (!(error instanceof CallError)) throw error
        if (error.unanswered || error.status >= 429) setKnown({ flow: null, asking: true, error })
        else forgetKey(memory, setKnown)
      },
    )
  }, [round])

  const forget = useCallback(() => forgetKey(memory, setKnown), [memory])
  const deeds = useMemo(() => flowDeeds(api, memory, once, setKnown), [api, memory, once])
  return { ...known, ...deeds, forget, askAgain: () => setRound((count) => count + 1) }
}

function forgetKey(memory: Memory, tell: (known: Known) => void) {
  memory.set('flow', null)
  tell({ flow: null, asking: false, error: null })
}

function flowDeeds(api: PortalApi, memory: Memory, once: Attempts, tell: (known: Known) => void) {
  const keep = (flow: Flow) => {
    tell({ flow, asking: false, error: null })
    return flow
  }
  const flowKey = async () => {
    const kept = memory.get('flow')
    if (kept) return kept
    const { flow_key } = await once('begin', {}, (key) => api.begin({ key }))
    memory.set('flow', flow_key)
    return flow_key
  }
  const within = async (deed: string, body: unknown, run: (deed: { flowKey: string; key: string }) => Promise<Flow>) => {
    const mine = await flowKey()
    return keep(await once(deed, body, (key) => run({ flowKey: mine, key })))
  }
  const choose = (choice: NonNullable<Flow['choice']>) => within('choose', choice, (deed) => api.choose(choice, deed))
  return {
    flowKey,
    choose,
    /** A choice that the server already knows is not sent again. */
    chooseUnlessKnown: async (choice: NonNullable<Flow['choice']>, flow: Flow | null) =>
      flow && sameChoice(flow.choice, choice) ? flow : choose(choice),
    sendCode: (details: Details) => within('send-code', details, (deed) => api.sendCode(details, deed)),
    resendCode: () => within('resend-code', {}, api.resendCode),
    verify: (code: string) => within('verify', { code }, (deed) => api.verify(code, deed)),
    hold: () => within('hold', {}, api.hold),
    book: async () => {
      const mine = await flowKey()
      await once('book', {}, (key) => api.book({ flowKey: mine, key }))
      return keep(await api.flow(mine))
    },
  }
}

export type FlowHandle = ReturnType<typeof useFlow>
