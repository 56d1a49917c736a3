// Kills a process of the started product with its children, as a crash would.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const STATE = process.env.ASTER_STATE ?? join(import.meta.dirname, '..', '..', '..', '..', '.state')

/** Kills a service; the product's launcher restarts it. */
export function killProcess(service: 'api' | 'worker') {
  const { pid } = JSON.parse(readFileSync(join(STATE, process.env.E2E_INSTANCE ?? '', 'started', `${service}.json`), 'utf8'))
  const childrenFile = `/proc/${pid}/task/${pid}/children`
  const workers = existsSync(childrenFile) ? readFileSync(childrenFile, 'utf8').split(' ').filter(Boolean).map(Number) : []
  for (const workerPid of [...workers, pid]) kill(workerPid)
}

function kill(pid: number) {
  try {
    process.kill(pid, 'SIGKILL')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error // else it ended with its parent
  }
}
