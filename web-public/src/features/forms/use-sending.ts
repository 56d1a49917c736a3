import { CallError, newKey } from '@clinic/kit/lite'
import { useRef, useState } from 'react'

/** Sends once, however often it is pressed; a call without an answer is repeated under its own key. */
export function useSending() {
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<CallError | null>(null)
  const key = useRef(newKey())
  const send = async (run: (key: string) => Promise<unknown>): Promise<CallError | null> => {
    if (busy) return null
    setBusy(true)
    setError(null)
    try {
      await run(key.current)
      return null
    } catch (cause) {
      if (!(cause instanceof CallError)) throw cause
      if (!cause.unanswered) key.current = newKey()
      setError(cause)
      return cause
    } finally {
      setBusy(false)
    }
  }
  return { busy, error, send, clear: () => setError(null) }
}
