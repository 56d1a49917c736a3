import { expect } from 'vitest'

type Handler = (...values: unknown[]) => unknown

declare global {
  var recordPress: (id: string, handler: unknown) => unknown
}

/** Handlers that ran in the current test, each with the count of assertions before its first call. */
const presses = new Map<string, number>()
const wrapped = new Map<string, WeakMap<Handler, Handler>>()
const disabled = new Set<string>(JSON.parse(process.env.PRESS_DISABLED ?? '[]'))

const countAssertions = () => expect.getState().assertionCalls

function wrap(id: string, handler: Handler): Handler {
  return function press(this: unknown, ...values) {
    if (!presses.has(id)) presses.set(id, countAssertions())
    return disabled.has(id) ? undefined : handler.apply(this, values)
  }
}

/** Returns the same function for the same handler, which effects and memos depend on. */
globalThis.recordPress = (id, handler) => {
  if (typeof handler !== 'function') return handler
  const known = wrapped.get(id) ?? new WeakMap<Handler, Handler>()
  wrapped.set(id, known)
  const press = known.get(handler as Handler) ?? wrap(id, handler as Handler)
  known.set(handler as Handler, press)
  return press
}

/** The handlers that the test called, and whether it asserted something afterwards. */
export function takePresses(): Record<string, boolean> {
  const count = countAssertions()
  const taken = Object.fromEntries([...presses].map(([id, before]) => [id, count > before]))
  presses.clear()
  return taken
}
