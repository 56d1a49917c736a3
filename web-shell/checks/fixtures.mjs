/** Test data of the API is typed by its schema, so that a renamed or removed field does not live on in a fixture. */
import ts from 'typescript'
import { readSources, reportFaults } from './sources.mjs'

/** Types that say nothing about the fields. */
const EMPTY_TYPE = /^(any|unknown|object|\{\}|never|Record<string, (any|unknown)>)(\[\])?$/

const isData = (node) => ts.isObjectLiteralExpression(node) || (ts.isArrayLiteralExpression(node) && node.elements.some(isData))

/** Whether a constant holds data that no type checks; an assertion (`as`) hides a removed field, so it is no type. */
function isUntyped({ type, initializer }) {
  if (type) return EMPTY_TYPE.test(type.getText())
  let value = initializer
  while (value && (ts.isAsExpression(value) || ts.isParenthesizedExpression(value))) value = value.expression
  return value !== undefined && isData(value)
}

/** The names that a file exports apart from their declarations: `export { room }`, `export default room`. */
const listExportedNames = (source) =>
  source.statements.flatMap((node) => {
    if (ts.isExportAssignment(node)) return [node.expression.getText()]
    const isList = ts.isExportDeclaration(node) && node.exportClause && ts.isNamedExports(node.exportClause)
    return isList ? node.exportClause.elements.map(({ name, propertyName }) => (propertyName ?? name).text) : []
  })

/** The exported objects, and lists of objects, without a type: `web-pos/src/testing/fixtures.ts: terminal has no type`. */
export function findUntypedFixtures(file, text) {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
  const exportedNames = listExportedNames(source)
  const isExported = (node) => node.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)
  return source.statements
    .filter(ts.isVariableStatement)
    .flatMap((node) => node.declarationList.declarations.filter(({ name }) => isExported(node) || exportedNames.includes(name.getText())))
    .filter(isUntyped)
    .map(({ name }) => `${file}: ${name.getText()} has no type`)
}

if (import.meta.filename === process.argv[1]) {
  const sources = readSources(['web-*/testing/*.ts', 'web-*/testing/*.tsx', 'web-*fixture*.ts', 'web-*fixture*.tsx'])
  const faults = sources.flatMap(([name, text]) => findUntypedFixtures(name, text))
  reportFaults('fixtures', sources, faults)
}
