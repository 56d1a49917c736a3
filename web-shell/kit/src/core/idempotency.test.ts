import { expect, test } from 'vitest'
import { ApiError, createOfflineError } from './errors'
import { createIdempotencyKey } from './idempotency'

/** Runs an action once for each outcome under one key helper and returns the keys that were sent. */
async function sendAll(outcomes: (Error | null)[]) {
  const idempotencyKey = createIdempotencyKey()
  const keys: string[] = []
  for (const outcome of outcomes) {
    const sent = idempotencyKey.run(async (key) => {
      keys.push(key)
      if (outcome) throw outcome
    })
    if (outcome) await expect(sent).rejects.toBe(outcome)
    else await sent
  }
  return keys
}

test.each([0, 500, 502, 503, 504, 200])('a retry has the same key while the outcome is unknown (status %i)', async (status) => {
  const [first, second, third] = await sendAll([new ApiError(status), createOfflineError(), null])
  expect([second, third]).toEqual([first, first])
})

test('a refusal and a success end the key', async () => {
  const keys = await sendAll([new ApiError(409, { data: { code: 'taken' } }), null, null])
  expect(new Set(keys).size).toBe(3)
})

test('a key stays while nothing is sent, until it is reset', () => {
  const { current, reset } = createIdempotencyKey()
  const key = current()
  expect(current()).toBe(key)
  reset()
  expect(current()).not.toBe(key)
})
