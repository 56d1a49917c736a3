/** Run a function when the browser is idle, at the latest after half a second. Return a function that prevents it. */
export const runWhenIdle = (run: () => void): (() => void) => {
  if (!window.requestIdleCallback) {
    const timer = setTimeout(run)
    return () => clearTimeout(timer)
  }
  const handle = window.requestIdleCallback(run, { timeout: 500 })
  return () => window.cancelIdleCallback(handle)
}

/** Run a function when the browser is idle and has painted what is drawn by now, which it has two frames later. Return a function that prevents it. */
export function runAfterPaint(run: () => void): () => void {
  let cancel: () => void
  const frame = requestAnimationFrame(() => {
    const nextFrame = requestAnimationFrame(() => {
      cancel = runWhenIdle(run)
    })
    cancel = () => cancelAnimationFrame(nextFrame)
  })
  cancel = () => cancelAnimationFrame(frame)
  return () => cancel()
}
