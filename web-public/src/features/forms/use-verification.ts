import { ApiError, createUuid, type SessionStore } from '@clinic/kit/lite'
import { useCallback, useEffect, useRef, useState } from 'react'
import { type FlowState, type FormsApi, isFlowExpired } from './forms.api'

interface VerificationState {
  flow: FlowState | null
  /** The stored flow's state is being fetched; nothing can be shown before. */
  isLoading: boolean
  isBusy: boolean
  error: ApiError | null
  /** A flow has expired; the visitor must verify with a new code. */
  isExpired: boolean
}

const INITIAL_STATE = { flow: null, isLoading: false, isBusy: false, error: null, isExpired: false }

/** Verification of the visitor by a one-time code. The flow's key is stored in this tab only. */
export function useVerification(api: FormsApi, store: SessionStore, linkKey: string) {
  const storedFlowKey = () => (store.get('link') === linkKey ? store.get('flow') : null)
  const [state, setState] = useState<VerificationState>(() => ({ ...INITIAL_STATE, isLoading: storedFlowKey() !== null }))
  const update = (change: Partial<VerificationState>) => setState((previous) => ({ ...previous, ...change }))
  const apiRef = useRef(api)
  apiRef.current = api

  // biome-ignore lint/correctness/useExhaustiveDependencies: fetched once per page; a change of language is no reason to repeat it
  useEffect(() => {
    const flowKey = storedFlowKey()
    if (!flowKey) return
    apiRef.current.flow(flowKey).then(
      (flow) => update({ flow, isLoading: false }),
      (error) => update({ flow: null, isLoading: false, isExpired: isFlowExpired(error) }),
    )
  }, [])

  const request = async (run: () => Promise<FlowState>) => {
    if (state.isBusy) return
    update({ isBusy: true, error: null })
    try {
      update({ flow: await run(), isBusy: false, isExpired: false })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      update(isFlowExpired(error) ? { isBusy: false, flow: null, isExpired: true } : { isBusy: false, error })
    }
  }
  /** Drop an expired flow. Ignores reports about an earlier flow. */
  const expire = useCallback(
    (flowKey: string) => {
      if (store.get('flow') !== flowKey) return
      store.set('flow', null)
      setState((previous) => ({ ...previous, flow: null, isExpired: true }))
    },
    [store],
  )
  const actionKeys = () => ({ flowKey: storedFlowKey(), key: createUuid() })
  return {
    ...state,
    flowKey: storedFlowKey() ?? '',
    open: () =>
      request(async () => {
        const { flow_key, ...flow } = await api.open(linkKey, createUuid())
        store.set('link', linkKey)
        store.set('flow', flow_key)
        return flow
      }),
    resend: () => request(() => api.resend(actionKeys())),
    verify: (code: string) => request(() => api.verify(code, actionKeys())),
    expire,
  }
}

export type Verification = ReturnType<typeof useVerification>
