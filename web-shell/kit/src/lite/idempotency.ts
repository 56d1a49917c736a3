import { createIdempotencyKey } from '../core/idempotency'
import type { SessionStore } from './session-store'

/**
 * Runs actions under idempotency keys that outlive a reload. An action has the same key for the same body until the server has answered,
 * so that a double click, a lost connection or a reload repeats the request and never the action.
 */
export function createIdempotentRunner(store: SessionStore) {
  const storageFor = (action: string, bodyJson: string) => {
    const name = `attempt.${action}`
    return {
      get: () => {
        const stored = JSON.parse(store.get(name) ?? 'null') as { key: string; bodyJson: string } | null
        return stored?.bodyJson === bodyJson ? stored.key : null
      },
      set: (key: string | null) => store.set(name, key && JSON.stringify({ key, bodyJson })),
    }
  }
  return <T>(action: string, body: unknown, run: (idempotencyKey: string) => Promise<T>): Promise<T> =>
    createIdempotencyKey(storageFor(action, JSON.stringify(body))).run(run)
}

export type IdempotentRunner = ReturnType<typeof createIdempotentRunner>
