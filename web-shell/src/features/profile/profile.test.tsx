import {
  closeTopDialog,
  createSession,
  expectNoA11yViolations,
  mockEndpoint,
  mockSignedIn,
  okResponse,
  pageResponse,
  permissionsExcept,
  renderRoutes,
  server,
  setTestLanguage,
  validationErrorResponse,
} from '@clinic/kit/testing'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { http } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import { privateRoutes } from '../../routes'
import { createGoogleCalendar } from './google-calendar-fixtures'
// Loaded before the first test, whose time would else include it.
import './profile-screen'

const photo = '018f0000-0000-7000-8000-0000000000aa'
const maja = {
  id: '018f0000-0000-7000-8000-000000000001',
  first_name: 'Maja',
  last_name: 'Ek',
  email: 'maja@example.se',
  mobile_number: '',
  country_code: '',
  title: '',
  street_address: '',
  zip_code: '',
  city: '',
  state: '',
  country: '',
  personal_id: '',
  booking_description: '',
  booking_description_en: '',
  booking_description_sv: '',
  profile_photo: null,
  user_role: 'user',
  is_active: true,
  is_for_booking: true,
  version: 3,
}
const signIn = {
  id: 's1',
  started_at: '2026-11-20 07:30:00',
  browser: 'Firefox 140',
  device: 'Windows',
  ip_address: '192.0.2.7',
  factors: ['password', 'sms_code'],
  is_strong: true,
  is_current: true,
  ended_at: null,
}
const earlierSignIn = {
  ...signIn,
  id: 's2',
  factors: ['password'],
  is_strong: false,
  browser: '',
  device: 'iPhone',
  is_current: false,
  ended_at: '2026-11-20 07:30:00',
}

beforeEach(() => {
  mockSignedIn()
  mockEndpoint('get', '/api/profile', () => okResponse(maja))
  mockEndpoint('get', '/api/profile/passkeys', () => okResponse([]))
  mockEndpoint('get', '/api/profile/authenticator', () => okResponse({ confirmed_at: null, recovery_codes_left: 0 }))
  mockEndpoint('get', '/api/profile/sign-ins', () => pageResponse([signIn, earlierSignIn]))
  mockEndpoint('get', '/api/profile/two-factor', () => okResponse({ is_on: false, is_required: true, code_reason: 'company' }))
  mockEndpoint('get', '/api/profile/google-calendar', () => okResponse(createGoogleCalendar()))
  mockEndpoint('get', '/api/profile/calendar-link', () => okResponse({ is_available: false, created_at: null }))
  mockEndpoint('get', '/api/session', () => okResponse(createSession()))
})

const renderProfile = () => renderRoutes([{ path: '/', children: privateRoutes }], '/profile')
const findSection = async (name: string) => within(await screen.findByRole('region', { name }))

