/**
 * Generates the client's types, zod schemas, named rules and texts from the server's OpenAPI document, and the permissions of the roles
 * from docs/permissions.md, which the server prints. `--check` writes nothing and fails when the committed files are out of date.
 */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createClient } from '@hey-api/openapi-ts'
import openapiTS, { astToString } from 'openapi-typescript'

const root = path.resolve(import.meta.dirname, '../../..')
const outputDir = path.join(root, 'web-shell/kit/src/api/generated')
const source = process.env.OPENAPI ?? path.join(root, 'services/openapi.json')
const header = '// Generated from services/openapi.json by `just api-types`. Not written by hand.\n'

/** The column of the first role, after permission, module, billing gate, and whether it opens a record. */
const FIRST_ROLE = 4

/** The permissions of each role, from the matrix that the server prints: {"admin": ["company.read"]}. */
function parsePermissions(markdown) {
  const [head, , ...rows] = markdown
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    )
  const roles = head.slice(FIRST_ROLE)
  if (rows.length === 0 || roles.length === 0) throw new Error('docs/permissions.md holds no permission matrix')
  return Object.fromEntries(
    roles.map((role, index) => [role, rows.filter((row) => row[index + FIRST_ROLE] === 'yes').map(([code]) => code.replaceAll('`', ''))]),
  )
}

/** The named rules of fields: {"ClientCreate": {"personal_id": "swedish_personal_id"}}. */
function collectFieldRules(document) {
  const rules = {}
  for (const [name, schema] of Object.entries(document.components.schemas)) {
    for (const [field, property] of Object.entries(schema.properties ?? {})) {
      const rule = property['x-rule'] ?? property.anyOf?.map((branch) => branch['x-rule']).find(Boolean)
      if (rule) rules[name] = { ...rules[name], [field]: rule }
    }
  }
  return rules
}

/** The codes of the errors for patterns: {"^[^@]+@…$": "email"}. */
function collectPatternCodes(node, codes = {}) {
  if (typeof node?.pattern === 'string' && node['x-code']) codes[node.pattern] = node['x-code']
  for (const child of Object.values(node ?? {})) if (typeof child === 'object') collectPatternCodes(child, codes)
  return codes
}

/** The names of the schemas that a part of the document refers to, directly or through others. */
function collectSchemaNames(node, schemas, names = new Set()) {
  const name = node?.$ref?.split('/').at(-1)
  if (name && !names.has(name)) collectSchemaNames(schemas[name], schemas, names.add(name))
  for (const child of Object.values(node ?? {})) if (typeof child === 'object') collectSchemaNames(child, schemas, names)
  return names
}

/** The document with only these schemas. Zod schemas are made of what forms submit, as all others would only be weight in the bundles. */
function createSchemaDocument({ openapi, info, components }, names) {
  const schemas = Object.fromEntries(Object.entries(components.schemas).filter(([name]) => names.includes(name)))
  return { openapi, info, paths: {}, components: { schemas } }
}

/** The schemas of all request bodies. */
function collectRequestNames({ paths, components }) {
  const bodies = Object.values(paths).flatMap((path) => Object.values(path).map((operation) => operation.requestBody))
  return [...collectSchemaNames(bodies, components.schemas)]
}

async function generateZodSchemas(document, compatibilityVersion = 4) {
  const folder = mkdtempSync(path.join(tmpdir(), 'clinic-zod-'))
  const plugins = [{ name: 'zod', compatibilityVersion }]
  await createClient({ input: structuredClone(document), output: { path: folder, entryFile: false }, plugins, logs: { level: 'silent' } })
  const text = readFileSync(path.join(folder, 'zod.gen.ts'), 'utf8')
  rmSync(folder, { recursive: true })
  return text
}

/** What the pages before the sign-in submit: they load these schemas alone. */
const signInForms = [
  'EmailCodeVerification',
  'EmailLinkVerification',
  'LoginRequest',
  'NewPassword',
  'OnboardingRequest',
  'PasswordResetConfirm',
  'SecondFactor',
  'PasswordResetRequest',
  'SignUpRequest',
]

const document = JSON.parse(readFileSync(source, 'utf8'))
const permissions = parsePermissions(readFileSync(path.join(root, 'docs/permissions.md'), 'utf8'))
const files = {
  'schema.ts': header + astToString(await openapiTS(document, { alphabetize: true, defaultNonNullable: false })),
  'zod.ts': header + (await generateZodSchemas(createSchemaDocument(document, collectRequestNames(document)))),
  'zod-public.ts': header + (await generateZodSchemas(createSchemaDocument(document, ['VisitorDetails']), 'mini')),
  'zod-sign-in.ts': header + (await generateZodSchemas(createSchemaDocument(document, signInForms), 'mini')),
  'rules.ts': `${header}export const fieldRules = ${JSON.stringify(collectFieldRules(document), null, 2)} as const\n`,
  'texts.ts': `${header}export const serverTexts = ${JSON.stringify(document.info['x-texts'], null, 2)} as const
export const patternCodes = ${JSON.stringify(collectPatternCodes(document.components), null, 2)} as const\n`,
  'audit-actions.ts': `${header}/** The audit actions about a client. */
export const clientAuditActions = ${JSON.stringify(document.components.schemas.AuditEntryOut.properties.action['x-client-actions'], null, 2)} as const\n`,
  'permissions.ts': `// Generated from docs/permissions.md by \`just api-types\`. Not written by hand.
export const permissionsByRole = ${JSON.stringify(permissions, null, 2)} as const

export type Permission = (typeof permissionsByRole)[keyof typeof permissionsByRole][number]\n`,
}

const target = process.argv.includes('--check') ? mkdtempSync(path.join(tmpdir(), 'clinic-api-')) : outputDir
for (const [name, text] of Object.entries(files)) writeFileSync(path.join(target, name), text)
const biome = path.join(root, 'node_modules/@biomejs/biome/bin/biome')
execFileSync(process.execPath, [biome, 'format', '--write', `--config-path=${path.join(root, 'web-shell/checks/generated')}`, target], {
  stdio: 'ignore',
})
if (target !== outputDir) {
  const outdated = Object.keys(files).filter(
    (name) => readFileSync(path.join(target, name), 'utf8') !== readFileSync(path.join(outputDir, name), 'utf8'),
  )
  rmSync(target, { recursive: true })
  if (outdated.length > 0) {
    console.error(`The generated client is behind the API: ${outdated.join(', ')}. Run \`just api-types\` and commit.`)
    process.exit(1)
  }
  console.log(`generated client: ${readdirSync(outputDir).length} files agree with the API`)
}
