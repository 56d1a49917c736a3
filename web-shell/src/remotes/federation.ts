import { VersionMismatchError } from '@clinic/kit/api'
import { CONTRACT_VERSION, type Remote, type RemoteEntry } from '@clinic/kit/contract'
import { loadRemote, registerRemotes } from '@module-federation/runtime'

export const LOAD_TIMEOUT_MS = 8_000

export class RemoteLoadError extends Error {
  override name = 'RemoteLoadError'
}

function withTimeout<Value>(work: Promise<Value>, timeoutMs: number): Promise<Value> {
  const { promise, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new RemoteLoadError(`no answer within ${timeoutMs} ms`)), timeoutMs)
  return Promise.race([work, promise]).finally(() => clearTimeout(timer))
}

const isRemote = (module: unknown): module is Remote =>
  typeof module === 'object' && module !== null && 'contract' in module && Array.isArray((module as Partial<Remote>).routes)

/** Fetches a remote's code. A later attempt bypasses all caches, as the files may have been restored or replaced. */
export async function fetchRemote(entry: RemoteEntry, attempt: number): Promise<Remote> {
  const scope = entry.name.replaceAll('-', '_')
  const manifest = new URL(entry.manifest, window.location.origin)
  manifest.searchParams.set('v', [entry.digest ?? 'unknown', attempt].join('-'))
  registerRemotes([{ name: scope, entry: manifest.href }], { force: attempt > 0 })
  const module = await withTimeout(loadRemote(`${scope}/remote`), LOAD_TIMEOUT_MS)
  if (!isRemote(module)) throw new RemoteLoadError(`${entry.name} is no remote`)
  if (module.contract === CONTRACT_VERSION) return module
  const ErrorClass = module.contract > CONTRACT_VERSION ? VersionMismatchError : RemoteLoadError
  throw new ErrorClass(`${entry.name} speaks contract ${module.contract}, the shell ${CONTRACT_VERSION}`)
}
