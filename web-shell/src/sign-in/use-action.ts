import { ApiError, useIdempotencyKey } from '@clinic/kit/lite'
import { useState } from 'react'
import { useSession } from './session'
import { useTranslation } from './texts'

/** Runs a button's action, which can't be pressed twice; `error` is the message of its refusal. */
export function useAction(action: (idempotencyKey: string) => Promise<unknown>) {
  const t = useTranslation()
  const { handleSessionEnd } = useSession()
  const idempotencyKey = useIdempotencyKey()
  const [isRunning, setIsRunning] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const run = () => {
    setIsRunning(true)
    setError(null)
    const showRefusal = (refusal: unknown) => {
      handleSessionEnd(refusal)
      if (!(refusal instanceof ApiError)) throw refusal
      setError(refusal.code === 'offline' ? t('offline') : refusal.messageWithoutFields || t('broken'))
    }
    void idempotencyKey
      .run(action)
      .catch(showRefusal)
      .finally(() => setIsRunning(false))
  }
  return { run, isRunning, error }
}
