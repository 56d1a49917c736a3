/** Features of a package are islands: one imports another only where this list says so. The list only shrinks: move what two share into the kit or beside the features. */
import path from 'node:path'
import { readSources, reportFaults } from './sources.mjs'

/** Package, then each feature with the features that it imports. */
export const ALLOWED_IMPORTS = {
  'web-booking': {
    calendar: ['catalogue'],
    'client-bookings': ['calendar'],
    portal: ['settings'],
    settings: ['calendar', 'catalogue', 'message-templates'],
  },
  'web-pos': {
    'booking-receipt': ['payment', 'receipts'],
    'client-receipts': ['gift-cards', 'receipts'],
    day: ['receipts', 'registers'],
    'gift-cards': ['receipts'],
    payment: ['gift-cards', 'receipts', 'registers'],
    'pos-settings': ['registers'],
    receipts: ['payment', 'registers'],
    report: ['products'],
  },
  'web-prescriber': { requests: ['request'], 'sign-in': ['sign-up'] },
  'web-record': {
    'client-consents': ['forms'],
    'client-overview': ['client-export', 'clients', 'forms', 'merge', 'prescriptions', 'procedures'],
    'client-questionnaires': ['forms', 'questionnaires'],
    clients: ['forms'],
    consents: ['forms'],
    forms: ['reviews'],
    logs: ['clients'],
    merge: ['clients'],
    prescribers: ['prescriptions'],
    procedures: ['clients', 'reviews', 'treatments'],
    questionnaires: ['forms'],
    treatments: ['procedures'],
  },
}

/** The pairs of features that import each other, and why: another such pair is a fault. */
export const MUTUAL_IMPORTS = new Map([
  ['web-pos: payment, receipts', 'a failed or open sale is shown as its receipt, and leads from there back to the cart that it came from'],
  ['web-record: procedures, treatments', 'a treatment note selects from the catalogue, and both have the texts of the journal'],
])

const IMPORT = /(?:from|import\(?)\s*['"]([^'"]+)['"]/g

/** The features of a package that a file imports, by relative path or by an alias. */
function listImportedFeatures(file, text) {
  const targets = [...text.matchAll(IMPORT)].map(([, target]) =>
    target.startsWith('.') ? path.posix.join(path.posix.dirname(file), target) : `/${target}`,
  )
  return targets.flatMap((target) => /\/features\/([^/]+)/.exec(target)?.[1] ?? [])
}

/** The imports of other features in a source file: `web-pos: day imports receipts`. */
export function findFeatureImports(file, text) {
  const [name, src, folder, feature] = file.split('/')
  if (src !== 'src' || folder !== 'features') return []
  const others = listImportedFeatures(file, text).filter((imported) => imported !== feature)
  return others.map((imported) => `${name}: ${feature} imports ${imported}`)
}

/** The imports, by a feature, of a file beside the features that imports features itself, as the routes do: a way round the list. */
function findDetours(files) {
  const isFeature = (file) => file.split('/')[2] === 'features'
  const detours = new Set(
    files
      .filter(([file, text]) => !isFeature(file) && listImportedFeatures(file, text).length > 0)
      .map(([file]) => file.replace(/(\/index)?\.tsx?$/, '')),
  )
  return files
    .filter(([file]) => isFeature(file))
    .flatMap(([file, text]) => {
      const targets = [...text.matchAll(IMPORT)].map(([, target]) => path.posix.join(path.posix.dirname(file), target))
      return targets.filter((target) => detours.has(target)).map((target) => `${file} imports features by ${target}`)
    })
}

/** The listed pairs of features that import each other without a reason, and reasons of pairs that no longer do. */
export function findMutualImports(imports = ALLOWED_IMPORTS, reasons = MUTUAL_IMPORTS) {
  const pairs = Object.entries(imports).flatMap(([name, features]) =>
    Object.entries(features).flatMap(([feature, targets]) =>
      targets.filter((target) => feature < target && features[target]?.includes(feature)).map((target) => `${name}: ${feature}, ${target}`),
    ),
  )
  return [
    ...pairs.filter((pair) => !reasons.has(pair)).map((pair) => `${pair} import each other; move what they share into the lower feature`),
    ...[...reasons.keys()].filter((pair) => !pairs.includes(pair)).map((pair) => `${pair} no longer import each other; remove the reason`),
  ]
}

/** New imports between features, and listed ones that are gone. `files` are pairs of a path and its text. */
export function findFaults(files) {
  const found = new Set(files.flatMap(([file, text]) => findFeatureImports(file, text)))
  const allowed = Object.entries(ALLOWED_IMPORTS).flatMap(([name, features]) =>
    Object.entries(features).flatMap(([feature, targets]) => targets.map((target) => `${name}: ${feature} imports ${target}`)),
  )
  return [
    ...[...found].filter((line) => !allowed.includes(line)),
    ...allowed.filter((line) => !found.has(line)).map((line) => `${line} no longer; remove it from the list`),
    ...findDetours(files),
    ...findMutualImports(),
  ]
}

if (import.meta.filename === process.argv[1]) {
  const sources = readSources(['web-*/src/*.ts', 'web-*/src/*.tsx'], (name) => !/\.test\.|\/generated\//.test(name))
  reportFaults('feature imports', sources, findFaults(sources))
}
