import {
  createSession,
  errorResponse,
  expectNoA11yViolations,
  mockEndpoint,
  mockSignedIn,
  mockSocket,
  okResponse,
  pageResponse,
  renderRoutes,
  setTestLanguage,
} from '@clinic/kit/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { routes } from '../../routes'
import { client } from '../../testing/fixtures'

const AT = '/api/clients/c1/procedures'
const ME = '018f0000-0000-7000-8000-000000000001'
const T1 = '018f0000-0000-7000-8000-0000000000b1'
const notes = { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Injected 0.5 ml' }] }] }
const lips = { id: T1, name: 'Lips 0.5 ml', cost: 220000, required_drug: 'Azzalure', is_active: true, is_deleted: false, version: 1 }
const version = {
  id: 'p1',
  number: 1,
  state: 'signed',
  correction_reason: '',
  written_by_name: 'Sara',
  signed_by_name: 'Sara Åberg',
  signed_at: '2026-11-20 10:00:00',
  created_at: '2026-11-20 09:30:00',
}
const signed = {
  ...version,
  client_id: 'c1',
  title: 'Lips',
  date: '2026-11-20',
  treatments: [{ treatment_id: T1, name: 'Lips 0.5 ml', cost: 220000, required_drug: '', prescription_id: null }],
  cost: 220000,
  picture_ids: ['f1'],
  pictures: [{ id: 'f1', name: 'before.jpg', url: '/f1', thumb_url: '/f1.thumb', width: 10, height: 10 }],
  notes,
  nrs_rating: 3,
  approval: null,
  is_current: true,
  written_by: ME,
  signer_id: null,
  signature: 'data:image/png;base64,iVBORw0KGgo=',
  document_id: 'd1',
  reviews: [],
  versions: [version],
  updated_at: '2026-11-20 10:00:00',
  version: 2,
}
const open = { ...signed, state: 'not_signed', signature: null, signed_at: null, signed_by_name: '', document_id: null, version: 1 }
const row = {
  id: 'p1',
  number: 1,
  title: 'Lips',
  date: '2026-11-20',
  cost: 220000,
  treatments: ['Lips 0.5 ml'],
  state: 'signed',
  approval: 'approved',
  written_by_name: '',
  signed_by_name: 'Sara Åberg',
  signed_at: null,
  pictures: 1,
  thumb_url: '/f1.thumb',
}

beforeEach(() => {
  mockSignedIn({ settings: { NRS_RATING: true } })
  mockEndpoint('get', '/api/overview/clients/c1/summary', () => errorResponse(404, 'not_found', 'not here'))
  mockEndpoint('get', '/api/treatments', () => pageResponse([lips]))
  mockEndpoint('get', '/api/users', () =>
    pageResponse([{ id: 'u2', first_name: 'Karin', last_name: 'Lind', is_active: true, is_record_on: true }]),
  )
})

afterEach(() => setTestLanguage('en'))

test('REC-021 the list shows each entry with its treatments, cost and state; deleted ones by a filter', async () => {
  const calls = mockEndpoint('get', AT, () => pageResponse([row]))
  const { user } = renderRoutes(routes, '/clients/c1/procedures')
  expect(await screen.findByRole('link', { name: 'Lips' })).toHaveAttribute('href', '/clients/c1/procedures/p1')
  expect(screen.getByText('Signed')).toBeInTheDocument()
  expect(screen.getByText('Approved')).toBeInTheDocument()
  await expectNoA11yViolations()
  await user.click(screen.getByRole('radio', { name: 'Deleted' }))
  await waitFor(() => expect(calls.at(-1)?.url.searchParams.get('filter')).toBe('deleted'))
})

test('PLT-006 the list is searched by title and sorted, latest first by default', async () => {
  const calls = mockEndpoint('get', AT, () => pageResponse([row]))
  const { user } = renderRoutes(routes, '/clients/c1/procedures')
  await screen.findByRole('link', { name: 'Lips' })
  expect(calls[0]?.url.searchParams.get('order')).toBe('desc')
  await user.click(screen.getByRole('button', { name: 'Date' }))
  await waitFor(() => expect(calls.at(-1)?.url.searchParams.get('order')).toBe('asc'))
  await user.type(screen.getByRole('searchbox', { name: 'Search by title' }), 'lips')
  await waitFor(() => expect(calls.at(-1)?.url.searchParams.get('search')).toBe('lips'))
})

test('REC-021 a procedure is written with treatments, cost and pain score, and then signed', async () => {
  const calls = mockEndpoint('post', AT, () => okResponse(open))
  mockEndpoint('get', `${AT}/p1`, () => okResponse(open))
  const { user, router } = renderRoutes(routes, '/clients/c1/procedures/create')
  const form = await screen.findByRole('form', { name: 'Treatment note' })
  await user.type(within(form).getByLabelText(/^Title/), 'Lips')
  await user.click(within(form).getByRole('combobox', { name: 'Add a treatment' }))
  await user.click(await screen.findByRole('option', { name: /Lips 0.5 ml/, hidden: true }))
  expect(within(form).getByText('Requires a valid prescription of Azzalure')).toBeInTheDocument()
  await user.clear(within(form).getByLabelText('Cost of Lips 0.5 ml'))
  await user.type(within(form).getByLabelText('Cost of Lips 0.5 ml'), '1800')
  await user.click(within(form).getByRole('radio', { name: '7' }))
  await expectNoA11yViolations()
  await user.click(within(form).getByRole('button', { name: 'Save and sign' }))
  await waitFor(() => expect(router.state.location.search).toBe('?sign=1'))
  expect(calls[0]?.body).toMatchObject({
    title: 'Lips',
    treatments: [{ treatment_id: T1, cost: 180000 }],
    nrs_rating: 7,
    picture_ids: [],
  })
  expect(await screen.findByRole('dialog', { name: 'Sign the treatment note' })).toBeInTheDocument()
})

test('PLT-091 the cost of a treatment has the decimal comma of Swedish', async () => {
  await setTestLanguage('sv')
  mockEndpoint('get', `${AT}/p1`, () => okResponse({ ...open, treatments: [{ ...open.treatments[0], cost: 220050 }] }))
  const { user } = renderRoutes(routes, '/clients/c1/procedures/p1/edit')
  expect(await screen.findByLabelText('Kostnad för Lips 0.5 ml')).toHaveValue('2200,5')
  await user.clear(screen.getByLabelText('Kostnad för Lips 0.5 ml'))
  await user.type(screen.getByLabelText('Kostnad för Lips 0.5 ml'), '1800,50')
  expect(screen.getByLabelText('Kostnad för Lips 0.5 ml')).toHaveValue('1800,50')
})

const merged = () => errorResponse(409, 'client.merged', 'This client has been merged with another.', { client_id: 'c2' })

/** Refuses the next save, as after a colleague has merged the client while the form was open. */
function refuseAsMerged(method: 'post' | 'put', path: string) {
  let card = () => errorResponse(404, 'not_found', 'not here')
  mockEndpoint('get', '/api/overview/clients/c1/summary', () => card())
  mockEndpoint('get', '/api/overview/clients/c2/summary', () => errorResponse(404, 'not_found', 'not here'))
  mockEndpoint('get', '/api/clients/c2/procedures/p1', () => okResponse({ ...open, client_id: 'c2', picture_ids: [], pictures: [] }))
  mockEndpoint(method, path, () => {
    card = merged
    return merged()
  })
}

test('REC-006 a new entry follows its client when a colleague merges the client, and is saved at the target', async () => {
  refuseAsMerged('post', AT)
  const calls = mockEndpoint('post', '/api/clients/c2/procedures', () => okResponse({ ...open, client_id: 'c2' }))
  const { user, router } = renderRoutes(routes, '/clients/c1/procedures/create')
  await user.type(await screen.findByLabelText(/^Title/), 'Lips')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/clients/c2/procedures/create'))
  expect(await screen.findByText('This client has been merged with another.')).toBeInTheDocument()
  expect(screen.getByLabelText(/^Title/)).toHaveValue('Lips')
  await waitFor(() => expect(screen.getByRole('link', { name: 'Overview' })).toHaveAttribute('href', '/clients/c2'))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/clients/c2/procedures/p1'))
  expect(calls[0]?.body).toMatchObject({ title: 'Lips' })
})

test('REC-006 an open entry moves with a merged client, and its changes are saved at the target', async () => {
  refuseAsMerged('put', `${AT}/p1`)
  mockEndpoint('get', `${AT}/p1`, () => okResponse({ ...open, picture_ids: [], pictures: [] }))
  const calls = mockEndpoint('put', '/api/clients/c2/procedures/p1', () => okResponse({ ...open, client_id: 'c2', version: 2 }))
  const { user, router } = renderRoutes(routes, '/clients/c1/procedures/p1/edit')
  await user.type(await screen.findByLabelText(/^Title/), ', more')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/clients/c2/procedures/p1/edit'))
  await waitFor(() => expect(screen.getByRole('link', { name: 'Overview' })).toHaveAttribute('href', '/clients/c2'))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/clients/c2/procedures/p1'))
  expect(calls[0]?.body).toMatchObject({ title: 'Lips, more', version: 1 })
})

test('PLT-052 the pain score is hidden when the clinic’s setting is off', async () => {
  mockSignedIn({ settings: { NRS_RATING: false } })
  renderRoutes(routes, '/clients/c1/procedures/create')
  await screen.findByRole('form', { name: 'Treatment note' })
  expect(screen.queryByRole('radiogroup', { name: 'Pain (NRS)' })).toBeNull()
})

test('REC-022 an entry is signed by hand or by name, and a missing prescription names its drug', async () => {
  const message = 'There is no valid prescription of Azzalure for this client, so the procedure can’t be signed.'
  const answers = [() => errorResponse(409, 'journal.prescription_missing', message), () => okResponse(signed)]
  const calls = mockEndpoint('post', `${AT}/p1/sign`, () => (answers.shift() as () => never)())
  let shown: object = open
  mockEndpoint('get', `${AT}/p1`, () => okResponse(shown))
  const { user } = renderRoutes(routes, '/clients/c1/procedures/p1?sign=1')
  const dialog = await screen.findByRole('dialog', { name: 'Sign the treatment note' })
  await user.click(within(dialog).getByRole('button', { name: 'Sign' }))
  expect(await within(dialog).findByText('This field is required.')).toBeInTheDocument()
  await user.click(within(dialog).getByRole('radio', { name: 'Type the name' }))
  await user.click(within(dialog).getByRole('button', { name: 'Sign' }))
  expect(await within(dialog).findByText(message)).toBeInTheDocument()
  shown = signed
  await user.click(within(dialog).getByRole('button', { name: 'Sign' }))
  expect(await screen.findByRole('img', { name: 'Signature of Sara Åberg' })).toBeInTheDocument()
  expect(calls.at(-1)?.body).toEqual({ signature: 'data:image/png;base64,iVBORw0KGgo=', version: 1 })
  expect(screen.queryByRole('link', { name: 'Edit' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Sign' })).toBeNull()
})

test('a signed entry is counted at once in the client’s menu', async () => {
  const summary = {
    client,
    age: 36,
    next_booking: null,
    last_bookings: [],
    last_procedures: [],
    counts: { bookings: 0, procedures: 1, consents: 0, consents_pending: 0, questionnaires: 0, prescriptions: 0 },
    balance: null,
  }
  const loads = mockEndpoint('get', '/api/overview/clients/c1/summary', () => okResponse(summary))
  mockEndpoint('post', `${AT}/p1/sign`, () => okResponse(signed))
  mockEndpoint('get', `${AT}/p1`, () => okResponse(open))
  const { user } = renderRoutes(routes, '/clients/c1/procedures/p1?sign=1')
  const dialog = await screen.findByRole('dialog', { name: 'Sign the treatment note' })
  await waitFor(() => expect(loads).toHaveLength(1))
  await user.click(within(dialog).getByRole('radio', { name: 'Type the name' }))
  await user.click(within(dialog).getByRole('button', { name: 'Sign' }))
  await waitFor(() => expect(loads).toHaveLength(2))
})

test('a saved entry is counted at once in the client’s menu', async () => {
  const loads = mockEndpoint('get', '/api/overview/clients/c1/summary', () => errorResponse(404, 'not_found', 'not here'))
  mockEndpoint('post', AT, () => okResponse(open))
  mockEndpoint('get', `${AT}/p1`, () => okResponse(open))
  const { user } = renderRoutes(routes, '/clients/c1/procedures/create')
  await user.type(await screen.findByLabelText(/^Title/), 'Lips')
  await waitFor(() => expect(loads).toHaveLength(1))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(loads).toHaveLength(2))
})

test('REC-022 a colleague can edit an entry but neither sign it nor assign its signer', async () => {
  const theirs = { ...open, written_by: 'u2', written_by_name: 'Karin Lind', picture_ids: [], pictures: [] }
  mockEndpoint('get', `${AT}/p1`, () => okResponse(theirs))
  const { unmount } = renderRoutes(routes, '/clients/c1/procedures/p1')
  expect(await screen.findByRole('link', { name: 'Edit' })).toBeInTheDocument()
  expect(screen.getByText('Waiting for another team member’s signature')).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Sign' })).toBeNull()
  unmount()
  const loads = mockEndpoint('get', '/api/users/u2', () =>
    okResponse({ id: 'u2', first_name: 'Karin', last_name: 'Lind', is_active: true, is_record_on: true }),
  )
  renderRoutes(routes, '/clients/c1/procedures/p1/edit')
  expect(await screen.findByRole('button', { name: 'Save' })).toBeInTheDocument()
  await waitFor(() => expect(loads).not.toHaveLength(0))
  expect(screen.queryByRole('button', { name: 'Save and sign' })).toBeNull()
  expect(screen.queryByRole('combobox', { name: /To be signed by/ })).toBeNull()
})

test('REC-022 when the assigned signer has left, another signer is assigned', async () => {
  mockEndpoint('get', '/api/users/u9', () => errorResponse(404, 'not_found', 'It could not be found.'))
  mockEndpoint('get', `${AT}/p1`, () => okResponse({ ...open, written_by: 'u9', picture_ids: [], pictures: [] }))
  mockEndpoint('get', '/api/users', () =>
    pageResponse([{ id: ME, first_name: 'Astrid', last_name: 'Lund', is_active: true, is_record_on: true }]),
  )
  const calls = mockEndpoint('put', `${AT}/p1`, () => okResponse({ ...open, signer_id: ME, version: 2 }))
  const { user } = renderRoutes(routes, '/clients/c1/procedures/p1/edit')
  await user.click(await screen.findByRole('combobox', { name: /To be signed by/ }))
  await user.click(await screen.findByRole('option', { name: 'Astrid Lund', hidden: true }))
  expect(screen.getByText(/has left/)).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(calls[0]?.body).toMatchObject({ signer_id: ME }))
})

test('REC-022 a signed entry is read-only: its correction is a new version with a reason', async () => {
  mockEndpoint('get', `${AT}/p1`, () => okResponse(signed))
  const second = { ...open, id: 'p2', number: 2, correction_reason: 'Wrong dose' }
  mockEndpoint('get', `${AT}/p2`, () => okResponse(second))
  const calls = mockEndpoint('post', `${AT}/p1/correct`, () => okResponse(second))
  const { user, router } = renderRoutes(routes, '/clients/c1/procedures/p1')
  expect(await screen.findByText('Injected 0.5 ml')).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Open the PDF' })).toBeInTheDocument()
  await expectNoA11yViolations()
  await user.click(screen.getByRole('button', { name: 'Correct' }))
  const form = await screen.findByRole('form', { name: 'Correct the treatment note' })
  await user.click(within(form).getByRole('button', { name: 'Start correction' }))
  expect(await within(form).findByText('This field is required.')).toBeInTheDocument()
  await user.type(within(form).getByLabelText(/Reason for the correction/), 'Wrong dose')
  await user.click(within(form).getByRole('button', { name: 'Start correction' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/clients/c1/procedures/p2/edit'))
  expect(calls[0]?.body).toEqual({ reason: 'Wrong dose' })
  expect(await screen.findByText(/You are correcting a treatment note: Wrong dose/)).toBeInTheDocument()
})

test('REC-022 an old version links to the current one, and its edit address shows it read-only', async () => {
  const versions = [{ ...version, id: 'p2', number: 2, correction_reason: 'Wrong dose' }, version]
  mockEndpoint('get', `${AT}/p1`, () => okResponse({ ...signed, is_current: false, versions }))
  const { router } = renderRoutes(routes, '/clients/c1/procedures/p1/edit')
  await waitFor(() => expect(router.state.location.pathname).toBe('/clients/c1/procedures/p1'))
  expect(await screen.findByRole('link', { name: 'Open version 2' })).toHaveAttribute('href', '/clients/c1/procedures/p2')
  expect(screen.getByRole('link', { name: 'Version 1' })).toHaveAttribute('aria-current', 'page')
  expect(screen.queryByRole('button', { name: 'Correct' })).toBeNull()
})

test('REC-022 USE-014 an administrator approves or rejects an entry, and an entry is cancelled with a reason', async () => {
  mockEndpoint('get', `${AT}/p1`, () => okResponse(signed))
  const reviews = mockEndpoint('post', `${AT}/p1/review`, () => okResponse({ ...signed, approval: 'approved' }))
  const cancels = mockEndpoint('post', `${AT}/p1/cancel`, () => okResponse({ ...signed, state: 'cancelled' }))
  const { user } = renderRoutes(routes, '/clients/c1/procedures/p1')
  await user.click(await screen.findByRole('button', { name: 'More' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Approve', hidden: true }))
  await waitFor(() => expect(reviews[0]?.body).toEqual({ is_approved: true, reason: '' }))
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
  await user.click(screen.getByRole('button', { name: 'More' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Cancel the treatment note', hidden: true }))
  const form = await screen.findByRole('form', { name: 'Cancel the treatment note' })
  await user.type(within(form).getByLabelText(/Reason/), 'Wrong client')
  await user.click(within(form).getByRole('button', { name: 'Cancel the treatment note' }))
  await waitFor(() => expect(cancels[0]?.body).toEqual({ reason: 'Wrong client', version: 2 }))
})

test('REC-022 an entry assigned to another signer shows this and can’t be signed by this user', async () => {
  mockEndpoint('get', `${AT}/p1`, () => okResponse({ ...open, state: 'pending_sign', signer_id: 'u2' }))
  mockSignedIn({ ...createSession(), permissions: ['client.read', 'journal.read', 'journal.write'] })
  renderRoutes(routes, '/clients/c1/procedures/p1')
  expect(await screen.findByText('Pending sign')).toBeInTheDocument()
  expect(screen.getByText('Waiting for another team member’s signature')).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Sign' })).toBeNull()
})

test('REC-022, PLT-106 a conflict compares readable values of both versions, and the saved version can be used instead', async () => {
  const mine = { ...open, picture_ids: [], pictures: [] }
  const theirs = { ...mine, title: 'Theirs', notes: null, treatments: [], nrs_rating: null, version: 2 }
  const answers = [() => errorResponse(409, 'version.stale', 'changed', { current: theirs }), () => okResponse(theirs)]
  mockEndpoint('get', `${AT}/p1`, () => okResponse(mine))
  const calls = mockEndpoint('put', `${AT}/p1`, () => (answers.shift() as () => never)())
  const { user } = renderRoutes(routes, '/clients/c1/procedures/p1/edit')
  await user.type(await screen.findByLabelText(/^Title/), ' mine')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  const table = await screen.findByRole('table', { name: 'Changed by someone else' })
  const rows = (await within(table).findAllByRole('row')).slice(1).map((line) => line.textContent)
  expect(rows).toEqual([
    'TitleTheirsLips mine',
    expect.stringMatching(/^TreatmentsemptyLips 0.5 ml/),
    expect.stringMatching(/empty3$/),
    'NotesemptyInjected 0.5 ml',
  ])
  await user.click(screen.getByRole('button', { name: 'Use saved version' }))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(calls.length).toBe(2))
  expect(calls[1]?.body).toMatchObject({ title: 'Theirs', notes: null, treatments: [], nrs_rating: null, version: 2 })
})

test('REC-022 an entry changed by a colleague is reloaded before it is signed', async () => {
  const answers = [open, { ...open, title: 'Theirs', version: 2 }]
  mockEndpoint('get', `${AT}/p1`, () => okResponse(answers.length > 1 ? answers.shift() : answers[0]))
  const calls = mockEndpoint('post', `${AT}/p1/sign`, () =>
    errorResponse(409, 'version.stale', 'changed', { current: { ...open, version: 2 } }),
  )
  const { user } = renderRoutes(routes, '/clients/c1/procedures/p1?sign=1')
  const panel = await screen.findByRole('dialog', { name: 'Sign the treatment note' })
  await user.click(within(panel).getByText('Type the name'))
  await user.click(within(panel).getByRole('button', { name: 'Sign' }))
  await user.click(await within(panel).findByRole('button', { name: 'Show saved version' }))
  expect(await screen.findByRole('heading', { name: 'Theirs' })).toBeInTheDocument()
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(calls.length).toBe(1)
})

test('REC-022 a colleague’s change during signing is not signed unread: the opened version is the signed one', async () => {
  let saved = open
  mockEndpoint('get', `${AT}/p1`, () => okResponse(saved))
  const calls = mockEndpoint('post', `${AT}/p1/sign`, () =>
    errorResponse(409, 'version.stale', 'changed', { current: { ...open, version: 2 } }),
  )
  const { user } = renderRoutes(routes, '/clients/c1/procedures/p1?sign=1')
  const panel = await screen.findByRole('dialog', { name: 'Sign the treatment note' })
  saved = { ...open, title: 'Theirs', version: 2 }
  await waitFor(() => {
    mockSocket.broadcast(JSON.stringify({ topic: 'procedures', id: 'p1', version: 2 }))
    expect(screen.getByText('Theirs')).toBeInTheDocument()
  })
  await user.click(within(panel).getByText('Type the name'))
  await user.click(within(panel).getByRole('button', { name: 'Sign' }))
  expect(await within(panel).findByRole('button', { name: 'Show saved version' })).toBeInTheDocument()
  expect(calls[0]?.body).toMatchObject({ version: 1 })
})

test('PLT-090 a procedure is shown in Swedish on a Swedish screen', async () => {
  await setTestLanguage('sv')
  mockEndpoint('get', `${AT}/p1`, () => okResponse(signed))
  renderRoutes(routes, '/clients/c1/procedures/p1')
  expect(await screen.findByRole('button', { name: 'Rätta' })).toBeInTheDocument()
  await setTestLanguage('en')
})
