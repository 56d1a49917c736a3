import { accessible, answer, inLanguage, listed, live, ok, refusal, show, signedIn, snapshot } from '@clinic/kit/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { routes } from '../../routes'

const AT = '/api/clients/c1/procedures'
const ME = '018f0000-0000-7000-8000-000000000001'
const T1 = '018f0000-0000-7000-8000-0000000000b1'
const notes = { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Injected 0.5 ml' }] }] }
const lips = { id: T1, name: 'Lips 0.5 ml', cost: 220000, needs_prescription: 'Azzalure', is_active: true, is_deleted: false, version: 1 }
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
  treatments: [{ treatment_id: T1, name: 'Lips 0.5 ml', cost: 220000, needs_prescription: '', prescription_id: null }],
  cost: 220000,
  picture_ids: ['f1'],
  pictures: [{ id: 'f1', name: 'before.jpg', url: '/f1', thumb_url: '/f1.thumb', width: 10, height: 10 }],
  notes,
  nrs_rating: 3,
  approval: null,
  is_newest: true,
  written_by: ME,
  signer_id: null,
  signature: 'data:image/png;base64,iVBORw0KGgo=',
  document_id: 'd1',
  marks: [],
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
  signedIn({ settings: { NRS_RATING: true } })
  answer('get', '/api/overview/clients/c1/card', () => refusal(404, 'not_found', 'not here'))
  answer('get', '/api/treatments', () => listed([lips]))
  answer('get', '/api/users', () => listed([{ id: 'u2', first_name: 'Karin', last_name: 'Lind', is_active: true, is_record_on: true }]))
})

test('REC-021 the list shows each entry with its treatments, cost and state; deleted ones by a filter', async () => {
  const calls = answer('get', AT, () => listed([row]))
  const { user } = show(routes, '/clients/c1/procedures')
  expect(await screen.findByRole('link', { name: 'Lips' })).toHaveAttribute('href', '/clients/c1/procedures/p1')
  expect(screen.getByText('Signed')).toBeInTheDocument()
  expect(screen.getByText('Approved')).toBeInTheDocument()
  await accessible()
  await user.click(screen.getByRole('radio', { name: 'Deleted' }))
  await waitFor(() => expect(calls.at(-1)?.url.searchParams.get('filter')).toBe('deleted'))
})

test('PLT-006 the list is searched by title and turned round, the latest first to begin with', async () => {
  const calls = answer('get', AT, () => listed([row]))
  const { user } = show(routes, '/clients/c1/procedures')
  await screen.findByRole('link', { name: 'Lips' })
  expect(calls[0]?.url.searchParams.get('order')).toBe('desc')
  await user.click(screen.getByRole('button', { name: 'Date' }))
  await waitFor(() => expect(calls.at(-1)?.url.searchParams.get('order')).toBe('asc'))
  await user.type(screen.getByRole('searchbox', { name: 'Search by title' }), 'lips')
  await waitFor(() => expect(calls.at(-1)?.url.searchParams.get('search')).toBe('lips'))
})

test('REC-021 a procedure is written with treatments, cost and pain, and goes on to be signed', async () => {
  const calls = answer('post', AT, () => ok(open))
  answer('get', `${AT}/p1`, () => ok(open))
  const { user, router } = show(routes, '/clients/c1/procedures/create')
  const form = await screen.findByRole('form', { name: 'Procedure' })
  await user.type(within(form).getByLabelText(/^Title/), 'Lips')
  await user.click(within(form).getByRole('combobox', { name: 'Add a treatment' }))
  await user.click(await screen.findByRole('option', { name: /Lips 0.5 ml/, hidden: true }))
  expect(within(form).getByText('Needs a valid prescription of Azzalure')).toBeInTheDocument()
  await user.clear(within(form).getByLabelText('Cost of Lips 0.5 ml'))
  await user.type(within(form).getByLabelText('Cost of Lips 0.5 ml'), '1800')
  await user.click(within(form).getByRole('radio', { name: '7' }))
  await accessible()
  await user.click(within(form).getByRole('button', { name: 'Save and sign' }))
  await waitFor(() => expect(router.state.location.search).toBe('?sign=1'))
  expect(calls[0]?.body).toMatchObject({
    title: 'Lips',
    treatments: [{ treatment_id: T1, cost: 180000 }],
    nrs_rating: 7,
    picture_ids: [],
  })
  expect(await screen.findByRole('dialog', { name: 'Sign the procedure' })).toBeInTheDocument()
})

