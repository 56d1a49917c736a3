import {
  closeTopDialog,
  type DialogCase,
  errorResponse,
  expectDialogCloses,
  findForm,
  mockEndpoint,
  mockSignedIn,
  okResponse,
  pageResponse,
  pressButtons,
  renderRoutes,
} from '@clinic/kit/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { routes } from './routes'
import { client, draft, hygiene, laser, lips, maintenance, note, prescription } from './testing/fixtures'

const qualityPath = '/management-system'
const devicePath = `${qualityPath}/medical-device`
const documentPath = `${qualityPath}/documents-and-reports`
const noteApi = '/api/clients/c1/procedures'
const signedNote = { ...note, state: 'signed', signed_at: '2026-11-20 10:00:00', signed_by_name: 'Astrid Lund' }
const summary = {
  client,
  age: 36,
  next_booking: null,
  last_bookings: [],
  last_procedures: [],
  counts: { bookings: 0, procedures: 0, consents: 0, consents_pending: 1, questionnaires: 0, prescriptions: 0 },
  balance: null,
}
const row = {
  id: 'c1',
  first_name: 'Alva',
  last_name: 'Berg',
  email: '',
  phone: '',
  date_of_birth: null,
  is_active: true,
  created_at: client.created_at,
}
const answered = {
  id: 's1',
  entry_id: 's1',
  number: 1,
  state: 'signed',
  approval: null,
  is_cancelled: false,
  signed_at: '2026-11-21 09:00:00',
  signed_by_name: 'Alva Berg',
  sent_at: null,
  created_at: '2026-11-20 08:00:00',
  document_id: null,
  version: 2,
  questions: [],
  answers: {},
  files: [],
  signature: null,
  correction_reason: '',
  cancelled_at: null,
  cancelled_by_name: '',
  cancel_reason: '',
  reviews: [],
  is_current: true,
  versions: [],
  questionnaire_id: 'q1',
  title_en: 'Health',
  title_sv: 'Hälsa',
  is_answered: true,
  answered_at: '2026-11-21 08:30:00',
  answered_by_name: 'Alva Berg',
  answer_channel: 'link',
  should_regen_pdf: false,
  language: 'en',
}

beforeEach(() => {
  mockSignedIn()
  mockEndpoint('get', '/api/overview/clients/c1/summary', () => okResponse(summary))
  mockEndpoint('get', '/api/overview/client-booking-times', () => okResponse([]))
  mockEndpoint('get', '/api/clients', () => pageResponse([row]))
  mockEndpoint('get', '/api/clients/c1/tags', () => okResponse({ tags: ['VIP'] }))
  mockEndpoint('get', '/api/client-tags', () => pageResponse([]))
  mockEndpoint('get', '/api/users', () => pageResponse([]))
  mockEndpoint('get', '/api/treatments', () => pageResponse([lips]))
  mockEndpoint('get', '/api/letters-of-consent', () => pageResponse([]))
  mockEndpoint('get', '/api/client/c1/letters-of-consent', () => pageResponse([]))
  mockEndpoint('get', '/api/client/c1/forms/link', () => okResponse(null))
  mockEndpoint('get', '/api/client/c1/aesthetic-information', () => pageResponse([]))
  mockEndpoint('get', '/api/clients/c1/prescriptions', () => pageResponse([prescription]))
  mockEndpoint('get', '/api/v3/prescribers', () => pageResponse([]))
  mockEndpoint('get', `${noteApi}/p1`, () => okResponse(note))
  mockEndpoint('get', '/api/medical-devices', () => pageResponse([laser]))
  mockEndpoint('get', '/api/medical-devices/d1', () => okResponse(laser))
  mockEndpoint('get', '/api/medical-devices/d1/maintenance', () => pageResponse([]))
  mockEndpoint('get', '/api/controlled-documents/q1', () => okResponse(hygiene))
  mockEndpoint('get', '/api/controlled-documents/q1/versions', () => pageResponse([draft]))
  mockEndpoint('get', '/api/controlled-document-versions/v1', () => okResponse(draft))
})

const pressMenu =
  (name: string): DialogCase['open'] =>
  async (user) => {
    await pressButtons('More')(user)
    await user.click(await screen.findByRole('menuitem', { name, hidden: true }))
  }

