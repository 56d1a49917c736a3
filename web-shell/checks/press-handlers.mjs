/** Lists what the screens do when something is pressed, and lets a test record what was. */
import { parseSync, Visitor } from 'vite'

const HANDLER = /^(on[A-Z]\w*|send|mutationFn)$/
const IS_SCREEN_SOURCE = /^web-[\w-]+\/(kit\/)?src\/(?!.*(\.test|\.d|\.test-d)\.tsx?$|(.*\/)?(testing|generated|gallery)\/).*\.tsx?$/
const LONGEST_TEXT = 70

export const isScreenSource = (name) => IS_SCREEN_SOURCE.test(name)

/** Lists the handlers of a source file in order: `onClick={…}`, `onSubmit: …`, `send: …`, `mutationFn: …`. */
export function listHandlers(name, text) {
  const handlers = []
  const add = (attribute, { start, end }) => handlers.push({ attribute, start, end })
  const { program, errors } = parseSync(name, text)
  if (errors.length > 0) throw new Error(`${name}: ${errors[0].message}`)
  new Visitor({
    JSXAttribute({ name: { name: attribute }, value }) {
      if (HANDLER.test(attribute) && value?.type === 'JSXExpressionContainer') add(attribute, value.expression)
    },
    ObjectExpression({ properties }) {
      // `{ onDone }` passes on what has its own entry where it was written.
      for (const { type, key, value, shorthand, method, computed } of properties)
        if (type === 'Property' && !shorthand && !computed && !method && HANDLER.test(key.name) && isExpression(value)) add(key.name, value)
    },
  }).visit(program)
  return nameHandlers(name, text, handlers)
}

const isExpression = ({ type }) => !['Literal', 'TemplateLiteral', 'ObjectExpression'].includes(type)

/** Names each handler by its file, attribute and text; equal ones of a file are numbered. */
function nameHandlers(name, text, handlers) {
  const counts = new Map()
  return handlers
    .sort((one, other) => one.start - other.start)
    .map((handler) => {
      const code = text.slice(handler.start, handler.end).replace(/\s+/g, ' ').slice(0, LONGEST_TEXT)
      const label = `${name} ${handler.attribute} ${code}`
      const count = (counts.get(label) ?? 0) + 1
      counts.set(label, count)
      return { ...handler, id: count > 1 ? `${label} #${count}` : label }
    })
}

/** Wraps each handler of a source file, so that `recordPress` of the tests' setup learns of its calls. */
export function wrapHandlers(name, text) {
  const edits = listHandlers(name, text).flatMap(({ id, start, end }) => [
    [start, `globalThis.recordPress(${JSON.stringify(id)}, `],
    [end, ')'],
  ])
  return edits.sort(([one], [other]) => other - one).reduce((code, [at, part]) => code.slice(0, at) + part + code.slice(at), text)
}
