import {
  errorResponse,
  expectNoA11yViolations,
  mockEndpoint,
  mockSignedIn,
  okResponse,
  pageResponse,
  renderRoutes,
  setTestLanguage,
  validationErrorResponse,
} from '@clinic/kit/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { routes } from '../../routes'
import {
  anna,
  consentForm,
  consultation,
  facials,
  laserDevice,
  lasers,
  mockClinicApi,
  omar,
  peeling,
  questionnaire,
  room,
  selectOption,
} from '../../testing/fixtures'

beforeEach(() => mockSignedIn())
afterEach(() => setTestLanguage('en'))

type User = ReturnType<typeof renderRoutes>['user']
const choose = async (user: User, label: RegExp, option: string) =>
  selectOption(user, await screen.findByRole('combobox', { name: label }), option)

test('BKG-003 services are listed with category, price, duration and practitioners', async () => {
  mockClinicApi()
  const { user, router } = renderRoutes(routes, '/bookings/services')
  const table = await screen.findByRole('table', { name: 'Services' })
  await waitFor(() =>
    expect(within(table).getByRole('row', { name: /Peeling/ })).toHaveTextContent(
      /Facials.*45 min.*900\.00.*Anna Berg, Omar Haddad.*On the portal/,
    ),
  )
  await expectNoA11yViolations()
  await user.click(screen.getByRole('link', { name: 'Consultation' }))
  await waitFor(() => expect(router.state.location.pathname).toBe(`/bookings/services/${consultation.id}/edit`))
})

test('PLT-006 USE-017 services are searched, filtered, sorted and paged on the server, and the address keeps it', async () => {
  mockClinicApi()
  const searches = mockEndpoint('get', '/api/v2/services', () => pageResponse([peeling], { total: 21 }))
  const { user, router } = renderRoutes(routes, '/bookings/services')
  await user.click(await screen.findByRole('button', { name: 'Price' }))
  await user.click(screen.getByRole('radio', { name: 'Inactive' }))
  await choose(user, /^Category/, 'Lasers')
  await user.type(screen.getByRole('searchbox', { name: 'Search by name' }), 'pe')
  const expected = `?page=1&per_page=20&search=pe&sort=price&order=asc&category_id=${lasers.id}&active=false`
  await waitFor(() => expect(searches.at(-1)?.url.search).toBe(expected))
  await user.click(await screen.findByRole('button', { name: 'Next page' }))
  await waitFor(() => expect(searches.at(-1)?.url.searchParams.get('page')).toBe('2'))
  for (const part of ['filter=inactive', 'sort=price', 'search=pe', `category=${lasers.id}`])
    expect(router.state.location.search).toContain(part)
})

