/** Checks that no name in the sources uses a word that the glossary replaces. Texts, comments and the API's own names are free. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'
import { readSources, reportFaults } from './sources.mjs'

const banned = JSON.parse(readFileSync(path.resolve(import.meta.dirname, '../../services/checks/banned_words.json'), 'utf8'))
/** Words that no name consists of; services/checks/naming.py reads the same list. */
export const BANNED_WORDS = new Set(banned)

/** Expressions of the field that contain a banned word; `_one` is the singular of a text. */
const COMPOUNDS = /[Nn]otFound|[Oo]ne[Tt]ime|_one$/g

/** Names that a library, a standard or a text fixes, with the file that declares them. The list only shrinks. */
export const EXEMPTIONS = new Map([
  ['web-public/src/features/forms/forms.test.tsx once', 'option of msw'],
  ['web-shell/kit/src/app/error-screen.test.tsx once', 'method of jsdom’s console'],
  ['web-shell/kit/src/editor/editor.test.tsx marks', 'formatting in documents of ProseMirror'],
  ['web-shell/kit/src/editor/link-button.tsx marks', 'formatting in documents of ProseMirror'],
  ['web-shell/kit/src/editor/rich-text.ts marks', 'formatting in documents of ProseMirror'],
])

const splitWords = (name) =>
  name
    .replace(COMPOUNDS, '')
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .split(/[\s_$#]+/)

/** Whether an identifier is declared here, keys of objects included, and not only used: a use can name what the API or a library declares. */
function isDeclaration(node) {
  const { parent } = node
  if (ts.isImportSpecifier(parent)) return parent.name === node && parent.propertyName !== undefined
  return (
    parent.name === node &&
    (ts.isBindingElement(parent) ||
      ts.isPropertyAssignment(parent) ||
      ts.isShorthandPropertyAssignment(parent) ||
      ts.isVariableDeclaration(parent) ||
      ts.isFunctionDeclaration(parent) ||
      ts.isParameter(parent) ||
      ts.isTypeAliasDeclaration(parent) ||
      ts.isInterfaceDeclaration(parent) ||
      ts.isClassDeclaration(parent) ||
      ts.isPropertySignature(parent) ||
      ts.isPropertyDeclaration(parent) ||
      ts.isMethodSignature(parent) ||
      ts.isMethodDeclaration(parent) ||
      ts.isAccessor(parent) ||
      ts.isFunctionExpression(parent) ||
      ts.isEnumDeclaration(parent) ||
      ts.isEnumMember(parent) ||
      ts.isTypeParameterDeclaration(parent) ||
      ts.isNamespaceImport(parent) ||
      ts.isImportClause(parent))
  )
}

/** The banned names of a source: `x.ts:2 told: …`. */
export function findBannedNames(fileName, text) {
  const source = ts.createSourceFile(fileName, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
  const found = []
  const visit = (node) => {
    if ((ts.isIdentifier(node) || ts.isPrivateIdentifier(node)) && isDeclaration(node)) {
      const word = splitWords(node.text).find((part) => BANNED_WORDS.has(part.toLowerCase()))
      const { line } = source.getLineAndCharacterOfPosition(node.getStart())
      if (word) found.push(`${fileName}:${line + 1} ${node.text}: "${word}" is not a word of the glossary`)
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

const toExemption = (fault) => fault.replace(/:\d+ ([#\w]+): .*/, ' $1')

/** Banned names that are not exempt, and exemptions of names that are gone. */
export function findFaults(sources, exemptions = EXEMPTIONS) {
  const faults = sources.flatMap(([name, text]) => findBannedNames(name, text))
  const declared = new Set(faults.map(toExemption))
  const gone = [...exemptions.keys()].filter((name) => !declared.has(name))
  return [...faults.filter((fault) => !exemptions.has(toExemption(fault))), ...gone.map((name) => `${name} is gone; remove its exemption`)]
}

export const listSources = () =>
  readSources(['web-*.ts', 'web-*.tsx', 'infra/e2e/*.ts'], (name) => !/\/(generated|texts|breaches)\/|\/texts\.tsx?$/.test(name))

if (import.meta.filename === process.argv[1]) {
  const sources = listSources()
  const faults = findFaults(sources)
  reportFaults('identifiers', sources, faults)
}
