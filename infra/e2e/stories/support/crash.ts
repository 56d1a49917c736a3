// What a crash does: a part of the started product, and all that it made, dies at once.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const STATE = process.env.ASTER_STATE ?? join(import.meta.dirname, '..', '..', '..', '..', '.state')

/** The product's own launcher brings it back. */
export function crash(part: 'api' | 'worker') {
  const { pid } = JSON.parse(readFileSync(join(STATE, process.env.E2E_INSTANCE ?? '', 'started', `${part}.json`), 'utf8'))
  const made = `/proc/${pid}/task/${pid}/children`
  const workers = existsSync(made) ? readFileSync(made, 'utf8').split(' ').filter(Boolean).map(Number) : []
  for (const one of [...workers, pid]) kill(one)
}

function kill(pid: number) {
  try {
    process.kill(pid, 'SIGKILL')
  } catch (problem) {
    if ((problem as NodeJS.ErrnoException).code !== 'ESRCH') throw problem // else it went with those it served
  }
}
