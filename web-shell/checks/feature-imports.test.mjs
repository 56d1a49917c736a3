import { expect, test } from 'vitest'
import { ALLOWED_IMPORTS, findFaults, findFeatureImports, findMutualImports, MUTUAL_IMPORTS } from './feature-imports.mjs'

/** A file for each listed import. */
const listed = Object.entries(ALLOWED_IMPORTS).flatMap(([name, features]) =>
  Object.entries(features).map(([feature, targets]) => [
    `${name}/src/features/${feature}/x.tsx`,
    targets.map((target) => `import { x } from '../${target}/x'`).join('\n'),
  ]),
)

test('an import of another feature that is not on the list is detected, also a lazy one', () => {
  const breach = [
    'web-pos/src/features/day/day-screen.tsx',
    "const X = () => import('../gift-cards/gift-cards-screen')\nimport { y } from './y'",
  ]
  expect(findFeatureImports(...breach)).toEqual(['web-pos: day imports gift-cards'])
  expect(findFaults([...listed, breach])).toEqual(['web-pos: day imports gift-cards'])
})

test('a listed import that no longer exists must be removed from the list', () => {
  const [, ...others] = listed
  expect(findFaults(others)).toContain('web-booking: calendar imports catalogue no longer; remove it from the list')
  expect(findFaults(listed)).toEqual([])
})

test('an import of another feature by folder, alias, side effect or an intermediate file is detected', () => {
  const file = 'web-pos/src/features/day/x.tsx'
  for (const line of ["export * from '../products'", 'import { x } from "web-pos/src/features/products/x"', "import '../products/x'"])
    expect(findFeatureImports(file, line)).toEqual(['web-pos: day imports products'])
  const routes = ['web-pos/src/routes.tsx', "import { x } from './features/products/x'"]
  const detour = [file, "import { x } from '../../routes'"]
  expect(findFaults([...listed, routes, detour])).toEqual([`${file} imports features by web-pos/src/routes`])
})

test('the list of allowed imports only shrinks', () => {
  const targets = Object.values(ALLOWED_IMPORTS).flatMap((features) => Object.values(features).flat())
  expect(targets).toHaveLength(42)
})

test('two features that import each other are detected unless the pair has a reason', () => {
  const imports = { 'web-pos': { day: ['receipts'], receipts: ['day', 'registers'] } }
  expect(findMutualImports(imports, new Map())).toEqual([
    'web-pos: day, receipts import each other; move what they share into the lower feature',
  ])
  expect(findMutualImports(imports, new Map([['web-pos: day, receipts', 'a reason']]))).toEqual([])
  expect(findMutualImports({}, new Map([['web-pos: day, receipts', 'a reason']]))).toEqual([
    'web-pos: day, receipts no longer import each other; remove the reason',
  ])
  expect(MUTUAL_IMPORTS.size).toBeLessThanOrEqual(2)
})
