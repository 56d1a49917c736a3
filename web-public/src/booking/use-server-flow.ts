import { ApiError, createUuid, type IdempotentRunner, type SessionStore } from '@clinic/kit/lite'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { isSameSelection } from './booking-selection'
import type { Details, Flow, PaymentMethod, PortalApi } from './portal.api'

interface FlowState {
  flow: Flow | null
  /** True until the server has answered with the state of a stored flow; no step can be shown before. */
  isLoading: boolean
  error: ApiError | null
}

/** The visitor's booking flow: its key is stored in the browser tab, its state on the server, and each action is idempotent. */
export function useServerFlow(api: PortalApi, store: SessionStore, runIdempotent: IdempotentRunner) {
  const [state, setState] = useState<FlowState>(() => ({ flow: null, isLoading: store.get('flow') !== null, error: null }))
  const [attempt, setAttempt] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: loaded once a page and on reload; a change of language does not change the flow
  useEffect(() => {
    const key = store.get('flow')
    if (!key) return
    api.flow(key).then(
      (flow) => setState({ flow, isLoading: false, error: null }),
      (error) => {
        if (!(error instanceof ApiError)) throw error
        if (error.isOutcomeUnknown || error.status >= 429) setState({ flow: null, isLoading: true, error })
        else clearFlow(store, setState)
      },
    )
  }, [attempt])

  const reset = useCallback(() => clearFlow(store, setState), [store])
  const actions = useMemo(() => createFlowActions(api, store, runIdempotent, setState), [api, store, runIdempotent])
  return { ...state, ...actions, reset, reload: () => setAttempt((count) => count + 1) }
}

function clearFlow(store: SessionStore, setState: (state: FlowState) => void) {
  store.set('flow', null)
  setState({ flow: null, isLoading: false, error: null })
}

function createFlowActions(api: PortalApi, store: SessionStore, runIdempotent: IdempotentRunner, setState: (state: FlowState) => void) {
  const applyFlow = (flow: Flow) => {
    setState({ flow, isLoading: false, error: null })
    return flow
  }
  const flowKey = async () => {
    const existingKey = store.get('flow')
    if (existingKey) return existingKey
    const { flow_key } = await runIdempotent('begin', {}, (key) => api.createFlow({ key }))
    store.set('flow', flow_key)
    return flow_key
  }
  const runInFlow = async (action: string, body: unknown, run: (keys: { flowKey: string; key: string }) => Promise<Flow>) => {
    const currentFlowKey = await flowKey()
    return applyFlow(await runIdempotent(action, body, (key) => run({ flowKey: currentFlowKey, key })))
  }
  const selectSlot = (selection: NonNullable<Flow['selection']>) =>
    runInFlow('choose', selection, (action) => api.selectSlot(selection, action))
  return {
    flowKey,
    selectSlot,
    /** Send the selection unless the server has it already. */
    selectSlotUnlessSame: async (selection: NonNullable<Flow['selection']>, flow: Flow | null) =>
      flow && isSameSelection(flow.selection, selection) ? flow : selectSlot(selection),
    sendCode: (details: Details) => runInFlow('send-code', details, (action) => api.sendCode(details, action)),
    resendCode: () => runInFlow('resend-code', {}, api.resendCode),
    verify: (code: string) => runInFlow('verify', { code }, (action) => api.verify(code, action)),
    hold: () => runInFlow('hold', {}, api.hold),
    pay: async (method: PaymentMethod, cardConsent?: string) => {
      const currentFlowKey = await flowKey()
      return api.pay(method, cardConsent, { flowKey: currentFlowKey, key: createUuid() })
    },
    book: async () => {
      const currentFlowKey = await flowKey()
      await runIdempotent('book', {}, (key) => api.book({ flowKey: currentFlowKey, key }))
      return applyFlow(await api.flow(currentFlowKey))
    },
  }
}

export type FlowHandle = ReturnType<typeof useServerFlow>