test.each<[string, DialogCase]>([
  ['the client', { path: '/clients/c1', open: pressButtons('Edit the client') }],
  ['the client’s tags', { path: '/clients/c1', open: pressButtons('Edit tags') }],
  ['a new client', { path: '/clients', open: pressButtons('Add a client') }],
  [
    'the tags of several clients',
    {
      path: '/clients',
      open: async (user) => {
        await user.click(await screen.findByRole('checkbox', { name: 'Select Alva Berg' }))
        await pressButtons('Edit tags')(user)
      },
    },
  ],
  ['consents to assign', { path: '/clients/c1/client-letters-of-consents', open: pressButtons('Assign consent') }],
  ['the link to send', { path: '/clients/c1/client-letters-of-consents', open: pressButtons('Send link') }],
  ['a new prescriber', { path: '/prescribers', open: pressButtons('Invite a prescriber') }],
  ['a prescription', { path: '/clients/c1/prescriptions', open: pressButtons('Botox, 100 E') }],
  ['a new prescription', { path: '/clients/c1/prescriptions', open: pressButtons('Request a prescription') }],
  ['a treatment', { path: '/treatments', open: pressButtons('Lips') }],
  ['the signature of a note', { path: '/clients/c1/procedures/p1', open: pressButtons('Sign') }],
  ['the deletion of a note', { path: '/clients/c1/procedures/p1', open: pressMenu('Delete the treatment note') }],
  ['a device', { path: `${devicePath}/d1`, open: pressButtons('Edit the device') }],
  ['a new device', { path: devicePath, open: pressButtons('Add a device') }],
  ['a maintenance', { path: `${devicePath}/d1/maintenance`, open: pressButtons('Record maintenance') }],
  ['a version of a document', { path: `${documentPath}/q1/versions`, open: pressButtons('Show version 1') }],
])('the dialog of %s is closed by its button', async (_, dialogCase) => {
  await expectDialogCloses(routes, dialogCase)
})

test('the rejection of a signed note is left by the button of its panel, and nothing is sent', async () => {
  mockEndpoint('get', `${noteApi}/p1`, () => okResponse(signedNote))
  const { user } = renderRoutes(routes, '/clients/c1/procedures/p1')
  await pressMenu('Don’t approve')(user)
  await findForm('Don’t approve')
  await closeTopDialog(user)
  expect(screen.queryByRole('form', { name: 'Don’t approve' })).not.toBeInTheDocument()
})

test('REC-022 a note is signed from its page', async () => {
  const signatures = mockEndpoint('post', `${noteApi}/p1/sign`, () => okResponse(signedNote))
  const { user, router } = renderRoutes(routes, '/clients/c1/procedures/p1')
  await pressButtons('Sign')(user)
  const dialog = within(await screen.findByRole('dialog', { name: 'Sign the treatment note' }))
  expect(router.state.location.search).toBe('?sign=1')
  await user.click(dialog.getByRole('radio', { name: 'Type the name' }))
  await user.click(dialog.getByRole('button', { name: 'Sign' }))
  await waitFor(() => expect(signatures[0]?.body).toMatchObject({ version: 2 }))
})

test('REC-022 a note that a colleague changed is read anew before it is cancelled', async () => {
  const notes = [signedNote, { ...signedNote, title: 'Theirs', version: 3 }]
  mockEndpoint('get', `${noteApi}/p1`, () => okResponse(notes.length > 1 ? notes.shift() : notes[0]))
  const current = { ...signedNote, title: 'Theirs', version: 3 }
  const cancels = mockEndpoint('post', `${noteApi}/p1/cancel`, () => errorResponse(409, 'version.stale', 'changed', { current }))
  const { user } = renderRoutes(routes, '/clients/c1/procedures/p1')
  await pressMenu('Cancel the treatment note')(user)
  const form = within(await findForm('Cancel the treatment note'))
  await user.type(form.getByLabelText(/Reason/), 'Wrong client')
  await user.click(form.getByRole('button', { name: 'Cancel the treatment note' }))
  await user.click(await screen.findByRole('button', { name: /saved version|Reload/ }))
  expect(await screen.findByRole('heading', { name: 'Theirs', level: 1 })).toBeVisible()
  expect(cancels).toHaveLength(1)
  await waitFor(() => expect(screen.queryByRole('form', { name: 'Cancel the treatment note' })).toBeNull())
})

test('REC-021 a picture of a note is opened large, and closed', async () => {
  const { user } = renderRoutes(routes, '/clients/c1/procedures/p1')
  await user.click(await screen.findByRole('button', { name: /before.jpg/ }))
  const dialog = within(await screen.findByRole('dialog', { name: 'before.jpg' }))
  expect(dialog.getByRole('img', { name: /before.jpg/ })).toHaveAttribute('src', '/f1')
  await closeTopDialog(user)
})

test('REC-021 a treatment is taken out of a note', async () => {
  mockEndpoint('get', `${noteApi}/p1`, () => okResponse({ ...note, picture_ids: [], pictures: [] }))
  const changed = mockEndpoint('put', `${noteApi}/p1`, () => okResponse(note))
  const { user } = renderRoutes(routes, '/clients/c1/procedures/p1/edit')
  await user.click(await screen.findByRole('button', { name: 'Remove Lips' }))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(changed[0]?.body).toMatchObject({ treatments: [], version: 2 }))
})