test('PLT-019 own details are saved, with the country of the clinic where none is chosen yet', async () => {
  const calls = mockEndpoint('put', '/api/profile', () => okResponse({ ...maja, version: 4 }))
  const { user } = renderProfile()
  const details = await findSection('Details')
  await user.type(await details.findByLabelText('Title'), 'Nurse')
  await user.type(details.getByLabelText('Zip code'), '114 51')
  await user.type(details.getByLabelText(/^Personal id/), '19811218-9876')
  await user.type(details.getByLabelText(/^Description in the booking portal/), 'Fillers')
  await user.type(details.getByLabelText(/^English description/), 'Fillers and lips')
  await expectNoA11yViolations()
  await user.click(details.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Your profile is saved')).toBeInTheDocument()
  expect(calls[0]?.body).toMatchObject({
    title: 'Nurse',
    zip_code: '114 51',
    personal_id: '19811218-9876',
    country: 'SE',
    country_code: '+46',
    booking_description: 'Fillers',
    booking_description_en: 'Fillers and lips',
    booking_description_sv: '',
    version: 3,
  })
  expect(calls[0]?.body).not.toHaveProperty('user_role')
})

test('PLT-103 the server’s refusal of a personal id stands at its field', async () => {
  mockEndpoint('put', '/api/profile', () => validationErrorResponse({ personal_id: 'Enter a personal id as YYYYMMDD-XXXX.' }))
  const { user } = renderProfile()
  const details = await findSection('Details')
  await user.type(await details.findByLabelText(/^Personal id/), '1')
  await user.click(details.getByRole('button', { name: 'Save' }))
  expect(await details.findByText('Enter a personal id as YYYYMMDD-XXXX.')).toBeInTheDocument()
  expect(details.getByLabelText(/^Personal id/)).toHaveFocus()
})

test('PLT-110 a photo of another kind is refused before its upload, and a right one is saved', async () => {
  const uploads: string[] = []
  server.use(
    http.post('*/api/files', () => {
      uploads.push(photo)
      return okResponse({ id: photo, path: `files/${photo}`, name: '', media_type: 'image/jpeg', size: 1, width: 1, height: 1 })
    }),
  )
  const calls = mockEndpoint('put', '/api/profile', () => okResponse({ ...maja, profile_photo: photo, version: 4 }))
  const { user } = renderProfile()
  const details = await findSection('Details')
  await details.findByText('Photo')
  const input = document.querySelector<HTMLInputElement>('input[type=file]') as HTMLInputElement
  fireEvent.change(input, { target: { files: [new File(['x'], 'me.gif', { type: 'image/gif' })] } })
  expect(await details.findByText('Only images are allowed')).toBeInTheDocument()
  const large = new File([new Uint8Array(5 * 1024 * 1024)], 'large.jpg', { type: 'image/jpeg' })
  fireEvent.change(input, { target: { files: [large] } })
  expect(await details.findByText('Picture size should be less than 5 MB')).toBeInTheDocument()
  expect(uploads).toEqual([])
  for (const button of details.getAllByRole('button', { name: /^Remove/ })) await user.click(button)
  fireEvent.change(input, { target: { files: [new File(['x'], 'me.jpg', { type: 'image/jpeg' })] } })
  expect(await details.findByRole('img', { name: 'me.jpg' })).toBeInTheDocument()
  await user.click(details.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(calls[0]?.body).toMatchObject({ profile_photo: photo }))
})

test('PLT-019 an accountant, who may not upload files, has a profile without a photo', async () => {
  mockSignedIn({ permissions: permissionsExcept('file.write', 'draft.write') })
  renderProfile()
  const details = await findSection('Details')
  expect(await details.findByLabelText(/First name/)).toHaveValue('Maja')
  expect(details.queryByText('Photo')).toBeNull()
})

test('PLT-019 PLT-090 the language changes at once, and is the person’s on the server', async () => {
  const calls = mockEndpoint('put', '/api/session/language', () => okResponse(null))
  const { user } = renderProfile()
  await user.click(await screen.findByRole('radio', { name: 'Svenska' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Profil' })).toBeInTheDocument()
  await waitFor(() => expect(calls[0]?.body).toEqual({ language: 'sv' }))
  expect(screen.getByRole('button', { name: 'Logga ut överallt' })).toBeInTheDocument()
  await expectNoA11yViolations()
  await setTestLanguage('en')
})

test('PLT-019 USE-009 dark mode and single-letter keys are switched here', async () => {
  const { user } = renderProfile()
  await user.click(await screen.findByRole('radio', { name: 'Dark mode' }))
  await waitFor(() => expect(document.documentElement).toHaveAttribute('data-mantine-color-scheme', 'dark'))
  await user.click(screen.getByRole('radio', { name: 'Light mode' }))
  const keys = screen.getByRole('switch', { name: /Use single-letter keys/ })
  await user.click(keys)
  expect(localStorage.getItem('keyboard-shortcuts')).toBe('off')
  await user.click(keys)
  expect(localStorage.getItem('keyboard-shortcuts')).toBe('on')
})

test('PLT-016 PLT-019 the password is changed with the old one, by the rules of the sign-up', async () => {
  const calls = mockEndpoint('post', '/api/profile/password', () =>
    calls.length === 1 ? validationErrorResponse({ old_password: 'The password is not right.' }) : okResponse(createSession()),
  )
  const { user } = renderProfile()
  const section = await findSection('Password')
  const type = async (label: RegExp, text: string) => {
    await user.clear(section.getByLabelText(label))
    await user.type(section.getByLabelText(label), text)
  }
  await type(/^Old password/, 'Fel2026Fel')
  await type(/^New password(?! again)/, 'kort')
  await type(/^New password again/, 'Vinter2027')
  await user.click(section.getByRole('button', { name: 'Change password' }))
  expect(
    await section.findByText('Use more than 8 characters with a lower-case letter, an upper-case letter and a number.'),
  ).toBeInTheDocument()
  await type(/^New password(?! again)/, 'Vinter2028')
  await user.click(section.getByRole('button', { name: 'Change password' }))
  expect(await section.findByText('The passwords are not the same.')).toBeInTheDocument()
  expect(calls).toEqual([])
  await type(/^New password again/, 'Vinter2028')
  await user.click(section.getByRole('button', { name: 'Change password' }))
  expect(await section.findByText('The password is not right.')).toBeInTheDocument()
  await type(/^Old password/, 'Sommar2026')
  await user.click(section.getByRole('button', { name: 'Change password' }))
  expect(await screen.findByText('Your password is changed')).toBeInTheDocument()
  expect(calls[1]?.body).toEqual({ old_password: 'Sommar2026', password: 'Vinter2028', password_confirmation: 'Vinter2028' })
  await waitFor(() => expect(section.getByLabelText(/^Old password/)).toHaveValue(''))
})

test('PLT-019 sign-ins show time, browser, device and address, and signing out everywhere is confirmed', async () => {
  const calls = mockEndpoint('post', '/api/profile/sign-out-everywhere', () => okResponse(null))
  const { user } = renderProfile()
  const section = await findSection('Sign-ins')
  for (const text of ['Firefox 140', 'Windows', 'This device', 'Unknown', 'iPhone', 'Signed out']) {
    expect(await section.findByText(text)).toBeInTheDocument()
  }
  expect(section.getByText('Password, Code by SMS')).toBeInTheDocument()
  expect(section.getAllByText('Two factors')).toHaveLength(1)
  expect(section.getAllByText('2026-11-20 08:30')).toHaveLength(2)
  expect(section.getAllByText('192.0.2.7')).toHaveLength(2)
  await user.click(section.getByRole('button', { name: 'Sign out everywhere' }))
  const dialog = await screen.findByRole('dialog', { name: 'Sign out everywhere' })
  expect(calls).toEqual([])
  await user.click(within(dialog).getByRole('button', { name: 'Sign out everywhere' }))
  await waitFor(() => expect(calls).toHaveLength(1))
})

test('PLT-019 PLT-011 two-step sign-in is turned on and off with the password', async () => {
  let isOn = false
  mockEndpoint('get', '/api/profile/two-factor', () => okResponse({ is_on: isOn, is_required: false, code_reason: isOn ? 'choice' : null }))
  const calls = mockEndpoint('put', '/api/profile/two-factor', () => {
    isOn = !isOn
    return okResponse({ is_on: isOn, is_required: false, code_reason: isOn ? 'choice' : null })
  })
  const { user } = renderProfile()
  const section = await findSection('Two-step sign-in')
  expect(await section.findByText(/is off/)).toBeInTheDocument()
  await user.type(section.getByLabelText(/^Confirm with your password/), 'Sommar2026')
  await user.click(section.getByRole('button', { name: 'Turn on' }))
  expect(await section.findByText(/is on/)).toBeInTheDocument()
  await user.type(section.getByLabelText(/^Confirm with your password/), 'Sommar2026')
  await user.click(section.getByRole('button', { name: 'Turn off' }))
  expect(await section.findByText(/is off/)).toBeInTheDocument()
  expect(calls.map((call) => call.body)).toEqual([
    { is_on: true, password: 'Sommar2026' },
    { is_on: false, password: 'Sommar2026' },
  ])
})

test('PLT-011 two-step sign-in that the clinic requires says so', async () => {
  renderProfile()
  const section = await findSection('Two-step sign-in')
  expect(await section.findByText(/is on.*Your clinic requires it of everyone/)).toBeInTheDocument()
})

test.each([
  ['authenticator', /is on.*because you have an authenticator app/],
  ['mobile', /is on.*because you have a verified mobile number/],
] as const)('LAW-001 who has an %s is told that sign-in asks for a code, and has nothing to turn on', async (code_reason, words) => {
  mockEndpoint('get', '/api/profile/two-factor', () => okResponse({ is_on: false, is_required: false, code_reason }))
  renderProfile()
  const section = await findSection('Two-step sign-in')
  expect(await section.findByText(words)).toBeInTheDocument()
  expect(section.queryByRole('button', { name: 'Turn on' })).not.toBeInTheDocument()
})

test('LAW-001 without a factor the profile says that the record asks for one', async () => {
  mockEndpoint('get', '/api/profile/two-factor', () => okResponse({ is_on: false, is_required: false, code_reason: null }))
  renderProfile()
  const section = await findSection('Two-step sign-in')
  expect(await section.findByText(/is off.*only when you open a record/)).toBeInTheDocument()
  expect(section.getByRole('button', { name: 'Turn on' })).toBeInTheDocument()
})

test('LAW-001 an own choice beside the rule of the clinic can be taken back', async () => {
  mockEndpoint('get', '/api/profile/two-factor', () => okResponse({ is_on: true, is_required: true, code_reason: 'company' }))
  renderProfile()
  const section = await findSection('Two-step sign-in')
  expect(await section.findByText(/requires it of everyone.*You have turned it on as well/)).toBeInTheDocument()
  expect(section.getByRole('button', { name: 'Turn off' })).toBeInTheDocument()
})

test('PLT-033 the own address is changed by a code to the new one, typed twice', async () => {
  const requested = mockEndpoint('post', '/api/profile/email/code', () => okResponse({ recipient: 'ny@example.se' }))
  const session = createSession()
  const verified = mockEndpoint('post', '/api/profile/email/verify', () =>
    okResponse({ ...session, user: { ...session.user, email: 'ny@example.se' } }),
  )
  const { user } = renderProfile()
  const section = await findSection('E-mail address')
  await user.click(section.getByRole('button', { name: 'Change e-mail address' }))
  await screen.findByRole('form', { name: 'Change e-mail address' })
  await closeTopDialog(user)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(requested).toHaveLength(0)
  await user.click(section.getByRole('button', { name: 'Change e-mail address' }))
  const form = within(await screen.findByRole('form', { name: 'Change e-mail address' }))
  await user.type(form.getByLabelText(/^New e-mail address( \*)?$/), 'ny@example.se')
  await user.type(form.getByLabelText(/^New e-mail address again/), 'nu@example.se')
  await user.type(form.getByLabelText(/^Your password/), 'Sommar2026')
  await user.click(form.getByRole('button', { name: 'Send code' }))
  expect(await form.findByText('The addresses are not the same.')).toBeInTheDocument()
  await user.clear(form.getByLabelText(/^New e-mail address again/))
  await user.type(form.getByLabelText(/^New e-mail address again/), 'ny@example.se')
  await user.click(form.getByRole('button', { name: 'Send code' }))
  const code = within(await screen.findByRole('form', { name: 'Code' }))
  await user.type(code.getByLabelText(/^Code/), '123456')
  await user.click(code.getByRole('button', { name: 'Change address' }))
  expect(await screen.findByText('You now sign in with ny@example.se')).toBeInTheDocument()
  expect(requested.map((call) => call.body)).toEqual([
    { email: 'ny@example.se', email_confirmation: 'ny@example.se', password: 'Sommar2026' },
  ])
  expect(verified.map((call) => call.body)).toEqual([{ code: '123456' }])
})
