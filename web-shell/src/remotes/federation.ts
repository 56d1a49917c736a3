import { Outdated } from '@clinic/kit/api'
import { CONTRACT, type Remote, type RemoteEntry } from '@clinic/kit/contract'
import { loadRemote, registerRemotes } from '@module-federation/runtime'

/** A remote that has not answered by then has failed. */
export const PATIENCE = 8_000

export class RemoteFailure extends Error {
  override name = 'RemoteFailure'
}

function within<Value>(work: Promise<Value>, limit: number): Promise<Value> {
  const { promise, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new RemoteFailure(`no answer within ${limit} ms`)), limit)
  return Promise.race([work, promise]).finally(() => clearTimeout(timer))
}

const isRemote = (module: unknown): module is Remote =>
  typeof module === 'object' && module !== null && 'contract' in module && Array.isArray((module as Partial<Remote>).routes)

/** Fetches one remote's code. A later attempt asks past every cache, for the files may have been put back or replaced. */
export async function fetchRemote(entry: RemoteEntry, attempt: number): Promise<Remote> {
  const scope = entry.name.replaceAll('-', '_')
  const manifest = new URL(entry.manifest, window.location.origin)
  manifest.searchParams.set('v', [entry.digest ?? 'unknown', attempt].join('-'))
  registerRemotes([{ name: scope, entry: manifest.href }], { force: attempt > 0 })
  const module = await within(loadRemote(`${scope}/remote`), PATIENCE)
  if (!isRemote(module)) throw new RemoteFailure(`${entry.name} is no remote`)
  if (module.contract === CONTRACT) return module
  const Failure = module.contract > CONTRACT ? Outdated : RemoteFailure
  throw new Failure(`${entry.name} speaks contract ${module.contract}, the shell ${CONTRACT}`)
}
