/** Holds the public pages to their budget (PUB-011): what the first route loads, built anew and compressed as it is served. */
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync } from 'node:zlib'

const KB = 1024
const BUDGET = { js: 100 * KB, css: 5 * KB }
const PREFIX = '/bundles/web-public/'

/** Bytes of script and style that a page's HTML asks for; `read` gives a bundle's file by its name. */
export function weigh(html, read) {
  const names = [...html.matchAll(/(?:src|href)="([^"]+\.(js|css))"/g)]
  const sum = { js: 0, css: 0 }
  for (const [, address, kind] of names) sum[kind] += brotliCompressSync(read(address.slice(PREFIX.length))).length
  return sum
}

export function overBudget(sum, budget = BUDGET) {
  const empty = Object.keys(budget)
    .filter((kind) => sum[kind] === 0)
    .map((kind) => `no ${kind} was found: nothing was measured`)
  const heavy = Object.keys(budget)
    .filter((kind) => sum[kind] > budget[kind])
    .map((kind) => `${kind}: ${sum[kind]} bytes, budget ${budget[kind]}`)
  return [...empty, ...heavy]
}

function build() {
  const home = fileURLToPath(new URL('..', import.meta.url))
  const rsbuild = fileURLToPath(new URL('../../node_modules/@rsbuild/core/bin/rsbuild.js', import.meta.url))
  execFileSync(process.execPath, [rsbuild, 'build'], { cwd: home, stdio: ['ignore', 'ignore', 'inherit'] })
}

function main() {
  build()
  const dist = new URL('../dist/', import.meta.url)
  const sum = weigh(readFileSync(new URL('index.html', dist), 'utf8'), (name) => readFileSync(new URL(name, dist)))
  const faults = overBudget(sum)
  console.log(
    `web-public first route, brotli: JS ${(sum.js / KB).toFixed(1)} of ${BUDGET.js / KB} KB, CSS ${(sum.css / KB).toFixed(1)} of ${BUDGET.css / KB} KB`,
  )
  for (const fault of faults) console.error(`web-public is too heavy. ${fault}`)
  process.exitCode = faults.length ? 1 : 0
}

if (process.argv[1] === fileURLToPath(import.meta.url)) main()
