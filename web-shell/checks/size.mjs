/** Checks the shell's budget: the scripts that the sign-in page of a fresh build loads before it shows, compressed as they are served. */
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { JSDOM, requestInterceptor, VirtualConsole } from 'jsdom'

const KB = 1024
const BUDGET_BYTES = 300 * KB
const SHOW_TIMEOUT_MS = 20_000
const PREFIX = '/bundles/web-shell/'
const root = path.resolve(import.meta.dirname, '../..')
const dist = path.join(root, 'web-shell/dist')

/** The server's answers without a session. */
const answers = { '/remotes.json': [200, []], '/api/session': [401, { status: '0', message: '', data: { code: 'auth.required' } }] }

function fetchAnswer(request) {
  const [status, body] = answers[new URL(request.url ?? request, 'http://localhost').pathname] ?? [404, {}]
  return Promise.resolve(Response.json(body, { status }))
}

/** What the page needs of a browser and jsdom lacks. */
function addBrowserApis(window) {
  const mediaQueryList = { matches: false, addEventListener() {}, removeEventListener() {} }
  Object.assign(window, { fetch: fetchAnswer, Request, Response, Headers, AbortController, AbortSignal })
  Object.assign(window, {
    matchMedia: () => mediaQueryList,
    ResizeObserver: class {
      observe() {}
      disconnect() {}
    },
  })
}

const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms))

/**
 * List the scripts that a page loads until an element shows, in order. `read` returns the content of a file by its name below the bundle's
 * address. Throws when the element doesn't show.
 */
export async function listFirstScripts(html, read, selector, timeoutMs = SHOW_TIMEOUT_MS) {
  const scripts = []
  const interceptor = requestInterceptor((request) => {
    const name = new URL(request.url).pathname.slice(PREFIX.length)
    if (!name.endsWith('.js')) return new Response('', { headers: { 'Content-Type': 'text/css' } })
    scripts.push(name)
    return new Response(read(name), { headers: { 'Content-Type': 'text/javascript' } })
  })
  const { window } = new JSDOM(html, {
    url: 'http://localhost/',
    runScripts: 'dangerously',
    resources: { interceptors: [interceptor] },
    pretendToBeVisual: true,
    virtualConsole: new VirtualConsole(),
    beforeParse: addBrowserApis,
  })
  const deadline = Date.now() + timeoutMs
  while (!window.document.querySelector(selector) && Date.now() < deadline) await wait(10)
  const hasShown = Boolean(window.document.querySelector(selector))
  window.close()
  if (!hasShown) throw new Error(`${selector} did not show; loaded: ${scripts.join(', ')}`)
  return scripts
}

export function findBudgetFaults(sizes, budget = BUDGET_BYTES) {
  if (sizes.length < 10) return [`only ${sizes.length} scripts were found: the first load was not measured`]
  const sum = sizes.reduce((total, size) => total + size, 0)
  return sum > budget ? [`${sum} bytes, budget ${budget}`] : []
}

function build() {
  const rsbuild = path.join(root, 'node_modules/@rsbuild/core/bin/rsbuild.js')
  execFileSync(process.execPath, [rsbuild, 'build'], { cwd: path.join(root, 'web-shell'), stdio: ['ignore', 'ignore', 'inherit'] })
}

async function main() {
  build()
  const read = (name) => readFileSync(path.join(dist, name), 'utf8')
  const scripts = await listFirstScripts(read('index.html'), read, 'input[type="password"]')
  const sizes = scripts.map((name) => brotliCompressSync(read(name)).length)
  const faults = findBudgetFaults(sizes)
  const sum = sizes.reduce((total, size) => total + size, 0)
  console.log(`web-shell first load, brotli: JS ${(sum / KB).toFixed(1)} of ${BUDGET_BYTES / KB} KB`)
  for (const fault of faults) console.error(`web-shell is too heavy. ${fault}`)
  process.exitCode = faults.length ? 1 : 0
}

if (import.meta.filename === process.argv[1]) await main()
