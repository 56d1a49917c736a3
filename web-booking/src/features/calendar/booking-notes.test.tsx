import { expectNoA11yViolations, mockEndpoint, mockSignedIn, okResponse, pageResponse, renderRoutes } from '@clinic/kit/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { routes } from '../../routes'
import { booking, bookingNote, mockClinicApi } from '../../testing/fixtures'

const notesPath = `/api/v2/bookings/${booking.id}/notes`
const openNotes = async () => {
  const view = renderRoutes(routes, `/calendar/booking/${booking.id}?view=list&day=2026-11-24`)
  const panel = within(await screen.findByRole('dialog', { name: 'Peeling' }))
  return { ...view, notes: within(await panel.findByRole('region', { name: 'Notes' })) }
}

beforeEach(() => {
  mockSignedIn()
  mockClinicApi()
})

test('BKG-021 the notes of a booking show who wrote and who changed them, older ones on request', async () => {
  const changed = { ...bookingNote, changed_by_name: 'Omar Haddad', updated_at: '2026-11-03 09:00:00' }
  const older = { ...bookingNote, id: 'older', text: 'Parking is booked' }
  const lists = mockEndpoint('get', notesPath, ({ request }) => {
    const page = Number(new URL(request.url).searchParams.get('page'))
    return okResponse({ items: [page === 1 ? changed : older], page, per_page: 10, total: 11, total_capped: false })
  })
  const { user, notes } = await openNotes()
  const item = await notes.findByRole('listitem')
  expect(item).toHaveTextContent('Anna Berg · 2026-11-02 09:00')
  expect(item).toHaveTextContent('Comes with a guide dog')
  expect(item).toHaveTextContent('Changed by Omar Haddad · 2026-11-03 10:00')
  await user.click(notes.getByRole('button', { name: 'Show more' }))
  expect(await notes.findByText('Parking is booked')).toBeVisible()
  expect(lists.map(({ url }) => url.searchParams.get('page'))).toEqual(['1', '2'])
  // PLT-109: ten in a panel.
  expect(new Set(lists.map(({ url }) => url.searchParams.get('per_page')))).toEqual(new Set(['10']))
  await expectNoA11yViolations()
})

test('BKG-021 a note is deleted once that is confirmed, and a form is left by Back', async () => {
  let items = [bookingNote]
  mockEndpoint('get', notesPath, () => pageResponse(items))
  const calls = mockEndpoint('delete', `${notesPath}/${bookingNote.id}`, () => {
    items = []
    return okResponse(null)
  })
  const { user, notes } = await openNotes()
  await user.click(await notes.findByRole('button', { name: 'Edit the note of Anna Berg' }))
  await user.click(notes.getByRole('button', { name: 'Back' }))
  await user.click(notes.getByRole('button', { name: 'Write a note' }))
  // USE-006: typing begins at once.
  expect(notes.getByRole('textbox', { name: /Note/ })).toHaveFocus()
  await user.click(notes.getByRole('button', { name: 'Back' }))
  await waitFor(() => expect(notes.queryByRole('form')).toBeNull())
  await user.click(notes.getByRole('button', { name: 'Delete the note of Anna Berg' }))
  await user.click(within(await screen.findByRole('dialog', { name: 'Delete the note?' })).getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Delete the note?' })).toBeNull())
  expect(calls).toHaveLength(0)
  await user.click(notes.getByRole('button', { name: 'Delete the note of Anna Berg' }))
  await user.click(within(await screen.findByRole('dialog', { name: 'Delete the note?' })).getByRole('button', { name: 'Delete' }))
  await screen.findByText('The note is deleted')
  expect(await notes.findByText('No notes yet')).toBeVisible()
  expect(calls).toHaveLength(1)
})

test('BKG-021 who may only read sees the notes and no buttons', async () => {
  mockSignedIn({ permissions: ['booking.read', 'catalogue.read'] })
  mockEndpoint('get', notesPath, () => pageResponse([bookingNote]))
  const { notes } = await openNotes()
  expect(await notes.findByText('Comes with a guide dog')).toBeVisible()
  expect(notes.queryByRole('button')).toBeNull()
})
