/** Checks the budgets of a fresh build: the scripts that the sign-in and, with a session, the home page load until they show, compressed as they are served. */
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { JSDOM, requestInterceptor, VirtualConsole } from 'jsdom'

const KB = 1024
const SHOW_TIMEOUT_MS = 20_000
const PREFIX = '/bundles/web-shell/'
const root = path.resolve(import.meta.dirname, '../..')
const dist = path.join(root, 'web-shell/dist')

const envelope = (data) => ({ status: '1', message: '', data })
const noSession = { status: '0', message: '', data: { code: 'auth.required' } }
const user = { id: 'u1', first_name: 'Astrid', last_name: 'Lund', email: 'astrid@example.se', user_role: 'super_admin', version: 1 }
const company = { id: 'c1', name: 'Kliniken', timezone: 'Europe/Stockholm', date_format: 'YYYY-MM-DD', unit: 'sek', theme_color: '#5551CE' }
const permissions = ['dashboard.read', 'booking.read', 'notification.read']
const session = { area: 'staff', user, company, permissions, settings: {}, onboarding_step: 'done' }
const service = { name: 'Lip filler', color: '#000000', price: 250_000, duration: 30 }
const client = { id: 'c1', first_name: 'Alva', last_name: 'Berg' }
const times = { start_at: '2026-11-21 08:00:00', end_at: '2026-11-21 08:30:00' }
const booking = { ...times, id: 'b1', state: 'booked', service, client, user: { id: 'u1', name: 'Erik Blom' }, is_paid: null, version: 1 }
const dashboard = { today: [booking], next_day: null, free_gaps: [], comparison: null, pending_work: { portal_bookings: 1 } }

/** The pages with their budgets: the HTML, the element that shows last, and the server's answers by path. */
export const PAGES = [
  {
    name: 'sign-in',
    html: 'sign-in.html',
    budget: 150 * KB,
    minScripts: 1,
    shown: 'input[type="password"]',
    answers: { '/api/session': [401, noSession] },
  },
  {
    name: 'home',
    html: 'index.html',
    budget: 300 * KB,
    minScripts: 10,
    shown: 'a[href="/clients/c1"]',
    answers: {
      '/remotes.json': [200, []],
      '/api/session': [200, envelope(session)],
      '/api/overview/dashboard': [200, envelope(dashboard)],
      '/api/notifications/unread-count': [200, envelope({ unread_count: 3 })],
      '/api/overview/checklist': [200, envelope({ steps: [], can_dismiss: false, is_verified: true })],
    },
  },
]

const createFetch = (answers) => (request) => {
  const [status, body] = answers[new URL(request.url ?? request, 'http://localhost').pathname] ?? [404, {}]
  return Promise.resolve(Response.json(body, { status }))
}

/** What the page needs of a browser and jsdom lacks. */
function addBrowserApis(window, answers) {
  const mediaQueryList = { matches: false, addEventListener() {}, removeEventListener() {} }
  Object.assign(window, { fetch: createFetch(answers), Request, Response, Headers, AbortController, AbortSignal })
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
export async function listFirstScripts(html, read, selector, { answers = {}, timeoutMs = SHOW_TIMEOUT_MS } = {}) {
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
    beforeParse: (page) => addBrowserApis(page, answers),
  })
  const deadline = Date.now() + timeoutMs
  while (!window.document.querySelector(selector) && Date.now() < deadline) await wait(10)
  const hasShown = Boolean(window.document.querySelector(selector))
  window.close()
  if (!hasShown) throw new Error(`${selector} did not show; loaded: ${scripts.join(', ')}`)
  return scripts
}

export function findBudgetFaults(sizes, { budget, minScripts = 1 }) {
  if (sizes.length < minScripts) return [`only ${sizes.length} scripts were found: the first load was not measured`]
  const sum = sizes.reduce((total, size) => total + size, 0)
  return sum > budget ? [`${sum} bytes, budget ${budget}`] : []
}

function build() {
  const rsbuild = path.join(root, 'node_modules/@rsbuild/core/bin/rsbuild.js')
  execFileSync(process.execPath, [rsbuild, 'build'], { cwd: path.join(root, 'web-shell'), stdio: ['ignore', 'ignore', 'inherit'] })
}

async function measure(page) {
  const read = (name) => readFileSync(path.join(dist, name), 'utf8')
  const scripts = await listFirstScripts(read(page.html), read, page.shown, { answers: page.answers })
  return scripts.map((name) => brotliCompressSync(read(name)).length)
}

async function main() {
  build()
  for (const page of PAGES) {
    const sizes = await measure(page)
    const sum = sizes.reduce((total, size) => total + size, 0)
    console.log(`web-shell ${page.name}, brotli: JS ${(sum / KB).toFixed(1)} of ${page.budget / KB} KB in ${sizes.length} scripts`)
    for (const fault of findBudgetFaults(sizes, page)) {
      console.error(`${page.name} is too heavy. ${fault}`)
      process.exitCode = 1
    }
  }
}

if (import.meta.filename === process.argv[1]) await main()
