/** Compares what the sources import of a reduced library with what web-shell/kit/build/shared exports of it. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'

const sharedFolder = path.resolve(import.meta.dirname, '../kit/build/shared')

export function listExports(fileName) {
  const source = ts.createSourceFile(fileName, readFileSync(path.join(sharedFolder, fileName), 'utf8'), ts.ScriptTarget.Latest)
  return source.statements
    .filter((statement) => ts.isExportDeclaration(statement) && statement.exportClause && ts.isNamedExports(statement.exportClause))
    .flatMap((statement) => statement.exportClause.elements.map((element) => element.name.text))
}

const isTypeOnly = (specifier) => specifier.isTypeOnly

/** List the values that a source imports by name from a library, and the members of zod's `z` that it uses. */
export function listUses(text, library) {
  const source = ts.createSourceFile('x.tsx', text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
  const imports = source.statements.filter((node) => ts.isImportDeclaration(node) && node.moduleSpecifier.text === library)
  const clauses = imports.map((node) => node.importClause).filter((clause) => clause && clause.phaseModifier !== ts.SyntaxKind.TypeKeyword)
  const bindings = clauses.map((clause) => clause.namedBindings).filter(Boolean)
  const named = bindings.filter(ts.isNamedImports).flatMap(({ elements }) => elements.filter((element) => !isTypeOnly(element)))
  const names = named.map((element) => (element.propertyName ?? element.name).text).filter((name) => name !== 'z')
  const hasNamespace = named.length > names.length || bindings.some(ts.isNamespaceImport)
  return [...names, ...(hasNamespace ? listMembers(source) : [])]
}

function listMembers(source) {
  const members = []
  const visit = (node) => {
    if (ts.isPropertyAccessExpression(node) && ts.isIdentifier(node.expression) && node.expression.text === 'z')
      members.push(node.name.text)
    ts.forEachChild(node, visit)
  }
  visit(source)
  return members
}

export function findMissing(text) {
  const missingOf = (library, fileName) => {
    const exported = new Set(listExports(fileName))
    return listUses(text, library)
      .filter((name) => !exported.has(name))
      .map((name) => `${library}: ${name}`)
  }
  return [...missingOf('react-router', 'react-router.mjs'), ...missingOf('zod', 'zod-exports.mjs')]
}
