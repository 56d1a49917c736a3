import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = resolve(import.meta.dirname, '../..')
const PACKAGES = readdirSync(ROOT).filter((name) => name.startsWith('web-'))

/** Requests whose form has no walk yet; tests of its own screen send some of its fields. The list only shrinks. */
const WITHOUT_WALK = new Set([
  'BookingCreate',
  'BookingReschedule',
  'BookingStateChange',
  'BusinessHoursUpdate',
  'CartLine',
  'CashMovementCreate',
  'ClientAccessUpdate',
  'ClientCreate',
  'ClientUpdate',
  'CloseDayRequest',
  'CompanyUpdate',
  'ConsentAssignRequest',
  'ConsentSignRequest',
  'ConsentTemplateCreate',
  'ConsentTemplateUpdate',
  'ControlledDocumentDraftCreate',
  'ControlledDocumentDraftUpdate',
  'EmailCodeVerification',
  'FormCancelRequest',
  'FormCorrectionRequest',
  'FormLinkSendRequest',
  'GiftCardUpdate',
  'InvitationAccept',
  'LoginRequest',
  'MaintenanceRecordCreate',
  'OnboardingRequest',
  'PasswordResetConfirm',
  'PasswordResetRequest',
  'PaymentCreate',
  'PrescriberInvitationCreate',
  'PrescriberSignUp',
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
  'ReceiptIssueCreate',
  'RefundCreate',
  'ReminderSettingsUpdate',
  'ReviewCreate',
  'ServiceCreate',
  'ServiceUpdate',
  'SignUpRequest',
  'TerminalCreate',
  'TerminalUpdate',
  'UserCreate',
  'UserUpdate',
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
const walked = new Set(
  sources
    .filter((source) => isTest(source) && source.text.includes('walkForm('))
    .flatMap(({ text }) => [...text.matchAll(/schema: '(\w+)'/g)].map(([, name]) => name)),
)

test('every form’s request is walked by walkForm, or stands on the list of those without', () => {
  expect(forms.size).toBeGreaterThan(50)
  expect([...forms].filter((name) => !walked.has(name) && !WITHOUT_WALK.has(name)).sort()).toEqual([])
})

test('the list of forms without a walk names no form that is walked', () => {
  expect([...WITHOUT_WALK].filter((name) => walked.has(name))).toEqual([])
})
