import { expectNoA11yViolations, renderRoutes, setTestLanguage } from '@clinic/kit/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { GalleryScreen } from './gallery-screen'

afterEach(() => setTestLanguage('en'))

const renderGallery = () => renderRoutes([{ path: '/kit/*', element: <GalleryScreen /> }], '/kit')

test.each(['en', 'sv'] as const)('BEY-064 every component of the kit is accessible (%s)', async (language) => {
  await setTestLanguage(language)
  renderGallery()
  expect(await screen.findByRole('heading', { name: 'DescriptionList' })).toBeInTheDocument()
  expect(screen.getAllByText('Version 2')).not.toHaveLength(0)
  expect(screen.getByRole('button', { name: language === 'en' ? 'Next' : 'Nästa' })).toBeInTheDocument()
  await expectNoA11yViolations()
})

test('rows are selected one by one or all at once, and actions are shown above a selection', async () => {
  const { user } = renderGallery()
  const table = await screen.findByRole('table', { name: 'Devices' })
  expect(screen.queryByRole('toolbar')).toBeNull()
  await user.click(within(table).getByRole('checkbox', { name: 'Select Laser' }))
  expect(within(screen.getByRole('toolbar')).getByRole('status')).toHaveTextContent('1 selected')
  await user.click(within(table).getByRole('checkbox', { name: 'Select all on the page' }))
  expect(within(screen.getByRole('toolbar')).getByRole('status')).toHaveTextContent('2 selected')
  await user.click(screen.getByRole('button', { name: 'Remove' }))
  expect(screen.queryByRole('toolbar')).toBeNull()
  expect(within(table).getByRole('checkbox', { name: 'Select Laser' })).not.toBeChecked()
})

test('a selection is cleared when other rows are shown', async () => {
  const { user, router } = renderGallery()
  await user.click(await screen.findByRole('checkbox', { name: 'Select Laser' }))
  expect(screen.getByRole('toolbar')).toBeInTheDocument()
  await user.click(screen.getByRole('radio', { name: 'Removed' }))
  await waitFor(() => expect(router.state.location.search).toBe('?filter=removed'))
  expect(screen.queryByRole('toolbar')).toBeNull()
  expect(screen.getByRole('checkbox', { name: 'Select Laser' })).not.toBeChecked()
})

test('the URL hides only columns that the menu can show', async () => {
  renderRoutes([{ path: '/kit/*', element: <GalleryScreen /> }], '/kit?hide=name,location')
  expect(await screen.findByRole('columnheader', { name: 'Name' })).toBeInTheDocument()
  expect(screen.queryByRole('columnheader', { name: 'Location' })).toBeNull()
})

test('a tab opens on Enter, not when an arrow key focuses it', async () => {
  const { user, router } = renderGallery()
  const details = await screen.findByRole('tab', { name: 'Details' })
  expect(details).toHaveAttribute('aria-selected', 'true')
  details.focus()
  await user.keyboard('{ArrowRight}')
  expect(screen.getByRole('tab', { name: 'Log' })).toHaveFocus()
  expect(router.state.location.pathname).toBe('/kit')
  await user.keyboard('{Enter}')
  await waitFor(() => expect(router.state.location.pathname).toBe('/kit/logs'))
  expect(screen.getByRole('tab', { name: 'Log' })).toHaveAttribute('aria-selected', 'true')
  expect(screen.getByRole('tabpanel', { name: 'Log' })).toHaveTextContent('Details of the device')
})

test('a hidden column is kept in the URL and can be shown from the menu', async () => {
  const { user, router } = renderGallery()
  expect(await screen.findByRole('columnheader', { name: 'Location' })).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Columns' }))
  await user.click(await screen.findByRole('checkbox', { name: 'Location', hidden: true }))
  expect(router.state.location.search).toBe('?hide=location')
  expect(screen.queryByRole('columnheader', { name: 'Location' })).toBeNull()
  await user.click(screen.getByRole('checkbox', { name: 'Location', hidden: true }))
  expect(router.state.location.search).toBe('')
  expect(screen.getByRole('columnheader', { name: 'Location' })).toBeInTheDocument()
})

test('a row of a sortable list is moved by its buttons', async () => {
  const { user } = renderGallery()
  const list = await screen.findByRole('list', { name: 'Questions' })
  const names = () =>
    within(list)
      .getAllByRole('listitem')
      .map((item) => item.textContent)
  expect(names()).toEqual(['Allergies', 'Medicines', 'Pregnancy'])
  await user.click(screen.getByRole('button', { name: 'Move Allergies down' }))
  expect(names()).toEqual(['Medicines', 'Allergies', 'Pregnancy'])
  expect(screen.getByRole('button', { name: 'Move Medicines up' })).toBeDisabled()
})

test('Enter selects the first match of an entity select', async () => {
  const { user } = renderGallery()
  const input = await screen.findByRole('combobox', { name: 'EntitySelect' })
  await user.type(input, 'lars')
  expect(await screen.findByRole('option', { name: 'Lars Ek', hidden: true })).toBeInTheDocument()
  await user.keyboard('{Enter}')
  expect(input).toHaveValue('Lars Ek')
})

test('changes of a form are discarded by the button beside Save', async () => {
  const { user } = renderGallery()
  const input = await screen.findByRole('combobox', { name: 'EntitySelect' })
  await user.type(input, 'lars')
  await user.click(await screen.findByRole('option', { name: 'Lars Ek', hidden: true }))
  await user.click(await screen.findByRole('button', { name: 'Discard changes' }))
  await waitFor(() => expect(input).toHaveValue(''))
  expect(screen.queryByRole('button', { name: 'Discard changes' })).toBeNull()
})

test('a wizard moves the focus to the heading of the step it opens', async () => {
  const { user } = renderGallery()
  await user.click(await screen.findByRole('button', { name: 'Next' }))
  expect(screen.getByRole('heading', { name: 'Step 2 of 2: Services' })).toHaveFocus()
  await user.click(screen.getByRole('button', { name: 'Back' }))
  expect(screen.getByRole('heading', { name: 'Step 1 of 2: Company' })).toHaveFocus()
})

test('an action asks for its reason and then reports its success', async () => {
  const { user } = renderGallery()
  await user.click(await screen.findByRole('button', { name: 'Cancel the booking' }))
  const dialog = await screen.findByRole('dialog')
  await user.click(within(dialog).getByRole('button', { name: 'Cancel the booking: the client is ill' }))
  expect(await screen.findByText('Booking cancelled')).toBeInTheDocument()
})
