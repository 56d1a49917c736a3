import '@testing-library/jest-dom/vitest'
import { notifications } from '@mantine/notifications'
import { cleanup, configure } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, vi } from 'vitest'
import { takePresses } from './presses'
import { failUnhandledRequest, server, takeUnhandledRequests } from './server'

// Browser APIs that jsdom lacks. Reduced motion makes transitions end at once, so that no test sees them half way.
const createMediaQueryList = (query: string) => ({
  matches: query.includes('prefers-reduced-motion'),
  media: query,
  onchange: null,
  addEventListener: () => {},
  removeEventListener: () => {},
  addListener: () => {},
  removeListener: () => {},
  dispatchEvent: () => false,
})
Object.defineProperty(window, 'matchMedia', { writable: true, value: createMediaQueryList })
window.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
}
// The calendar observes its current-time line, which it shows only during opening hours.
window.IntersectionObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
} as never
Element.prototype.scrollIntoView ??= () => {}
Range.prototype.getClientRects ??= () => [] as never
Range.prototype.getBoundingClientRect ??= () => new DOMRect()
document.elementFromPoint ??= () => null
URL.createObjectURL ??= () => 'blob:here'
URL.revokeObjectURL ??= () => {}
// A canvas draws nothing and always returns the same small image.
const canvasContext = new Proxy({}, { get: (_, name) => (name === 'measureText' ? () => ({ width: 100 }) : () => {}), set: () => true })
HTMLCanvasElement.prototype.getContext = (() => canvasContext) as never
HTMLCanvasElement.prototype.toDataURL = () => 'data:image/png;base64,iVBORw0KGgo='
if (!document.fonts) Object.defineProperty(document, 'fonts', { value: new EventTarget() })

// A busy machine must not fail a test.
configure({ asyncUtilTimeout: 8_000 })

beforeAll(() => server.listen({ onUnhandledFrame: failUnhandledRequest }))
afterEach(async ({ task }) => {
  cleanup()
  notifications.clean()
  localStorage.clear()
  sessionStorage.clear()
  vi.unstubAllGlobals()
  // A request at the end of a test is still handled by that test's mocks.
  await new Promise((resolve) => setTimeout(resolve))
  server.resetHandlers()
  Object.assign(task.meta, { presses: takePresses() })
  expect(takeUnhandledRequests().join('\n'), 'requests without a handler').toBe('')
})
afterAll(() => server.close())
