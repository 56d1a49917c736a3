const FIRST = 2000
const LAST = 30_000

/** Longer and longer pauses, until something goes well. */
export function growing() {
  let pause = FIRST
  const next = () => {
    const now = pause
    pause = Math.min(pause * 2, LAST)
    return now
  }
  const over = () => {
    pause = FIRST
  }
  return { next, over }
}
