import { ApiError } from '@clinic/kit/lite'
import { useCallback, useRef, useState } from 'react'
import { setUrlParams } from '../url-state'
import type { Slot } from './portal.api'
import type { FlowHandle } from './use-server-flow'

/** Error of the last action, shown at the step where it can be fixed. */
export interface FlowError {
  alternativeSlots: Slot[] | null
  isExpired: boolean
  error: ApiError | null
}

const NO_ERROR: FlowError = { alternativeSlots: null, isExpired: false, error: null }

/** Run one action at a time and classify its error; a double click runs it once. */
export function useFlowAction(flow: Pick<FlowHandle, 'reset'>) {
  const [isBusy, setIsBusy] = useState(false)
  const [flowError, setFlowError] = useState<FlowError>(NO_ERROR)
  const lastAction = useRef<(() => Promise<void>) | null>(null)
  const isRunning = useRef(false)

  const { reset } = flow
  const run = useCallback(
    async (action: () => Promise<void>) => {
      if (isRunning.current) return
      isRunning.current = true
      lastAction.current = action
      setIsBusy(true)
      try {
        await action()
        setFlowError(NO_ERROR)
      } catch (error) {
        if (!(error instanceof ApiError)) throw error
        setFlowError(classifyError(error, reset))
      } finally {
        isRunning.current = false
        setIsBusy(false)
      }
    },
    [reset],
  )
  return { isBusy, flowError, run, clear: () => setFlowError(NO_ERROR), retry: () => lastAction.current && run(lastAction.current) }
}

function classifyError(error: ApiError, reset: () => void): FlowError {
  if (error.code === 'booking.time_taken') {
    setUrlParams({ at: null, step: 'time' }, 'replace')
    return { ...NO_ERROR, alternativeSlots: (error.data.slots as Slot[] | undefined) ?? [] }
  }
  if (error.status === 401) {
    reset()
    setUrlParams({ step: 'details' }, 'replace')
    return { ...NO_ERROR, isExpired: true }
  }
  return { ...NO_ERROR, error }
}
