import { isOutcomeUnknown } from './errors'
import { createUuid } from './uuid'

/** Where a key is while the outcome of its action is unknown. */
interface KeyStorage {
  get: () => string | null
  set: (key: string | null) => void
}

function createMemoryStorage(): KeyStorage {
  let stored: string | null = null
  return {
    get: () => stored,
    set: (key) => {
      stored = key
    },
  }
}

/**
 * The idempotency key of an action. It stays the same while the outcome is unknown, since the action may have been carried out, and is
 * replaced after a success or a refusal: the server answers a repeated key with its first refusal.
 */
export function createIdempotencyKey(storage: KeyStorage = createMemoryStorage()) {
  const current = (): string => {
    const key = storage.get() ?? createUuid()
    storage.set(key)
    return key
  }
  const reset = () => storage.set(null)
  const handleError = (error: unknown) => {
    if (!isOutcomeUnknown(error)) reset()
  }
  const run = async <Result>(action: (idempotencyKey: string) => Promise<Result>): Promise<Result> => {
    try {
      const result = await action(current())
      reset()
      return result
    } catch (error) {
      handleError(error)
      throw error
    }
  }
  return { current, reset, handleError, run }
}

export type IdempotencyKey = ReturnType<typeof createIdempotencyKey>
