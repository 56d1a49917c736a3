import { ApiError, useIdempotencyKey } from '@clinic/kit/lite'
import { useState } from 'react'

/** Submit a form once; while the outcome of a call is unknown it is repeated with the same idempotency key. */
export function useSubmit() {
  const [isBusy, setIsBusy] = useState(false)
  const [error, setError] = useState<ApiError | null>(null)
  const idempotencyKey = useIdempotencyKey()
  const send = async (run: (key: string) => Promise<unknown>): Promise<ApiError | null> => {
    if (isBusy) return null
    setIsBusy(true)
    setError(null)
    try {
      await idempotencyKey.run(run)
      return null
    } catch (cause) {
      if (!(cause instanceof ApiError)) throw cause
      setError(cause)
      return cause
    } finally {
      setIsBusy(false)
    }
  }
  return { isBusy, error, send }
}
