/** Who may import whom, by dependency-cruiser; a run that saw no module has checked nothing and fails. */
import path from 'node:path'
import { cruise } from 'dependency-cruiser'
import extractTSConfig from 'dependency-cruiser/config-utl/extract-ts-config'
import { forbidden } from './import-rules.mjs'

const root = path.resolve(import.meta.dirname, '../..')
const everything = [
  'web-shell/src',
  'web-shell/kit/src',
  'web-record/src',
  'web-booking/src',
  'web-pos/src',
  'web-prescriber/src',
  'web-public/src',
]

export async function breaches(folders = everything, base = root) {
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
  const found = output.summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`)
  return { found, modules: output.modules.filter((module) => !module.source.includes('node_modules')).length }
}

if (import.meta.filename === process.argv[1]) {
  const { found, modules } = await breaches()
  for (const breach of found) console.error(breach)
  if (modules === 0) console.error('dependency-cruiser saw no module')
  if (found.length > 0 || modules === 0) process.exit(1)
  console.log(`imports: ${modules} modules`)
}
