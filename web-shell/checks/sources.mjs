/** What the checks of single source files share: the list of files, and the report. */
import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

const root = path.resolve(import.meta.dirname, '../..')

/** Lists the source folders of all packages: `web-booking/src`, …, `web-shell/kit/src`. */
export function listSourceFolders() {
  const packages = readdirSync(root).filter((name) => name.startsWith('web-') && existsSync(path.join(root, name, 'package.json')))
  return [...packages, 'web-shell/kit'].map((name) => `${name}/src`)
}

/** Reads the files that match Git's patterns, also those that are not added yet: pairs of a path and its text. */
export function readSources(patterns, isChecked = () => true) {
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', ...patterns], { cwd: root, encoding: 'utf8' })
  const names = listed.split('\n').filter((name) => name && isChecked(name) && existsSync(path.join(root, name)))
  return names.map((name) => [name, readFileSync(path.join(root, name), 'utf8')])
}

/** Prints the faults and exits with an error if there are any. A check that read no file has checked nothing and fails too. */
export function reportFaults(title, sources, faults) {
  const lines = sources.length > 0 ? faults : ['no source was found: nothing was checked']
  for (const line of lines) console.error(line)
  if (lines.length > 0) process.exit(1)
  console.log(`${title}: ${sources.length} files`)
}
