import { newKey } from './key'
import { CallError } from './lite.api'
import type { Memory } from './memory'

/**
 * Idempotency keys that outlive a reload. One deed with one body has one key until the server has answered, so that a double
 * click, a lost network or a reload in the middle repeats the deed and never does it twice. An answer, also a refusal, ends it.
 */
export function openAttempts(memory: Memory) {
  return async function once<T>(deed: string, body: unknown, run: (key: string) => Promise<T>): Promise<T> {
    const name = `attempt.${deed}`
    const print = JSON.stringify(body)
    try {
      const result = await run(keyFor(name, print))
      memory.set(name, null)
      return result
    } catch (error) {
      if (!(error instanceof CallError && error.unanswered)) memory.set(name, null)
      throw error
    }
  }

  function keyFor(name: string, print: string) {
    const kept = JSON.parse(memory.get(name) ?? 'null') as { key: string; print: string } | null
    if (kept?.print === print) return kept.key
    const key = newKey()
    memory.set(name, JSON.stringify({ key, print }))
    return key
  }
}

export type Attempts = ReturnType<typeof openAttempts>
