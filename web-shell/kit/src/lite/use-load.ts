import { useCallback, useEffect, useRef, useState } from 'react'
import { CallError } from './lite.api'
import { useOnline } from './use-online'

export interface Loaded<T> {
  data: T | undefined
  error: CallError | undefined
  /** An older answer is shown while a newer one is on its way. */
  loading: boolean
  again: () => void
}

interface Answer<T> {
  key: string | null
  data?: T
  error?: CallError
}

/**
 * One read of the server for as long as `key` is the same; null asks nothing. What could not be fetched is asked again when the
 * network is back.
 */
export function useLoad<T>(key: string | null, load: (signal: AbortSignal) => Promise<T>): Loaded<T> {
  const [answer, setAnswer] = useState<Answer<T>>({ key: null })
  const [round, setRound] = useState(0)
  const latest = useRef(load)
  latest.current = load
  const online = useOnline()
  const again = useCallback(() => setRound((count) => count + 1), [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round asks again on purpose
  useEffect(() => {
    if (key === null) return
    const stop = new AbortController()
    latest.current(stop.signal).then(
      (data) => setAnswer({ key, data }),
      (error) => {
        if (!stop.signal.aborted) setAnswer({ key, error: asCallError(error) })
      },
    )
    return () => stop.abort()
  }, [key, round])

  const failed = answer.key === key ? answer.error : undefined
  useEffect(() => {
    if (online && failed?.unanswered) again()
  }, [online, failed, again])

  const current = answer.key === key
  return { data: current ? answer.data : undefined, error: failed, loading: key !== null && !current, again }
}

function asCallError(error: unknown) {
  if (error instanceof CallError) return error
  throw error
}
