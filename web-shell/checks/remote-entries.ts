/** Reads the entries of all remotes, each from the `remote.json` of its folder, in their order. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { RemoteEntry } from '@clinic/kit/contract'

const root = path.resolve(import.meta.dirname, '../..')

export function readRemoteEntries(): RemoteEntry[] {
  const names = readdirSync(root).filter((name) => existsSync(path.join(root, name, 'remote.json')))
  const entries = names.map((name) => ({ name, ...JSON.parse(readFileSync(path.join(root, name, 'remote.json'), 'utf8')) }))
  return entries.sort((a, b) => a.order - b.order)
}
