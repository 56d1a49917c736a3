/** Records which handlers the tests of the screens call. */
import path from 'node:path'
import { isScreenSource, wrapHandlers } from './press-handlers.mjs'
import { PressReporter } from './press-reporter.mjs'

const root = path.resolve(import.meta.dirname, '../..')

/** The plugin of Vite that wraps the handlers of the sources under test, and has them compared with what was pressed. */
export const pressRecorder = () => ({
  name: 'press-recorder',
  enforce: 'pre',
  configureVitest({ vitest }) {
    const { reporters } = vitest.config
    if (!reporters.some((reporter) => reporter instanceof PressReporter)) reporters.push(new PressReporter())
  },
  transform(text, id) {
    const name = path.relative(root, id.split('?')[0])
    return isScreenSource(name) ? { code: wrapHandlers(name, text), map: null } : undefined
  },
})