const merged = () => refusal(409, 'client.merged', 'This client has been merged with another.', { client_id: 'c2' })

/** A colleague merges the client while somebody has one of their forms open: its next saving is refused. */
function mergedMeanwhile(method: 'post' | 'put', path: string) {
  let card = () => refusal(404, 'not_found', 'not here')
  answer('get', '/api/overview/clients/c1/card', () => card())
  answer('get', '/api/overview/clients/c2/card', () => refusal(404, 'not_found', 'not here'))
  answer('get', '/api/clients/c2/procedures/p1', () => ok({ ...open, client_id: 'c2', picture_ids: [], pictures: [] }))
  answer(method, path, () => {
    card = merged
    return merged()
  })
}

test('REC-006 who writes about a client that a colleague merges meanwhile is led to the one that is kept, and saves there', async () => {
  mergedMeanwhile('post', AT)
  const calls = answer('post', '/api/clients/c2/procedures', () => ok({ ...open, client_id: 'c2' }))
  const { user, router } = show(routes, '/clients/c1/procedures/create')
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

test('REC-006 an open entry moves with its client, and what was changed in it is saved at the one that is kept', async () => {
  mergedMeanwhile('put', `${AT}/p1`)
  answer('get', `${AT}/p1`, () => ok({ ...open, picture_ids: [], pictures: [] }))
  const calls = answer('put', '/api/clients/c2/procedures/p1', () => ok({ ...open, client_id: 'c2', version: 2 }))
  const { user, router } = show(routes, '/clients/c1/procedures/p1/edit')
  await user.type(await screen.findByLabelText(/^Title/), ', more')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/clients/c2/procedures/p1/edit'))
  await waitFor(() => expect(screen.getByRole('link', { name: 'Overview' })).toHaveAttribute('href', '/clients/c2'))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/clients/c2/procedures/p1'))
  expect(calls[0]?.body).toMatchObject({ title: 'Lips, more', version: 1 })
})

test('PLT-052 pain is not asked for when the clinic has the setting off', async () => {
  signedIn({ settings: { NRS_RATING: false } })
  show(routes, '/clients/c1/procedures/create')
  await screen.findByRole('form', { name: 'Procedure' })
  expect(screen.queryByRole('radiogroup', { name: 'Pain (NRS)' })).toBeNull()
})

test('REC-022 it is signed by hand or by name, and a missing prescription says which drug', async () => {
  const words = 'There is no valid prescription of Azzalure for this client, so the procedure can’t be signed.'
  const answers = [() => refusal(409, 'journal.prescription_missing', words), () => ok(signed)]
  const calls = answer('post', `${AT}/p1/sign`, () => (answers.shift() as () => never)())
  let shown: object = open
  answer('get', `${AT}/p1`, () => ok(shown))
  const { user } = show(routes, '/clients/c1/procedures/p1?sign=1')
  const dialog = await screen.findByRole('dialog', { name: 'Sign the procedure' })
  await user.click(within(dialog).getByRole('button', { name: 'Sign' }))
  expect(await within(dialog).findByText('This field is required.')).toBeInTheDocument()
  await user.click(within(dialog).getByRole('radio', { name: 'Type the name' }))
  await user.click(within(dialog).getByRole('button', { name: 'Sign' }))
  expect(await within(dialog).findByText(words)).toBeInTheDocument()
  shown = signed
  await user.click(within(dialog).getByRole('button', { name: 'Sign' }))
  expect(await screen.findByRole('img', { name: 'Signature of Sara Åberg' })).toBeInTheDocument()
  expect(calls.at(-1)?.body).toEqual({ signature: 'data:image/png;base64,iVBORw0KGgo=', version: 1 })
  expect(screen.queryByRole('link', { name: 'Edit' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Sign' })).toBeNull()
})

test('REC-022 a colleague may help to write an entry, and neither signs it nor says who does', async () => {
  const theirs = { ...open, written_by: 'u2', written_by_name: 'Karin Lind', picture_ids: [], pictures: [] }
  answer('get', `${AT}/p1`, () => ok(theirs))
  const { unmount } = show(routes, '/clients/c1/procedures/p1')
  expect(await screen.findByRole('link', { name: 'Edit' })).toBeInTheDocument()
  expect(screen.getByText('Waits for another person’s signature')).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Sign' })).toBeNull()
  unmount()
  const listings = answer('get', '/api/users', () =>
    listed([{ id: 'u2', first_name: 'Karin', last_name: 'Lind', is_active: true, is_record_on: true }]),
  )
  show(routes, '/clients/c1/procedures/p1/edit')
  expect(await screen.findByRole('button', { name: 'Save' })).toBeInTheDocument()
  await waitFor(() => expect(listings).not.toHaveLength(0))
  expect(screen.queryByRole('button', { name: 'Save and sign' })).toBeNull()
  expect(screen.queryByRole('combobox', { name: /To be signed by/ })).toBeNull()
})

test('REC-022 when whoever was to sign has left, somebody who is there is named instead', async () => {
  answer('get', `${AT}/p1`, () => ok({ ...open, written_by: 'u9', picture_ids: [], pictures: [] }))
  answer('get', '/api/users', () => listed([{ id: ME, first_name: 'Astrid', last_name: 'Lund', is_active: true, is_record_on: true }]))
  const calls = answer('put', `${AT}/p1`, () => ok({ ...open, signer_id: ME, version: 2 }))
  const { user } = show(routes, '/clients/c1/procedures/p1/edit')
  await user.click(await screen.findByRole('combobox', { name: /To be signed by/ }))
  await user.click(await screen.findByRole('option', { name: 'Astrid Lund', hidden: true }))
  expect(screen.getByText(/has left/)).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(calls[0]?.body).toMatchObject({ signer_id: ME }))
})

test('REC-022 a signed entry is only read: its correction is a new version with a reason', async () => {
  answer('get', `${AT}/p1`, () => ok(signed))
  const second = { ...open, id: 'p2', number: 2, correction_reason: 'Wrong dose' }
  answer('get', `${AT}/p2`, () => ok(second))
  const calls = answer('post', `${AT}/p1/correct`, () => ok(second))
  const { user, router } = show(routes, '/clients/c1/procedures/p1')
  expect(await screen.findByText('Injected 0.5 ml')).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Open the PDF' })).toBeInTheDocument()
  await accessible()
  await user.click(screen.getByRole('button', { name: 'Correct' }))
  const form = await screen.findByRole('form', { name: 'Correct the procedure' })
  await user.click(within(form).getByRole('button', { name: 'Begin the correction' }))
  expect(await within(form).findByText('This field is required.')).toBeInTheDocument()
  await user.type(within(form).getByLabelText(/Why is it corrected/), 'Wrong dose')
  await user.click(within(form).getByRole('button', { name: 'Begin the correction' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/clients/c1/procedures/p2/edit'))
  expect(calls[0]?.body).toEqual({ reason: 'Wrong dose' })
  expect(await screen.findByText(/You are correcting a signed procedure: Wrong dose/)).toBeInTheDocument()
})

test('REC-022 an old version leads to the newest, and the address of its editing only shows it', async () => {
  const versions = [{ ...version, id: 'p2', number: 2, correction_reason: 'Wrong dose' }, version]
  answer('get', `${AT}/p1`, () => ok({ ...signed, is_newest: false, versions }))
  const { router } = show(routes, '/clients/c1/procedures/p1/edit')
  await waitFor(() => expect(router.state.location.pathname).toBe('/clients/c1/procedures/p1'))
  expect(await screen.findByRole('link', { name: 'Open version 2' })).toHaveAttribute('href', '/clients/c1/procedures/p2')
  expect(screen.getByRole('link', { name: 'Version 1' })).toHaveAttribute('aria-current', 'page')
  expect(screen.queryByRole('button', { name: 'Correct' })).toBeNull()
})

test('REC-022 an administrator approves or not, and an entry is cancelled with its reason', async () => {
  answer('get', `${AT}/p1`, () => ok(signed))
  const reviews = answer('post', `${AT}/p1/review`, () => ok({ ...signed, approval: 'approved' }))
  const cancels = answer('post', `${AT}/p1/cancel`, () => ok({ ...signed, state: 'cancelled' }))
  const { user } = show(routes, '/clients/c1/procedures/p1')
  await user.click(await screen.findByRole('button', { name: 'More' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Approve', hidden: true }))
  await waitFor(() => expect(reviews[0]?.body).toEqual({ is_approved: true, reason: '' }))
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
  await user.click(screen.getByRole('button', { name: 'More' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Cancel the procedure', hidden: true }))
  const form = await screen.findByRole('form', { name: 'Cancel the procedure' })
  await user.type(within(form).getByLabelText(/Reason/), 'Wrong client')
  await user.click(within(form).getByRole('button', { name: 'Cancel the procedure' }))
  await waitFor(() => expect(cancels[0]?.body).toEqual({ reason: 'Wrong client', version: 2 }))
})

test('REC-022 what waits for somebody else’s signature says so, and is not theirs to sign who it doesn’t wait for', async () => {
  answer('get', `${AT}/p1`, () => ok({ ...open, state: 'pending_sign', signer_id: 'u2' }))
  signedIn({ ...snapshot(), permissions: ['client.read', 'journal.read', 'journal.write'] })
  show(routes, '/clients/c1/procedures/p1')
  expect(await screen.findByText('Pending sign')).toBeInTheDocument()
  expect(screen.getByText('Waits for another person’s signature')).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Sign' })).toBeNull()
})

test('REC-022, PLT-106 a colleague’s changes stand beside one’s own, in words, and taking them leaves none of one’s own', async () => {
  const mine = { ...open, picture_ids: [], pictures: [] }
  const theirs = { ...mine, title: 'Theirs', notes: null, treatments: [], nrs_rating: null, version: 2 }
  const answers = [() => refusal(409, 'version.stale', 'changed', { current: theirs }), () => ok(theirs)]
  answer('get', `${AT}/p1`, () => ok(mine))
  const calls = answer('put', `${AT}/p1`, () => (answers.shift() as () => never)())
  const { user } = show(routes, '/clients/c1/procedures/p1/edit')
  await user.type(await screen.findByLabelText(/^Title/), ' mine')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  const table = await screen.findByRole('table', { name: 'Changed by someone else' })
  const told = (await within(table).findAllByRole('row')).slice(1).map((line) => line.textContent)
  expect(told).toEqual([
    'TitleTheirsLips mine',
    expect.stringMatching(/^TreatmentsemptyLips 0.5 ml/),
    expect.stringMatching(/empty3$/),
    'NotesemptyInjected 0.5 ml',
  ])
  await user.click(screen.getByRole('button', { name: 'Take what is saved' }))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(calls.length).toBe(2))
  expect(calls[1]?.body).toMatchObject({ title: 'Theirs', notes: null, treatments: [], nrs_rating: null, version: 2 })
})

test('REC-022 what was changed meanwhile is read before it is signed', async () => {
  const answers = [open, { ...open, title: 'Theirs', version: 2 }]
  answer('get', `${AT}/p1`, () => ok(answers.length > 1 ? answers.shift() : answers[0]))
  const calls = answer('post', `${AT}/p1/sign`, () => refusal(409, 'version.stale', 'changed', { current: { ...open, version: 2 } }))
  const { user } = show(routes, '/clients/c1/procedures/p1?sign=1')
  const panel = await screen.findByRole('dialog', { name: 'Sign the procedure' })
  await user.click(within(panel).getByText('Type the name'))
  await user.click(within(panel).getByRole('button', { name: 'Sign' }))
  await user.click(await within(panel).findByRole('button', { name: 'Show what is saved' }))
  expect(await screen.findByRole('heading', { name: 'Theirs' })).toBeInTheDocument()
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(calls.length).toBe(1)
})

test('REC-022 what a colleague changes while one is about to sign is not signed unread: what was opened is what is signed', async () => {
  let saved = open
  answer('get', `${AT}/p1`, () => ok(saved))
  const calls = answer('post', `${AT}/p1/sign`, () => refusal(409, 'version.stale', 'changed', { current: { ...open, version: 2 } }))
  const { user } = show(routes, '/clients/c1/procedures/p1?sign=1')
  const panel = await screen.findByRole('dialog', { name: 'Sign the procedure' })
  saved = { ...open, title: 'Theirs', version: 2 }
  await waitFor(() => {
    live.broadcast(JSON.stringify({ topic: 'procedures', id: 'p1', version: 2 }))
    expect(screen.getByText('Theirs')).toBeInTheDocument()
  })
  await user.click(within(panel).getByText('Type the name'))
  await user.click(within(panel).getByRole('button', { name: 'Sign' }))
  expect(await within(panel).findByRole('button', { name: 'Show what is saved' })).toBeInTheDocument()
  expect(calls[0]?.body).toMatchObject({ version: 1 })
})

test('PLT-090 a procedure is read in Swedish when the screen is', async () => {
  await inLanguage('sv')
  answer('get', `${AT}/p1`, () => ok(signed))
  show(routes, '/clients/c1/procedures/p1')
  expect(await screen.findByRole('button', { name: 'Rätta' })).toBeInTheDocument()
  await inLanguage('en')
})
