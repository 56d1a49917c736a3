// The log of the started product.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const STATE = process.env.ASTER_STATE ?? join(import.meta.dirname, '..', '..', '..', '..', '.state')
const ERRORS = 3
const LINE_LENGTH = 2_000

/** Returns the last errors that the product's processes have logged, with the end of each exception; none of a product that was up before. */
export function listLoggedErrors() {
  if (!process.env.E2E_INSTANCE) return ''
  const files = ['api', 'worker'].map((name) => join(STATE, process.env.E2E_INSTANCE as string, 'log', `${name}.log`))
  const lines = files.filter((file) => existsSync(file)).flatMap((file) => readFileSync(file, 'utf8').split('\n'))
  const errors = lines.filter((line) => line.includes('"level":"error"')).slice(-ERRORS)
  return errors.map((line) => `${line.slice(0, LINE_LENGTH / 4)} … ${line.slice(-LINE_LENGTH)}\n`).join('')
}
