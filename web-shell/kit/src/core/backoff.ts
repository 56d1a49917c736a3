const FIRST_DELAY_MS = 2000
const MAX_DELAY_MS = 30_000

/** Delays that double with each failure, until `reset` after a success. */
export function createExponentialBackoff() {
  let delayMs = FIRST_DELAY_MS
  const next = () => {
    const current = delayMs
    delayMs = Math.min(delayMs * 2, MAX_DELAY_MS)
    return current
  }
  const reset = () => {
    delayMs = FIRST_DELAY_MS
  }
  return { next, reset }
}
