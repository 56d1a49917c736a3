/**
 * Makes the shell's dev server load the named remotes from their own dev servers, so that a change shows in the shell at once:
 * `REMOTES_DEV=web-record,web-pos npm run dev -w web-shell`. The API serves the others as they were built.
 */
import { readFileSync } from 'node:fs'
import path from 'node:path'

const api = process.env.API_URL ?? 'http://127.0.0.1:8000'

const root = path.resolve(import.meta.dirname, '../..')
const readPort = (name) => JSON.parse(readFileSync(path.join(root, name, 'remote.json'), 'utf8')).port
const names = (process.env.REMOTES_DEV ?? '').split(',').filter(Boolean)
const ports = new Map(names.map((name) => [name, readPort(name)]))

export function devRemotes(middlewares) {
  middlewares.unshift(async (request, response, next) => {
    if (ports.size === 0 || !request.url?.startsWith('/remotes.json')) return next()
    const remotes = await fetch(`${api}/remotes.json`).then((apiResponse) => apiResponse.json())
    const devRemoteList = remotes.map((remote) =>
      ports.has(remote.name)
        ? { ...remote, manifest: `http://localhost:${ports.get(remote.name)}/mf-manifest.json`, digest: null }
        : remote,
    )
    response.setHeader('Content-Type', 'application/json')
    response.end(JSON.stringify(devRemoteList))
  })
}
