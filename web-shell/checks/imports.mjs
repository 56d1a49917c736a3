/** Checks the import rules with dependency-cruiser. A run without modules has checked nothing and fails. */
import path from 'node:path'
import { cruise } from 'dependency-cruiser'
import extractTSConfig from 'dependency-cruiser/config-utl/extract-ts-config'
import { forbidden } from './import-rules.mjs'
import { listSourceFolders } from './sources.mjs'

const root = path.resolve(import.meta.dirname, '../..')

export async function findViolations(folders = listSourceFolders(), base = root) {
  process.chdir(base)
  const options = {
    validate: true,
    ruleSet: { forbidden },
    doNotFollow: { path: 'node_modules' },
    exclude: { path: 'node_modules/(?!@clinic)' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js'],
    },
  }
  const { output } = await cruise(folders, options, undefined, { tsConfig: extractTSConfig(path.join(root, 'tsconfig.base.json')) })
  const violations = output.summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`)
  return { violations, modules: output.modules.filter((module) => !module.source.includes('node_modules')).length }
}

if (import.meta.filename === process.argv[1]) {
  const { violations, modules } = await findViolations()
  for (const violation of violations) console.error(violation)
  if (modules === 0) console.error('dependency-cruiser saw no module')
  if (violations.length > 0 || modules === 0) process.exit(1)
  console.log(`imports: ${modules} modules`)
}
