/** Type-checks each package; a text that one language lacks is a type error, so this is the check of the texts too (PLT-090). */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'

const root = path.resolve(import.meta.dirname, '../..')
const compiler = path.join(root, 'node_modules/typescript7/bin/tsc')
const packages = ['web-shell/kit', 'web-shell', 'web-record', 'web-booking', 'web-pos', 'web-prescriber', 'web-public', 'infra/e2e']

export const check = (project) => spawnSync(process.execPath, [compiler, '-p', project], { cwd: root, encoding: 'utf8' })

if (import.meta.filename === process.argv[1]) {
  const projects = packages.filter((name) => existsSync(path.join(root, name, 'tsconfig.json')))
  const wrong = projects.map((name) => check(name)).filter((result) => result.status !== 0)
  for (const { stdout, stderr } of wrong) console.error(stdout + stderr)
  if (wrong.length > 0 || projects.length < packages.length) process.exit(1)
  console.log(`types: ${projects.length} packages, the journeys among them`)
}
