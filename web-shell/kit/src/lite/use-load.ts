import { useCallback, useEffect, useRef, useState } from 'react'
import { CallError } from './lite.api'
import { growing } from './pauses'
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

/** Asks again what nobody answered: at once when the network is back, else after longer and longer pauses. */
function useAgain(failed: CallError | undefined, again: () => void) {
  const online = useOnline()
  const away = useRef(false)
  const [tries] = useState(growing)
  useEffect(() => {
    if (!online) away.current = true
    if (!failed?.unanswered) tries.over()
    if (!online || !failed?.unanswered) return
    const pause = away.current ? 0 : tries.next()
    away.current = false
    const timer = setTimeout(again, pause)
    return () => clearTimeout(timer)
  }, [online, failed, again, tries])
}

/** One read of the server for as long as `key` is the same; null asks nothing. What nobody answered is asked again. */
export function useLoad<T>(key: string | null, load: (signal: AbortSignal) => Promise<T>): Loaded<T> {
  const [answer, setAnswer] = useState<Answer<T>>({ key: null })
  const [round, setRound] = useState(0)
  const latest = useRef(load)
  latest.current = load
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
  useAgain(failed, again)

  const current = answer.key === key
  return { data: current ? answer.data : undefined, error: failed, loading: key !== null && !current, again }
}

function asCallError(error: unknown) {
  if (error instanceof CallError) return error
  throw error
}
