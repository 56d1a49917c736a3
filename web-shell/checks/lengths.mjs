/** Counts lines as they stand, JSX included: a screen or a form has at most 150, a component at most 80. */
import ts from 'typescript'
import { readSources, reportFaults } from './sources.mjs'

const MAX_SCREEN_LINES = 150
const MAX_COMPONENT_LINES = 80

const isFunction = (node) =>
  ts.isFunctionDeclaration(node) || ts.isArrowFunction(node) || ts.isFunctionExpression(node) || ts.isMethodDeclaration(node)

/** A function's own name, or that of the constant that it, or a call with it such as `memo()`, is assigned to. */
function getName(node) {
  if (node.name) return node.name.getText()
  const { parent } = node
  return ts.isCallExpression(parent) ? getName(parent) : (parent.name?.getText() ?? 'function')
}

/** The faults of a source file: `web-pos/src/x-screen.tsx: 160 lines, at most 150`. */
export function findLongParts(file, text) {
  const lineCount = text.trimEnd().split('\n').length
  const faults =
    /-(screen|form)\.tsx$/.test(file) && lineCount > MAX_SCREEN_LINES ? [`${file}: ${lineCount} lines, at most ${MAX_SCREEN_LINES}`] : []
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
  const getLine = (position) => source.getLineAndCharacterOfPosition(position).line
  const visit = (node) => {
    if (isFunction(node)) {
      const length = getLine(node.end) - getLine(node.getStart()) + 1
      if (length > MAX_COMPONENT_LINES) faults.push(`${file}: ${getName(node)} has ${length} lines, at most ${MAX_COMPONENT_LINES}`)
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return faults
}

if (import.meta.filename === process.argv[1]) {
  const sources = readSources(['web-*.tsx'], (name) => !/\.test\./.test(name))
  const faults = sources.flatMap(([name, text]) => findLongParts(name, text))
  reportFaults('lengths', sources, faults)
}
