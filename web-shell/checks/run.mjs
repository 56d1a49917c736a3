/** Runs all checks of the front end, also after one has failed, and exits with an error if any did. */
import { spawnSync } from 'node:child_process'
import path from 'node:path'

const root = path.resolve(import.meta.dirname, '../..')
const node = process.execPath
const bin = (file) => path.join(root, 'node_modules', file)

const steps = [
  ['lint and format', [bin('@biomejs/biome/bin/biome'), 'check', '.']],
  // One program for all packages, so that shared files are read once. A missing translation is a type error, so that this checks the texts too.
  ['types and texts', [bin('typescript7/bin/tsc'), '-p', '.']],
  ['lengths', [path.join(root, 'web-shell/checks/lengths.mjs')]],
  ['fixtures', [path.join(root, 'web-shell/checks/fixtures.mjs')]],
  ['identifiers', [path.join(root, 'web-shell/checks/identifiers.mjs')]],
  ['module names', [path.join(root, 'web-shell/checks/module-names.mjs')]],
  ['import rules', [path.join(root, 'web-shell/checks/imports.mjs')]],
  ['feature imports', [path.join(root, 'web-shell/checks/feature-imports.mjs')]],
  ['bundle size of the portal', [path.join(root, 'web-public/checks/size.mjs')]],
  ['first load of the shell', [path.join(root, 'web-shell/checks/size.mjs')]],
  ['generated client', [path.join(root, 'web-shell/kit/scripts/generate.mjs'), '--check']],
]

const failed = steps.filter(([name, command]) => {
  console.log(`— ${name}`)
  return spawnSync(node, command, { cwd: root, stdio: 'inherit' }).status !== 0
})

if (failed.length > 0) {
  console.error(`front end: ${failed.map(([name]) => name).join(', ')} failed`)
  process.exit(1)
}
console.log(`front end: ${steps.length} checks passed`)
