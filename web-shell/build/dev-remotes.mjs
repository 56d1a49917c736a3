/**
 * While one works on a remote, the shell's dev server takes it from its own dev server, so that a change shows in the shell at once:
 * `REMOTES_DEV=web-record=3001,web-pos=3003 npm run dev -w web-shell`. The others come from the API as they were built.
 */
const api = process.env.API_URL ?? 'http://127.0.0.1:8000'

const ports = new Map(
  (process.env.REMOTES_DEV ?? '')
    .split(',')
    .filter(Boolean)
    .map((pair) => pair.split('=')),
)

export function devRemotes(middlewares) {
  middlewares.unshift(async (request, response, next) => {
    if (ports.size === 0 || !request.url?.startsWith('/remotes.json')) return next()
    const list = await fetch(`${api}/remotes.json`).then((answer) => answer.json())
    const local = list.map((remote) =>
      ports.has(remote.name)
        ? { ...remote, manifest: `http://localhost:${ports.get(remote.name)}/mf-manifest.json`, digest: null }
        : remote,
    )
    response.setHeader('Content-Type', 'application/json')
    response.end(JSON.stringify(local))
  })
}
