import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = resolve(import.meta.dirname, '../..')
const PACKAGES = readdirSync(ROOT).filter((name) => name.startsWith('web-'))

/** Forms with typed text that keep no draft, each with its reason. */
const WITHOUT_DRAFT = {
  'sign-in-form.tsx': 'nobody is signed in, and a password is never saved',
  'verify-email-screen.tsx': 'a code of minutes',
  'forgot-password-screen.tsx': 'nobody is signed in',
  'join-form.tsx': 'nobody is signed in',
  'register-form.tsx of web-prescriber': 'nobody is signed in',
  'password-form.tsx': 'a password is never saved',
  'password-dialog.tsx': 'a password is never saved',
  'email-change.tsx': 'a password is never saved',
  'factor-reset-form.tsx': 'a password is never saved',
  'authenticator-form.tsx': 'a code of half a minute',
  'two-factor.tsx': 'a password is never saved',
  'second-factor-phone-form.tsx': 'a password is never saved',
  'second-factor-code.tsx': 'a code of minutes',
  'passkey-name-form.tsx': 'one word, for a passkey that waits for minutes',
  'decline-form.tsx': 'drafts belong to a company, which a prescriber has none of',
  'new-client-form.tsx': 'filled in from what was typed in the search',
  'portal-name-form.tsx': 'filled in with a suggestion; one word',
  'google-rating-form.tsx': 'one id, pasted from Google',
  'booking-addition-forms.tsx': 'one choice; the request is a line',
  'booking-edit-form.tsx': 'filled in from the booking, which others may change meanwhile',
  'waiting-list-entry-form.tsx': 'filled in with a suggestion; one note',
  'receipt-delivery.tsx': 'filled in with the client’s address',
  'connect-payment-form.tsx': 'filled in with the company’s address; an agreement is never saved',
  'close-day-form.tsx': 'its reason belongs to one count of the drawer',
  'company-transfer-form.tsx': 'a name that is typed as a confirmation',
  'line-form.tsx': 'a line of the cart, which is sold or dropped at once',
  'invite-friend-screen.tsx': 'one address',
  'gift-card-payment-form.tsx': 'a code that is used at once',
}

const readSources = (folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile() && /\.tsx?$/.test(file.name) && !/node_modules|generated|dist/.test(file.parentPath))
    .map((file) => ({ folder, name: file.name, text: readFileSync(join(file.parentPath, file.name), 'utf8') }))

const isTest = ({ name }) => /\.test(-d)?\.tsx?$/.test(name)
const sources = PACKAGES.flatMap(readSources)
const forms = new Set(
  sources
    .filter((source) => !isTest(source) && source.text.includes('useKitForm('))
    .flatMap(({ text }) => [
      ...[...text.matchAll(/useKitForm\(([^{]*?), \{/g)].flatMap(([, source]) => [...source.matchAll(/'([A-Z]\w+)'/g)]),
      ...text.matchAll(/schemaOf\('([A-Z]\w+)'\)/g),
      ...text.matchAll(/schema: '([A-Z]\w+)'/g),
    ])
    .map(([, name]) => name),
)
const covered = new Set(
  sources
    .filter((source) => isTest(source) && source.text.includes('submitEveryField('))
    .flatMap(({ text }) => [...text.matchAll(/schema: '(\w+)'/g)].map(([, name]) => name)),
)

test('every form is submitted with every field by submitEveryField', () => {
  expect(forms.size).toBeGreaterThan(65)
  expect([...forms].filter((name) => !covered.has(name)).sort()).toEqual([])
})

const TYPED_TEXT = /<(TextField|TextAreaField|RichTextField|PasswordField|OtpField)\b/

test('every form with typed text keeps a draft of it, or has its reason (BEY-024)', () => {
  const withoutDraft = sources.filter(
    ({ name, text }) => /useKitForm\(/.test(text) && TYPED_TEXT.test(text) && !/\bdraft:/.test(text) && !isTest({ name }),
  )
  const names = withoutDraft.map(({ folder, name }) => (name === 'register-form.tsx' ? `${name} of ${folder}` : name))
  expect([...new Set(names)].sort()).toEqual(Object.keys(WITHOUT_DRAFT).sort())
})
