import type { Schema } from '@clinic/kit/api'
import {
  errorResponse,
  expectNoA11yViolations,
  mockEndpoint,
  mockSignedIn,
  okResponse,
  pageResponse,
  renderRoutes,
  server,
  setTestLanguage,
  validationErrorResponse,
} from '@clinic/kit/testing'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { privateRoutes } from '../../routes'

const fields: Schema['ImportFieldOut'][] = [
  { name: 'first_name', label: 'First name', is_required: true, group: '' },
  { name: 'last_name', label: 'Last name', is_required: true, group: '' },
  { name: 'email', label: 'E-mail', is_required: false, group: 'client' },
  { name: 'mobile_number', label: 'Mobile number', is_required: false, group: 'client' },
]
const createImport = (changes: Partial<Schema['ImportOut']> = {}): Schema['ImportOut'] => ({
  id: 'i1',
  kind: 'clients',
  state: 'uploaded',
  file_name: 'clients.xlsx',
  columns: ['Förnamn', 'Efternamn', ''],
  mapping: ['first_name', 'last_name', ''],
  fields,
  rows: 3,
  progress: 0,
  taken: 0,
  refused: 0,
  preview: [],
  error: '',
  created_at: '2026-11-26 08:00:00',
  finished_at: null,
  version: 1,
  ...changes,
})
const createStatus = (latest: Schema['ImportOut'] | null, isLocked = false) => ({ latest, is_locked: isLocked, fields, max_rows: 5000 })
const renderPage = (query = '') => renderRoutes([{ path: '/', children: privateRoutes }], `/settings/import${query}`)
const workbook = new File(['x'], 'clients.xlsx')

/** The server with one import, whose state the calls change. */
function mockImport(initial: Schema['ImportOut'] | null) {
  const state = { latest: initial }
  const calls = mockEndpoint('get', '/api/imports', () => okResponse(createStatus(state.latest)))
  const answer = (changes: Partial<Schema['ImportOut']>) => {
    state.latest = createImport({ ...state.latest, ...changes, version: (state.latest?.version ?? 0) + 1 })
    return okResponse(state.latest)
  }
  return { state, calls, answer }
}

beforeEach(() => {
  mockSignedIn()
})
afterEach(() => vi.restoreAllMocks())

test('REC-070 a file is chosen; what is wrong with it stands beside the field, and the next one opens its columns', async () => {
  const { answer } = mockImport(null)
  let isRefused = true
  const kinds: (string | null)[] = []
  server.use(
    http.post('*/api/imports', ({ request }) => {
      kinds.push(new URL(request.url).searchParams.get('kind'))
      return isRefused ? validationErrorResponse({ file: 'Choose an Excel file (.xlsx) or a CSV file.' }) : answer({})
    }),
  )
  renderPage()
  expect(await screen.findByRole('heading', { name: 'Step 1 of 4: Choose a file' })).toBeVisible()
  expect(screen.getByText('E-mail or Mobile number')).toBeVisible()
  expect(screen.getByText(/at most 5000 rows and 5 MB/)).toBeVisible()
  const choose = () => fireEvent.change(document.querySelector('input[type=file]') as HTMLInputElement, { target: { files: [workbook] } })
  choose()
  expect(await screen.findByText('Choose an Excel file (.xlsx) or a CSV file.')).toBeVisible()
  await expectNoA11yViolations()
  isRefused = false
  choose()
  expect(await screen.findByRole('heading', { name: 'Step 2 of 4: Match the columns' })).toHaveFocus()
  expect(kinds).toEqual(['clients', 'clients'])
})

test('REC-070 a template is downloaded in the language of the user', async () => {
  mockImport(null)
  const urls: string[] = []
  server.use(
    http.get('*/api/imports/templates/:kind', ({ request }) => {
      urls.push(new URL(request.url).pathname)
      return HttpResponse.arrayBuffer(new ArrayBuffer(1), {
        headers: { 'Content-Disposition': 'attachment; filename="Clients template.xlsx"' },
      })
    }),
  )
  const createUrl = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:x')
  const { user } = renderPage()
  await user.click(await screen.findByRole('button', { name: 'Download a template' }))
  await waitFor(() => expect(createUrl).toHaveBeenCalledOnce())
  expect(urls).toEqual(['/api/imports/templates/clients'])
})

