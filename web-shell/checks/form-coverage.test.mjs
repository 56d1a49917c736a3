import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = resolve(import.meta.dirname, '../..')
const PACKAGES = readdirSync(ROOT).filter((name) => name.startsWith('web-'))

/** Requests whose form no test submits with every field; tests of its own screen send some of its fields. The list only shrinks. */
const NOT_SUBMITTED_WHOLE = new Set([
  'ClientCreate',
  'ClientUpdate',
  'ConsentAssignRequest',
  'ConsentSignRequest',
  'ConsentTemplateCreate',
  'ConsentTemplateUpdate',
  'ControlledDocumentDraftCreate',
  'ControlledDocumentDraftUpdate',
  'FormCancelRequest',
  'FormCorrectionRequest',
  'FormLinkSendRequest',
  'MaintenanceRecordCreate',
  'PrescriberInvitationCreate',
  'PrescriptionCloseRequest',
  'PrescriptionCreate',
  'PrescriptionUpdate',
  'ProcedureCreate',
  'ProcedureSignRequest',
  'ProcedureUpdate',
  'QuestionnaireAnswerRequest',
  'QuestionnaireAssignRequest',
  'QuestionnaireCreate',
  'QuestionnaireReplace',
  'QuestionnaireSignRequest',
  'ReviewCreate',
])

const readSources = (folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile() && /\.tsx?$/.test(file.name) && !/node_modules|generated|dist/.test(file.parentPath))
    .map((file) => ({ name: file.name, text: readFileSync(join(file.parentPath, file.name), 'utf8') }))

const isTest = ({ name }) => /\.test(-d)?\.tsx?$/.test(name)
const sources = PACKAGES.flatMap(readSources)
const forms = new Set(
  sources
    .filter((source) => !isTest(source) && source.text.includes('useKitForm('))
    .flatMap(({ text }) => [
      ...[...text.matchAll(/useKitForm\(([^{]*?), \{/g)].flatMap(([, source]) => [...source.matchAll(/'([A-Z]\w+)'/g)]),
      ...text.matchAll(/schemaOf\('([A-Z]\w+)'\)/g),
    ])
    .map(([, name]) => name),
)
const covered = new Set(
  sources
    .filter((source) => isTest(source) && source.text.includes('submitEveryField('))
    .flatMap(({ text }) => [...text.matchAll(/schema: '(\w+)'/g)].map(([, name]) => name)),
)

test('every form is submitted with every field by submitEveryField, or stands on the list of those that are not', () => {
  expect(forms.size).toBeGreaterThan(50)
  expect([...forms].filter((name) => !covered.has(name) && !NOT_SUBMITTED_WHOLE.has(name)).sort()).toEqual([])
})

test('the list names no form that is submitted with every field', () => {
  expect([...NOT_SUBMITTED_WHOLE].filter((name) => covered.has(name))).toEqual([])
})