test('USE-017 the tags of a client are changed on the overview', async () => {
  const changed = mockEndpoint('post', '/api/client-tags', () => okResponse({ clients: 1 }))
  const { user } = renderRoutes(routes, '/clients/c1')
  await pressButtons('Edit tags')(user)
  const dialog = within(await screen.findByRole('dialog', { name: 'Tags of 1 client' }))
  await user.type(dialog.getByLabelText('Add tags'), 'Regular{Enter}')
  await user.click(dialog.getByRole('button', { name: 'Save the tags' }))
  await waitFor(() => expect(changed[0]?.body).toEqual({ client_ids: ['c1'], add: ['Regular'], remove: [] }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('REC-044 the PDF of a questionnaire is made anew, a refusal is shown', async () => {
  let isRefused = true
  const reads = mockEndpoint('get', '/api/client/c1/questionary/s1', () => okResponse(answered))
  const sent = mockEndpoint('post', '/api/client/c1/questionary/s1/regenPdf', () =>
    isRefused ? errorResponse(409, 'forms.pdf_building', 'The PDF is being made already.') : okResponse(answered),
  )
  const { user } = renderRoutes(routes, '/clients/c1/client-questionnaires/s1')
  await pressButtons('Regenerate PDF')(user)
  expect(await screen.findByText('The PDF is being made already.')).toBeVisible()
  isRefused = false
  await pressButtons('Regenerate PDF')(user)
  expect(await screen.findByText('The PDF is being regenerated')).toBeVisible()
  expect(sent).toHaveLength(2)
  await waitFor(() => expect(reads.length).toBeGreaterThan(1))
})

test('REC-009 a ready export is downloaded from the address that the server gives', async () => {
  const ready = {
    id: 'e1',
    client_id: 'c1',
    state: 'ready',
    progress: 100,
    size: 5_300_000,
    downloads: 1,
    created_at: '2026-11-21 08:00:00',
    ready_at: '2026-11-21 08:01:00',
    expires_at: '2026-11-22 08:01:00',
    version: 4,
  }
  mockEndpoint('get', '/api/clients/c1/export', () => okResponse(ready))
  const links = mockEndpoint('post', '/api/clients/c1/export/e1/download', () => okResponse({ url: '#the-file' }))
  const { user } = renderRoutes(routes, '/clients/c1/export')
  await user.click(await screen.findByRole('button', { name: /Download/ }))
  await waitFor(() => expect(window.location.hash).toBe('#the-file'))
  expect(links).toHaveLength(1)
  window.location.hash = ''
})

test('QMS-002 the maintenance of a device is paged', async () => {
  const lists = mockEndpoint('get', '/api/medical-devices/d1/maintenance', () => pageResponse([maintenance], { total: 41 }))
  const { user } = renderRoutes(routes, `${devicePath}/d1/maintenance`)
  await user.click(await screen.findByRole('button', { name: 'Page 2' }))
  await waitFor(() => expect(lists.at(-1)?.url.searchParams.get('page')).toBe('2'))
})

test('QMS-004 USE-014 a draft of a document is discarded only with a reason', async () => {
  const discarded = mockEndpoint('delete', '/api/controlled-document-versions/v1', () => okResponse(null))
  const { user } = renderRoutes(routes, `${documentPath}/q1/versions`)
  await pressButtons('Discard the draft')(user)
  const question = within(await screen.findByRole('dialog', { name: 'Discard the draft' }))
  expect(discarded).toHaveLength(0)
  await user.type(question.getByRole('textbox', { name: 'Reason' }), 'Written twice')
  await user.click(question.getByRole('button', { name: 'Discard the draft' }))
  expect(await screen.findByText('The draft is discarded')).toBeVisible()
  expect(discarded.map(({ body }) => body)).toEqual([{ reason: 'Written twice' }])
})

test('REC-040 options and questions of a questionnaire are added and removed', async () => {
  const added = mockEndpoint('post', '/api/questionary', () => errorResponse(409, 'conflict', 'Not now'))
  const { user } = renderRoutes(routes, '/questionnaires/create')
  await pressButtons('Add a question')(user)
  await user.click(await screen.findByRole('combobox', { name: /Question type/ }))
  await user.click(await screen.findByRole('option', { name: 'Multiple choice', hidden: true }))
  await pressButtons('Add an option', 'Add an option')(user)
  const countOptions = () => screen.getAllByRole('button', { name: /^Remove option/ }).length
  const before = countOptions()
  await pressButtons('Remove option 1')(user)
  expect(countOptions()).toBe(before - 1)
  await pressButtons('Remove question 1')(user)
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Remove question/ })).toBeNull())
  expect(added).toHaveLength(0)
})