test('REC-070 columns are matched, required fields are named, and the rows are checked', async () => {
  const { answer } = mockImport(createImport())
  const calls = mockEndpoint('put', '/api/imports/i1/mapping', () =>
    calls.length === 1 ? validationErrorResponse({ mapping: 'Choose a column for: E-mail.' }) : answer({ state: 'checking' }),
  )
  const { user } = renderPage()
  const third = await screen.findByLabelText('Column 3')
  const check = screen.getByRole('button', { name: 'Check the rows' })
  expect(screen.getByText('Choose a column for: E-mail or Mobile number.')).toBeVisible()
  expect(check).toBeDisabled()
  await user.selectOptions(third, 'E-mail')
  await user.selectOptions(screen.getByLabelText('Förnamn'), 'Leave out')
  expect(screen.getByText('Choose a column for: First name.')).toBeVisible()
  await user.selectOptions(screen.getByLabelText('Förnamn'), 'First name')
  expect(within(third).getByRole('option', { name: 'First name' })).toBeDisabled()
  await user.click(check)
  expect(await screen.findByRole('alert')).toHaveTextContent('Choose a column for: E-mail.')
  await user.click(screen.getByRole('button', { name: 'Check the rows' }))
  expect(await screen.findByRole('heading', { name: 'Step 3 of 4: Checking the rows' })).toBeVisible()
  expect(calls.at(-1)?.body).toEqual({ mapping: ['first_name', 'last_name', 'email'], version: 1 })
})