test('USE-017 selected services are deactivated and moved to a category, each by one call', async () => {
  mockClinicApi()
  const calls = mockEndpoint('post', '/api/v2/services/bulk', () => okResponse({ services: 2 }))
  const { user } = renderRoutes(routes, '/bookings/services')
  const ids = [peeling.id, consultation.id]
  await user.click(await screen.findByRole('checkbox', { name: 'Select all on the page' }))
  expect(screen.queryByRole('button', { name: 'Activate' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Deactivate' }))
  await waitFor(() => expect(calls[0]?.body).toEqual({ service_ids: ids, is_active: false }))
  await waitFor(() => expect(screen.queryByRole('toolbar')).toBeNull())
  for (const name of ['Peeling', 'Consultation']) await user.click(screen.getByRole('checkbox', { name: `Select ${name}` }))
  await user.click(screen.getByRole('button', { name: 'Move to a category…' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Move 2 services' }))
  expect(dialog.getByRole('button', { name: 'Move' })).toBeDisabled()
  await selectOption(user, dialog.getByRole('combobox', { name: 'Category' }), 'Lasers')
  await user.click(dialog.getByRole('button', { name: 'Move' }))
  await waitFor(() => expect(calls[1]?.body).toEqual({ service_ids: ids, category_id: lasers.id }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(await screen.findAllByText('2 services are saved')).not.toHaveLength(0)
})

test('USE-017 services that are inactive already are activated together', async () => {
  mockClinicApi()
  mockEndpoint('get', '/api/v2/services', () => pageResponse([peeling, { ...consultation, is_active: false }]))
  const calls = mockEndpoint('post', '/api/v2/services/bulk', () => errorResponse(404, 'not_found', 'Gone by now'))
  const { user } = renderRoutes(routes, '/bookings/services')
  await user.click(await screen.findByRole('checkbox', { name: 'Select Consultation' }))
  expect(screen.queryByRole('button', { name: 'Deactivate' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Activate' }))
  await waitFor(() => expect(calls[0]?.body).toEqual({ service_ids: [consultation.id], is_active: true }))
  expect(await screen.findByText('Gone by now')).toBeVisible()
})

test('BKG-002 LAW-020 a service is added with all its fields', async () => {
  mockClinicApi()
  const calls = mockEndpoint('post', '/api/v2/services', () => okResponse({ ...peeling, id: 'new' }))
  const { user, router } = renderRoutes(routes, '/bookings/services/add')
  await user.type(await screen.findByRole('textbox', { name: /^Name/ }), 'Laser')
  await choose(user, /^Category/, 'Lasers')
  await user.type(screen.getByRole('textbox', { name: /^Price/ }), '1250.50')
  await user.clear(screen.getByRole('textbox', { name: /^Duration/ }))
  await user.type(screen.getByRole('textbox', { name: /^Duration/ }), '60')
  await user.clear(screen.getByRole('textbox', { name: /^Time after/ }))
  await user.type(screen.getByRole('textbox', { name: /^Time after/ }), '10')
  await choose(user, /^Performed by/, 'Omar Haddad')
  await choose(user, /^Rooms/, 'Room 1')
  await choose(user, /^Devices/, 'GentleMax Pro')
  await choose(user, /^Consents that clients sign/, 'Consent to filler')
  await choose(user, /^Questionnaires that clients answer/, 'Health')
  await choose(user, /^Act on aesthetic treatments/, 'Injection: filler')
  await user.type(screen.getByRole('textbox', { name: 'Description in Swedish' }), 'En laser')
  await user.click(screen.getByRole('switch', { name: 'Visitors may book it on the portal' }))
  await user.click(screen.getByRole('button', { name: 'Add a service' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/bookings/services'))
  expect(calls[0]?.body).toMatchObject({
    name: 'Laser',
    category_id: lasers.id,
    price: 125050,
    duration: 60,
    buffer_before: 0,
    buffer_after: 10,
    practitioner_ids: [omar.id],
    room_ids: [room.id],
    device_ids: [laserDevice.id],
    consent_template_ids: [consentForm.id],
    questionnaire_ids: [questionnaire.id],
    aesthetic_kind: 'filler',
    description_sv: 'En laser',
    bookable: false,
    is_active: true,
  })
})

test('BEY-005 a service names its add-ons, puts them in order, and can be an add-on only', async () => {
  mockClinicApi()
  const extra = { ...consultation, id: '018f0000-0000-7000-8000-0000000000c9', name: 'Mask' }
  mockEndpoint('get', '/api/v2/services/options', () => okResponse([peeling, consultation, extra]))
  mockEndpoint('get', `/api/v2/services/${peeling.id}`, () => okResponse(peeling))
  const saved = mockEndpoint('put', `/api/v2/services/${peeling.id}`, () => okResponse(peeling))
  const { user } = renderRoutes(routes, `/bookings/services/${peeling.id}/edit`)
  await screen.findByRole('combobox', { name: /^Add-ons/ })
  expect(screen.queryByRole('list', { name: 'Order of the add-ons' })).toBeNull()
  await choose(user, /^Add-ons/, 'Mask')
  expect(screen.queryByRole('option', { name: 'Peeling', hidden: true }), 'no add-on of itself').toBeNull()
  await user.click(await screen.findByRole('button', { name: /Move “?Mask”? up/ }))
  await user.click(screen.getByRole('switch', { name: /^Visitors book it as an add-on only/ }))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(saved[0]?.body).toMatchObject({ add_on_ids: [extra.id, consultation.id], is_add_on_only: true }))
})

test('USE-019 the clinic is reminded of services that lack a language, sees them, and names one in English', async () => {
  mockClinicApi()
  const lists = mockEndpoint('get', '/api/v2/services', () => pageResponse([peeling], { total: 1 }))
  mockEndpoint('get', `/api/v2/services/${peeling.id}`, () => okResponse(peeling))
  const saved = mockEndpoint('put', `/api/v2/services/${peeling.id}`, () => okResponse({ ...peeling, version: 3 }))
  const { user } = renderRoutes(routes, '/bookings/services')
  expect(await screen.findByText('1 service lacks its name or description in English or Swedish.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Show them' }))
  await waitFor(() => expect(lists.at(-1)?.url.search).toBe('?page=1&per_page=20&search=&sort=category&order=asc&untranslated=true'))
  expect(screen.getByRole('radio', { name: 'Not translated' })).toBeChecked()
  await user.click(await screen.findByRole('link', { name: 'Peeling' }))
  await user.type(await screen.findByRole('textbox', { name: 'English name' }), 'Chemical peel')
  expect(screen.queryByRole('textbox', { name: 'Swedish name' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(saved[0]?.body).toMatchObject({ name: 'Peeling', name_en: 'Chemical peel', name_sv: '' }))
})

test('USE-019 a clinic that speaks English to clients gives its categories Swedish names', async () => {
  mockSignedIn({ settings: { CUSTOMER_LANGUAGE: 'en' } })
  mockClinicApi()
  const calls = mockEndpoint('post', '/api/v2/categories', () => okResponse(facials))
  const { user } = renderRoutes(routes, '/bookings/category')
  await user.click(await screen.findByRole('button', { name: 'Add a category' }))
  await user.type(await screen.findByRole('textbox', { name: /^Name/ }), 'Massage')
  await user.type(screen.getByRole('textbox', { name: 'Swedish name' }), 'Massage på svenska')
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Add a category' }))
  await waitFor(() => expect(calls[0]?.body).toMatchObject({ name: 'Massage', name_en: '', name_sv: 'Massage på svenska' }))
})

test('BKG-002 missing fields are reported before sending, and the server’s errors are shown on their fields', async () => {
  mockClinicApi()
  const calls = mockEndpoint('post', '/api/v2/services', () => validationErrorResponse({ price: 'Above zero, please' }))
  const { user } = renderRoutes(routes, '/bookings/services/add')
  await user.click(await screen.findByRole('button', { name: 'Add a service' }))
  expect((await screen.findAllByText('This field is required.')).length).toBeGreaterThan(1)
  expect(calls).toHaveLength(0)
  await user.type(screen.getByRole('textbox', { name: /^Name/ }), 'Laser')
  await choose(user, /^Category/, 'Lasers')
  await user.type(screen.getByRole('textbox', { name: /^Price/ }), '1')
  await user.click(screen.getByRole('button', { name: 'Add a service' }))
  expect(await screen.findByText('Above zero, please')).toBeVisible()
})

test('BKG-002 USE-014 a service is saved with the version that was read, and deleted only after confirmation', async () => {
  mockClinicApi()
  mockEndpoint('get', `/api/v2/services/${peeling.id}`, () => okResponse(peeling))
  const saved = mockEndpoint('put', `/api/v2/services/${peeling.id}`, () => okResponse({ ...peeling, version: 3 }))
  const deleted = mockEndpoint('delete', `/api/v2/services/${peeling.id}`, () => okResponse(null))
  const { user, router } = renderRoutes(routes, `/bookings/services/${peeling.id}/edit`)
  const name = await screen.findByRole('textbox', { name: /^Name/ })
  await user.clear(name)
  await user.type(name, 'Deep peeling')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/bookings/services'))
  expect(saved[0]?.body).toMatchObject({ name: 'Deep peeling', price: 90000, version: 2, practitioner_ids: [anna.id, omar.id] })
  expect(saved[0]?.body).not.toHaveProperty('id')
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Delete the service' }), 'the screen left').toBeNull())
  await router.navigate(`/bookings/services/${peeling.id}/edit`)
  await user.click(await screen.findByRole('button', { name: 'Delete the service' }))
  expect(deleted).toHaveLength(0)
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete the service' }))
  await waitFor(() => expect(deleted[0]?.url.search).toBe('?version=2'))
})

test('BKG-002 USE-014 the deleted services are listed by a filter, and one is restored', async () => {
  mockClinicApi()
  const lists = mockEndpoint('get', '/api/v2/services', () => pageResponse(restored.length > 0 ? [] : [peeling]))
  const restored = mockEndpoint('post', `/api/v2/services/${peeling.id}/restore`, () => okResponse({ ...peeling, version: 3 }))
  const { user } = renderRoutes(routes, '/bookings/services')
  expect(await screen.findByRole('link', { name: peeling.name })).toBeVisible()
  await user.click(screen.getByRole('radio', { name: 'Deleted' }))
  const restore = await screen.findByRole('button', { name: 'Restore' })
  expect(lists.at(-1)?.url.searchParams.get('deleted')).toBe('true')
  expect(screen.queryByRole('link', { name: peeling.name })).toBeNull()
  await user.click(restore)
  expect(await screen.findByText('The service is restored')).toBeVisible()
  expect(restored.map(({ body }) => body)).toEqual([{ version: 2 }])
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Restore' })).toBeNull())
})

test('BKG-001 categories are reordered, inactivated, renamed and added', async () => {
  mockClinicApi()
  const order = mockEndpoint('post', '/api/v2/categories/shift', () => okResponse([lasers, facials]))
  mockEndpoint('get', '/api/v2/categories', () => okResponse(order.length ? [lasers, facials] : [facials, lasers]))
  const toggled = mockEndpoint('post', `/api/v2/categories/${lasers.id}/toggle`, () => okResponse({ ...lasers, is_active: false }))
  const renamed = mockEndpoint('put', `/api/v2/categories/${facials.id}`, () => okResponse(facials))
  const added = mockEndpoint('post', '/api/v2/categories', () => okResponse({ ...facials, id: 'new' }))
  const { user } = renderRoutes(routes, '/bookings/category')
  const up = await screen.findByRole('button', { name: 'Move Lasers up' })
  expect(screen.getByRole('button', { name: 'Move Facials up' })).toBeDisabled()
  await user.click(up)
  await waitFor(() => expect(order[0]?.body).toEqual({ ids: [lasers.id, facials.id] }))
  expect(screen.getByRole('button', { name: 'Move Lasers up' })).toBeDisabled()
  await waitFor(() => expect(screen.getByRole('button', { name: 'Move Lasers down' })).toHaveFocus())
  await user.click(screen.getByRole('switch', { name: 'Lasers: active' }))
  await waitFor(() => expect(toggled[0]?.body).toEqual({ version: 4 }))
  await user.click(screen.getByRole('button', { name: 'Edit Facials' }))
  await user.type(await screen.findByRole('textbox', { name: /^Name/ }), '!')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() =>
    expect(renamed[0]?.body).toEqual({ name: 'Facials!', name_en: '', name_sv: '', group_booking: false, is_active: true, version: 1 }),
  )
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await user.click(screen.getByRole('button', { name: 'Add a category' }))
  const form = within(await screen.findByRole('dialog'))
  await user.type(await form.findByRole('textbox', { name: /^Name/ }), 'Massage')
  await user.click(form.getByRole('switch', { name: /Group booking/ }))
  await user.click(form.getByRole('button', { name: 'Add a category' }))
  await waitFor(() => expect(added[0]?.body).toEqual({ name: 'Massage', name_en: '', name_sv: '', group_booking: true, is_active: true }))
})

test('BKG-001 two quick moves are both saved, in their order, and the list keeps the last one', async () => {
  mockClinicApi()
  const third = { ...lasers, id: '018f0000-0000-7000-8000-0000000000c3', name: 'Massage' }
  let saved = [facials, lasers, third]
  const secondMove = Promise.withResolvers<void>()
  let answeredCount = 0
  const order = mockEndpoint('post', '/api/v2/categories/shift', async ({ request }) => {
    const { ids } = (await request.json()) as { ids: string[] }
    await secondMove.promise
    saved = ids.flatMap((id) => [facials, lasers, third].filter((category) => category.id === id))
    answeredCount += 1
    return okResponse(saved)
  })
  const loads = mockEndpoint('get', '/api/v2/categories', () => okResponse(saved))
  const { user } = renderRoutes(routes, '/bookings/category')
  await user.click(await screen.findByRole('button', { name: 'Move Massage up' }))
  await user.click(screen.getByRole('button', { name: 'Move Massage up' }))
  expect(screen.getByRole('button', { name: 'Move Massage up' })).toBeDisabled()
  secondMove.resolve()
  await waitFor(() => expect([order.length, answeredCount]).toEqual([2, 2]))
  await waitFor(() => expect(loads).toHaveLength(2))
  expect(saved.map(({ name }) => name)).toEqual(['Massage', 'Facials', 'Lasers'])
  expect(screen.getByRole('button', { name: 'Move Massage up' })).toBeDisabled()
})

test('BKG-001 a refused order of the categories shows the server’s message', async () => {
  mockClinicApi()
  mockEndpoint('post', '/api/v2/categories/shift', () => errorResponse(403, 'subscription.read_only', 'Only reading is possible'))
  const { user } = renderRoutes(routes, '/bookings/category')
  await user.click(await screen.findByRole('button', { name: 'Move Facials down' }))
  expect(await screen.findByText('Only reading is possible')).toBeVisible()
  await waitFor(() => expect(screen.getByRole('button', { name: 'Move Facials up' })).toBeDisabled())
})

test('BKG-003 a new clinic without services gets a link to add one, in Swedish too', async () => {
  await setTestLanguage('sv')
  mockClinicApi()
  mockEndpoint('get', '/api/v2/services', () => pageResponse([]))
  renderRoutes(routes, '/bookings/services')
  expect(await screen.findByText('Inga tjänster ännu')).toBeVisible()
  for (const link of screen.getAllByRole('link', { name: 'Lägg till en tjänst' }))
    expect(link).toHaveAttribute('href', '/bookings/services/add')
  expect(screen.getByRole('button', { name: 'Börja med en lista' })).toBeVisible()
})

test('USE-002 a clinic without services sees and adds the starter list of its kind', async () => {
  mockClinicApi()
  let saved: unknown[] = []
  mockEndpoint('get', '/api/v2/services', () => pageResponse(saved))
  mockEndpoint('get', '/api/v2/services/starter-lists', () =>
    okResponse({
      lists: [
        { kind: 'injections', services: [{ category: 'Fillers', name: 'Lips 1 ml', duration: 60, price: 320000 }] },
        { kind: 'medical', services: [{ category: 'Nurse', name: 'Blood test', duration: 15, price: 35000 }] },
      ],
    }),
  )
  const calls = mockEndpoint('post', '/api/v2/services/starter-lists', () => {
    saved = [peeling]
    return okResponse({ added: 2 })
  })
  const { user } = renderRoutes(routes, '/bookings/services')
  await user.click(await screen.findByRole('button', { name: 'Start with a list' }))
  const form = await screen.findByRole('form', { name: 'Start with a list' })
  expect(within(form).getByText(/Lips 1 ml, 60 min/)).toHaveTextContent(/3,200\.00/)
  await user.click(within(form).getByRole('radio', { name: 'Medical clinic' }))
  expect(within(form).queryByText(/Lips/)).toBeNull()
  expect(within(form).getByText(/Blood test, 15 min/)).toBeVisible()
  await expectNoA11yViolations()
  await user.click(within(form).getByRole('button', { name: 'Add these services' }))
  expect(await screen.findByText('2 services are added')).toBeVisible()
  expect(calls.map(({ body }) => body)).toEqual([{ kind: 'medical' }])
  expect(await screen.findByRole('row', { name: /Peeling/ })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Start with a list' })).toBeNull()
})

test('USE-002 a missing category is created in the service’s form, which keeps what was typed', async () => {
  mockClinicApi()
  const massage = { ...facials, id: '018f0000-0000-7000-8000-0000000000c9', name: 'Massage' }
  let categories: (typeof facials)[] = []
  mockEndpoint('get', '/api/v2/categories', () => okResponse(categories))
  const added = mockEndpoint('post', '/api/v2/categories', () => {
    categories = [massage]
    return okResponse(massage)
  })
  const calls = mockEndpoint('post', '/api/v2/services', () => okResponse({ ...peeling, id: 'new' }))
  const { user } = renderRoutes(routes, '/bookings/services/add')
  await user.type(await screen.findByRole('textbox', { name: /^Name/ }), 'Back massage')
  await user.type(screen.getByRole('textbox', { name: /^Price/ }), '700')
  await user.click(screen.getByRole('button', { name: 'Add a category' }))
  const panel = within(await screen.findByRole('dialog'))
  await user.type(await panel.findByRole('textbox', { name: /^Name/ }), 'Massage')
  await user.click(panel.getByRole('button', { name: 'Add a category' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(added).toHaveLength(1)
  expect(calls).toHaveLength(0)
  expect(screen.getByRole('combobox', { name: /^Category/ })).toHaveValue('Massage')
  expect(screen.getByRole('textbox', { name: /^Name/ })).toHaveValue('Back massage')
  await user.click(screen.getByRole('button', { name: 'Add a service' }))
  await waitFor(() => expect(calls[0]?.body).toMatchObject({ name: 'Back massage', category_id: massage.id, price: 70000 }))
})

test('a user with read permission sees the catalogue without buttons to change it', async () => {
  mockSignedIn({ permissions: ['booking.read', 'catalogue.read'] })
  mockClinicApi()
  const { router } = renderRoutes(routes, '/bookings/services')
  await screen.findByText('Peeling')
  expect(screen.queryByRole('link', { name: /Add a service|Peeling/ })).toBeNull()
  await router.navigate('/bookings/category')
  await screen.findByRole('switch', { name: 'Facials: active' })
  expect(screen.queryByRole('button', { name: /Add|Edit|Move/ })).toBeNull()
})
