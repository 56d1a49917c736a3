/** Checks the public pages' budget (PUB-011): a fresh build of what the first route loads, compressed as it is served. */
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync } from 'node:zlib'

const KB = 1024
const BUDGET = { js: 100 * KB, css: 5 * KB }
const PREFIX = '/bundles/web-public/'

/** Sum the compressed bytes of the scripts and styles in a page's HTML; `read` returns a bundle's file by its name. */
export function measurePage(html, read) {
  const names = [...html.matchAll(/(?:src|href)="([^"]+\.(js|css))"/g)]
  const sum = { js: 0, css: 0 }
  for (const [, address, kind] of names) sum[kind] += brotliCompressSync(read(address.slice(PREFIX.length))).length
  return sum
}

export function findBudgetFaults(sum, budget = BUDGET) {
  const unmeasured = Object.keys(budget)
    .filter((kind) => sum[kind] === 0)
    .map((kind) => `no ${kind} was found: nothing was measured`)
  const exceeded = Object.keys(budget)
    .filter((kind) => sum[kind] > budget[kind])
    .map((kind) => `${kind}: ${sum[kind]} bytes, budget ${budget[kind]}`)
  return [...unmeasured, ...exceeded]
}

function build() {
  const home = fileURLToPath(new URL('..', import.meta.url))
  const rsbuild = fileURLToPath(new URL('../../node_modules/@rsbuild/core/bin/rsbuild.js', import.meta.url))
  execFileSync(process.execPath, [rsbuild, 'build'], { cwd: home, stdio: ['ignore', 'ignore', 'inherit'] })
}

function main() {
  build()
  const dist = new URL('../dist/', import.meta.url)
  const sum = measurePage(readFileSync(new URL('index.html', dist), 'utf8'), (name) => readFileSync(new URL(name, dist)))
  const faults = findBudgetFaults(sum)
  console.log(
    `web-public first route, brotli: JS ${(sum.js / KB).toFixed(1)} of ${BUDGET.js / KB} KB, CSS ${(sum.css / KB).toFixed(1)} of ${BUDGET.css / KB} KB`,
  )
  for (const fault of faults) console.error(`web-public is too heavy. ${fault}`)
  process.exitCode = faults.length ? 1 : 0
}

if (process.argv[1] === fileURLToPath(import.meta.url)) main()
