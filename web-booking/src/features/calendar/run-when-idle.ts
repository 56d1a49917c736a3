/** Run a function when the browser is idle, at the latest after half a second. Return a function that prevents it. */
export const runWhenIdle = (run: () => void): (() => void) => {
  if (!window.requestIdleCallback) {
    const timer = setTimeout(run)
    return () => clearTimeout(timer)
  }
  const handle = window.requestIdleCallback(run, { timeout: 500 })
  return () => window.cancelIdleCallback(handle)
}
