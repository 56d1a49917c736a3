import { useCallback, useEffect, useRef, useState } from 'react'
import { createExponentialBackoff } from '../core/backoff'
import { ApiError } from '../core/errors'
import { useIsOnline } from './use-is-online'

export interface FetchState<T> {
  data: T | undefined
  error: ApiError | undefined
  isLoading: boolean
  refetch: () => void
}

interface Result<T> {
  key: string | null
  data?: T
  error?: ApiError
}

/** Refetches after a failure without an answer: at once when the browser is online again, else with growing delays. */
function useAutoRetry(error: ApiError | undefined, refetch: () => void) {
  const isOnline = useIsOnline()
  const wasOffline = useRef(false)
  const [backoff] = useState(createExponentialBackoff)
  useEffect(() => {
    if (!isOnline) wasOffline.current = true
    if (!error?.isOutcomeUnknown) backoff.reset()
    if (!isOnline || !error?.isOutcomeUnknown) return
    const delayMs = wasOffline.current ? 0 : backoff.next()
    wasOffline.current = false
    const timer = setTimeout(refetch, delayMs)
    return () => clearTimeout(timer)
  }, [isOnline, error, refetch, backoff])
}

/** Fetches once for each `key` and retries failures without an answer; null fetches nothing. */
export function useFetch<T>(key: string | null, load: (signal: AbortSignal) => Promise<T>): FetchState<T> {
  const [result, setResult] = useState<Result<T>>({ key: null })
  const [attempt, setAttempt] = useState(0)
  const latestLoad = useRef(load)
  latestLoad.current = load
  const refetch = useCallback(() => setAttempt((count) => count + 1), [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt fetches again on purpose
  useEffect(() => {
    if (key === null) return
    const abort = new AbortController()
    latestLoad.current(abort.signal).then(
      (data) => setResult({ key, data }),
      (error) => {
        if (!abort.signal.aborted) setResult({ key, error: assertApiError(error) })
      },
    )
    return () => abort.abort()
  }, [key, attempt])

  const isCurrent = result.key === key
  const error = isCurrent ? result.error : undefined
  useAutoRetry(error, refetch)
  return { data: isCurrent ? result.data : undefined, error, isLoading: key !== null && !isCurrent, refetch }
}

function assertApiError(error: unknown) {
  if (error instanceof ApiError) return error
  throw error
}