test('REC-070 the preview shows the first rows and why others would be refused; the import is then started', async () => {
  const preview: Schema['ImportPreviewRow'][] = [
    { number: 2, values: { first_name: 'Eva', last_name: 'Ek' }, reason: '' },
    { number: 3, values: {}, reason: 'Last name: This field is required.' },
  ]
  const { answer } = mockImport(createImport({ state: 'checked', taken: 2, refused: 1, preview }))
  const row = { id: 'r3', number: 3, state: 'refused', label: 'Ola', reason: 'Last name: This field is required.', record_id: null }
  const rows = mockEndpoint('get', '/api/imports/i1/rows', () => pageResponse([row]))
  const starts = mockEndpoint('post', '/api/imports/i1/start', () =>
    starts.length === 1 ? errorResponse(409, 'import.locked', 'Import data is locked') : answer({ state: 'queued', progress: 0 }),
  )
  const { user } = renderPage()
  expect(await screen.findByText('2 rows would be taken')).toBeVisible()
  expect(screen.getByText('1 row would be refused')).toBeVisible()
  const table = within(screen.getByRole('table', { name: 'The first rows as they would be taken' }))
  expect(table.getByRole('cell', { name: 'Eva' })).toBeVisible()
  expect(table.getByText('Refused: Last name: This field is required.')).toBeVisible()
  expect(await screen.findByText('Ola')).toBeVisible()
  expect(rows[0]?.url.searchParams.get('filter')).toBe('refused')
  await expectNoA11yViolations()
  await user.click(screen.getByRole('button', { name: 'Import 2 rows' }))
  expect(await screen.findByText('Import data is locked')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Import 2 rows' }))
  expect(await screen.findByRole('heading', { name: 'Step 4 of 4: Importing' })).toBeVisible()
  expect(screen.getByText('0 of 3 rows')).toBeVisible()
  expect(starts.at(-1)?.body).toEqual({ version: 1 })
})

test('REC-070 the columns are edited after a check, and another file is chosen instead', async () => {
  const { state, answer } = mockImport(createImport({ state: 'checked', taken: 3, mapping: ['first_name', 'last_name', 'email'] }))
  const discards = mockEndpoint('post', '/api/imports/i1/discard', () => {
    state.latest = null
    return okResponse(null)
  })
  const checks = mockEndpoint('put', '/api/imports/i1/mapping', () => answer({ state: 'checked' }))
  const { user } = renderPage()
  await user.click(await screen.findByRole('button', { name: 'Edit the columns' }))
  await user.click(await screen.findByRole('button', { name: 'Check the rows' }))
  await waitFor(() => expect(screen.getByText('3 rows would be taken')).toBeVisible())
  expect(checks).toHaveLength(1)
  await user.click(screen.getByRole('button', { name: 'Choose another file' }))
  expect(await screen.findByText('Step 1 of 4: Choose a file')).toBeVisible()
  expect(discards.map(({ body }) => body)).toEqual([{ version: 2 }])
})

test('REC-070 a failed import says that no row was taken, and its file can be left', async () => {
  const { state } = mockImport(createImport({ state: 'failed', error: 'X', mapping: ['first_name', 'last_name', 'email'] }))
  const discards = mockEndpoint('post', '/api/imports/i1/discard', () => {
    state.latest = null
    return okResponse(null)
  })
  const { user } = renderPage()
  expect(await screen.findByText(/no row was taken/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Choose another file' }))
  expect(await screen.findByText('Step 1 of 4: Choose a file')).toBeVisible()
  expect(discards).toHaveLength(1)
})

test('REC-070 a running import shows its progress, also after a reload, and the report when it is done', async () => {
  const { state } = mockImport(createImport({ state: 'running', progress: 1 }))
  const list = mockEndpoint('get', '/api/imports/i1/rows', ({ request }) => {
    const filter = new URL(request.url).searchParams.get('filter')
    const rows = [
      { id: 'r2', number: 2, state: 'taken', label: 'Eva Ek', reason: '', record_id: 'c1' },
      { id: 'r3', number: 3, state: 'refused', label: 'Ola', reason: 'Last name: This field is required.', record_id: null },
    ]
    return pageResponse(rows.filter((row) => filter === 'all' || row.state === filter))
  })
  const { user } = renderPage()
  expect(await screen.findByText('1 of 3 rows')).toBeVisible()
  expect(screen.getByText('Import data is locked')).toBeVisible()
  state.latest = createImport({ state: 'done', progress: 3, taken: 2, refused: 1, finished_at: '2026-11-26 08:01:00' })
  expect(await screen.findByText('2 rows were taken', {}, { timeout: 4000 })).toBeVisible()
  // PLT-109: twenty a page.
  await waitFor(() => expect(list.at(-1)?.url.searchParams.get('per_page')).toBe('20'))
  expect(await screen.findByText('Eva Ek')).toBeVisible()
  await user.click(screen.getByText('Refused', { selector: 'label *, label' }))
  await waitFor(() => expect(list.at(-1)?.url.searchParams.get('filter')).toBe('refused'))
  await waitFor(() => expect(screen.queryByText('Eva Ek')).toBeNull())
  server.use(http.get('*/api/imports/i1/report', () => HttpResponse.arrayBuffer(new ArrayBuffer(1))))
  const createUrl = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:x')
  await user.click(screen.getByRole('button', { name: 'Download the report' }))
  await waitFor(() => expect(createUrl).toHaveBeenCalledOnce())
})

test('REC-070 while an import of another kind runs, no file can be chosen', async () => {
  mockEndpoint('get', '/api/imports', () => okResponse(createStatus(null, true)))
  renderPage()
  expect(await screen.findByText('Import data is locked')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Choose a file to import' })).toBeNull()
})

test('BKG-080 bookings have a tab of their own, for those who may book, in Swedish too', async () => {
  const { calls } = mockImport(null)
  await setTestLanguage('sv')
  const { user } = renderPage()
  await user.click(await screen.findByRole('link', { name: 'Importera bokningar' }))
  expect(await screen.findByText(/Inga bekräftelser skickas/)).toBeVisible()
  expect(calls.at(-1)?.url.searchParams.get('kind')).toBe('bookings')
  await expectNoA11yViolations()
  await setTestLanguage('en')
})

test.each([
  ['procedures', 'Import treatment notes', 'Importera behandlingar', /visas som importerade, inte som signerade/],
  ['products', 'Import products', 'Importera produkter', /är en produkt med pris, moms och lager/],
] as const)('REC-070 %s have a tab of their own, in Swedish too', async (kind, english, swedish, intro) => {
  const { calls } = mockImport(null)
  const { user } = renderPage()
  await user.click(await screen.findByRole('link', { name: english }))
  await waitFor(() => expect(calls.at(-1)?.url.searchParams.get('kind')).toBe(kind))
  await setTestLanguage('sv')
  expect(await screen.findByText(intro)).toBeVisible()
  expect(screen.getByRole('link', { name: swedish })).toHaveAttribute('aria-current', 'page')
  await expectNoA11yViolations()
  await setTestLanguage('en')
})

test.each([
  ['procedures', /can’t be changed or signed afterwards.*nothing is charged/],
  ['products', /refused when another one has the same name, code or EAN/],
] as const)('REC-070 before %s are imported, the notice says what follows', async (kind, notice) => {
  const { answer } = mockImport(createImport({ kind, state: 'checked', taken: 3, mapping: ['first_name', 'last_name', 'email'] }))
  const starts = mockEndpoint('post', '/api/imports/i1/start', () => answer({ state: 'queued' }))
  const { user } = renderPage(`?kind=${kind}`)
  expect(await screen.findByText(notice)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Import 3 rows' }))
  expect(await screen.findByRole('heading', { name: 'Step 4 of 4: Importing' })).toBeVisible()
  expect(starts).toHaveLength(1)
})

test('REC-070 without the record and the till only clients and bookings can be imported, whatever the address says', async () => {
  mockSignedIn({ permissions: ['data.import.read', 'data.import.write', 'client.write', 'booking.write'] })
  const { calls } = mockImport(null)
  renderPage('?kind=procedures')
  expect(await screen.findByText(/Bring your clients from another system/)).toBeVisible()
  expect(screen.queryByRole('link', { name: 'Import treatment notes' })).toBeNull()
  expect(screen.queryByRole('link', { name: 'Import products' })).toBeNull()
  expect(calls.map(({ url }) => url.searchParams.get('kind'))).toEqual(['clients'])
})
