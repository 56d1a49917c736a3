/**
 * Makes the client's types, zod schemas and named rules from the server's OpenAPI document, so that neither side can drift.
 * `--check` writes nothing and fails when the committed files differ from what the document gives.
 */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createClient } from '@hey-api/openapi-ts'
import openapiTS, { astToString } from 'openapi-typescript'

const root = path.resolve(import.meta.dirname, '../../..')
const home = path.join(root, 'web-shell/kit/src/api/generated')
const source = process.env.OPENAPI ?? path.join(root, 'services/openapi.json')
const head = '// Generated from services/openapi.json by `just api-types`. Not written by hand.\n'

/** Which fields carry a named rule: {"ClientIn": {"personal_id": "swedish_personal_id"}}. */
function namedRules(document) {
  const rules = {}
  for (const [name, schema] of Object.entries(document.components.schemas)) {
    for (const [field, shape] of Object.entries(schema.properties ?? {})) {
      const rule = shape['x-rule'] ?? shape.anyOf?.map((branch) => branch['x-rule']).find(Boolean)
      if (rule) rules[name] = { ...rules[name], [field]: rule }
    }
  }
  return rules
}

/** Which text says that a value doesn't fit a pattern: {"^[^@]+@…$": "email"}. */
function codesOfPatterns(node, codes = {}) {
  if (typeof node?.pattern === 'string' && node['x-code']) codes[node.pattern] = node['x-code']
  for (const inner of Object.values(node ?? {})) if (typeof inner === 'object') codesOfPatterns(inner, codes)
  return codes
}

/** The requests of the public pages, whose bundle has no room for the others. */
function publicPart({ openapi, info, components: { schemas } }) {
  return { openapi, info, paths: {}, components: { schemas: { PersonIn: schemas.PersonIn } } }
}

async function zodSchemas(document, compatibilityVersion = 4) {
  const folder = mkdtempSync(path.join(tmpdir(), 'clinic-zod-'))
  const plugins = [{ name: 'zod', compatibilityVersion }]
  await createClient({ input: document, output: { path: folder, entryFile: false }, plugins, logs: { level: 'silent' } })
  const text = readFileSync(path.join(folder, 'zod.gen.ts'), 'utf8')
  rmSync(folder, { recursive: true })
  return text
}

const document = JSON.parse(readFileSync(source, 'utf8'))
const files = {
  'schema.ts': head + astToString(await openapiTS(document, { alphabetize: true, defaultNonNullable: false })),
  'zod.ts': head + (await zodSchemas(structuredClone(document))),
  'zod-public.ts': head + (await zodSchemas(publicPart(document), 'mini')),
  'rules.ts': `${head}export const fieldRules = ${JSON.stringify(namedRules(document), null, 2)} as const\n`,
  'texts.ts': `${head}export const serverTexts = ${JSON.stringify(document.info['x-texts'], null, 2)} as const
export const patternCodes = ${JSON.stringify(codesOfPatterns(document.components), null, 2)} as const\n`,
}

const target = process.argv.includes('--check') ? mkdtempSync(path.join(tmpdir(), 'clinic-api-')) : home
for (const [name, text] of Object.entries(files)) writeFileSync(path.join(target, name), text)
const biome = path.join(root, 'node_modules/@biomejs/biome/bin/biome')
execFileSync(process.execPath, [biome, 'format', '--write', `--config-path=${path.join(root, 'web-shell/checks/generated')}`, target], {
  stdio: 'ignore',
})
if (target !== home) {
  const stale = Object.keys(files).filter(
    (name) => readFileSync(path.join(target, name), 'utf8') !== readFileSync(path.join(home, name), 'utf8'),
  )
  rmSync(target, { recursive: true })
  if (stale.length > 0) {
    console.error(`The generated client is behind the API: ${stale.join(', ')}. Run \`just api-types\` and commit.`)
    process.exit(1)
  }
  console.log(`generated client: ${readdirSync(home).length} files agree with the API`)
}
