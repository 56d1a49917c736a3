import '@testing-library/jest-dom/vitest'
import { notifications } from '@mantine/notifications'
import { cleanup, configure } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect } from 'vitest'
import { refuseUnanswered, server, unanswered } from './server'

// What jsdom has no answer for and the components ask; what opens and closes does so at once, or it would be seen half way.
const media = (query: string) => ({
  matches: query.includes('prefers-reduced-motion'),
  media: query,
  onchange: null,
  addEventListener: () => {},
  removeEventListener: () => {},
  addListener: () => {},
  removeListener: () => {},
  dispatchEvent: () => false,
})
Object.defineProperty(window, 'matchMedia', { writable: true, value: media })
window.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
}
// The calendar has its line of now watched, which stands there only while the clinic is open.
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
// Nothing is drawn here; what a canvas gives is one small picture.
const nothingDrawn = new Proxy({}, { get: (_, name) => (name === 'measureText' ? () => ({ width: 100 }) : () => {}), set: () => true })
HTMLCanvasElement.prototype.getContext = (() => nothingDrawn) as never
HTMLCanvasElement.prototype.toDataURL = () => 'data:image/png;base64,iVBORw0KGgo='
if (!document.fonts) Object.defineProperty(document, 'fonts', { value: new EventTarget() })

// A machine that is busy is not a screen that is wrong.
configure({ asyncUtilTimeout: 8_000 })

beforeAll(() => server.listen({ onUnhandledFrame: refuseUnanswered }))
afterEach(async () => {
  cleanup()
  notifications.clean()
  localStorage.clear()
  sessionStorage.clear()
  // What was asked for in a test's last moment still meets that test's answers.
  await new Promise((resolve) => setTimeout(resolve))
  server.resetHandlers()
  expect(unanswered().join('\n'), 'asked for, and nobody answers it').toBe('')
})
afterAll(() => server.close())
