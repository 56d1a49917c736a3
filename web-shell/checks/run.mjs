/** Every check of the front end, one after another; all are run, and one that fails fails the whole. */
import { spawnSync } from 'node:child_process'
import path from 'node:path'

const root = path.resolve(import.meta.dirname, '../..')
const node = process.execPath
const bin = (file) => path.join(root, 'node_modules', file)

const steps = [
  ['lint and format', [bin('@biomejs/biome/bin/biome'), 'check', '.']],
  // One program for all packages: what they share is read once. A text that one language lacks is a type error, so this checks the texts too.
  ['types and texts', [bin('typescript7/bin/tsc'), '-p', '.']],
  ['who may import whom', [path.join(root, 'web-shell/checks/imports.mjs')]],
  ['weight of the portal', [path.join(root, 'web-public/checks/size.mjs')]],
  ['client as generated', [path.join(root, 'web-shell/kit/scripts/generate.mjs'), '--check']],
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
