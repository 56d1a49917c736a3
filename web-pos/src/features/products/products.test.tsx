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
import { beforeEach, expect, test } from 'vitest'
import { routes } from '../../routes'

const at = '/point-of-sale/products/products-library'
const product = {
  id: 'p1',
  name: 'Day cream',
  category_id: null,
  category_name: '',
  is_removed: false,
  code: 'DC1',
  ean: '',
  selling_price: 34950,
  base_price: 10000,
  tax: 2500,
  stock: 12,
  version: 1,
}

const skinCare = { id: '018f0000-0000-7000-8000-0000000000f1', name: 'Skin care', version: 3, product_count: 1 }
const categoriesPath = '/api/v3/point-of-sale/product-categories'

beforeEach(() => {
  mockSignedIn()
  mockEndpoint('get', categoriesPath, () => pageResponse([skinCare]))
  mockEndpoint('get', `${categoriesPath}/${skinCare.id}`, () => okResponse(skinCare))
})

test('PLT-091 products are listed with prices in the company’s currency', async () => {
  mockEndpoint('get', '/api/v3/point-of-sale/products', () => pageResponse([product]))
  renderRoutes(routes, at)
  expect(await screen.findByText('Day cream')).toBeInTheDocument()
  expect(screen.getByText(/349\.50/)).toBeInTheDocument()
  await expectNoA11yViolations()
  await setTestLanguage('sv')
  expect(await screen.findByText(/349,50\skr/)).toBeInTheDocument()
  await setTestLanguage('en')
})

test('a product is added with its price in minor units', async () => {
  mockEndpoint('get', '/api/v3/point-of-sale/products', () => pageResponse([]))
  const calls = mockEndpoint('post', '/api/v3/point-of-sale/products', () => okResponse(product))
  const { user } = renderRoutes(routes, at)
  await screen.findByText('No products yet')
  await user.click(screen.getAllByRole('button', { name: 'Add a product' })[0] as HTMLElement)
  const form = await screen.findByRole('form', { name: 'Add a product' })
  await user.type(within(form).getByLabelText(/^Name/), 'Day cream')
  await user.type(within(form).getByLabelText(/Selling price/), '349.5')
  await user.type(within(form).getByLabelText(/Base price/), '100')
  await user.click(within(form).getByRole('button', { name: 'Add a product' }))
  await waitFor(() =>
    expect(calls[0]?.body).toMatchObject({ name: 'Day cream', selling_price: 34950, base_price: 10000, tax: 2500, stock: 0 }),
  )
})

test('POS-010 POS-011 a product is saved with the version that was read, and low stock is labelled', async () => {
  mockEndpoint('get', '/api/v3/point-of-sale/products', () => pageResponse([{ ...product, stock: 2 }]))
  const calls = mockEndpoint('put', '/api/v3/point-of-sale/products/p1', () => okResponse(product))
  const { user } = renderRoutes(routes, at)
  expect(await screen.findByText('2 left')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Day cream' }))
  const form = await screen.findByRole('form', { name: 'Edit the product' })
  expect(within(form).queryByLabelText(/^Stock/)).not.toBeInTheDocument()
  await user.clear(within(form).getByLabelText(/^Code/))
  await user.type(within(form).getByLabelText(/^Code/), 'DC2')
  await user.click(within(form).getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(calls[0]?.body).toMatchObject({ name: 'Day cream', code: 'DC2', version: 1 }))
  expect(calls[0]?.body).not.toHaveProperty('stock')
})

test('POS-011 the stock is adjusted by a number with a reason', async () => {
  mockEndpoint('get', '/api/v3/point-of-sale/products', () => pageResponse([product]))
  const calls = mockEndpoint('post', '/api/v3/point-of-sale/products/p1/stock', () => okResponse(product))
  const { user } = renderRoutes(routes, at)
  await user.click(await screen.findByRole('button', { name: 'Day cream' }))
  const form = await screen.findByRole('form', { name: 'Adjust the stock' })
  expect(within(form).getByText('12 in stock')).toBeVisible()
  await user.click(within(form).getByRole('radio', { name: 'Remove' }))
  await user.type(within(form).getByLabelText(/Quantity/), '2')
  await user.click(within(form).getByRole('button', { name: 'Adjust the stock' }))
  expect(calls).toHaveLength(0)
  await user.type(within(form).getByLabelText(/Reason/), 'Broken')
  await expectNoA11yViolations()
  await user.click(within(form).getByRole('button', { name: 'Adjust the stock' }))
  await waitFor(() => expect(calls[0]?.body).toEqual({ change: -2, reason: 'Broken' }))
})

test('POS-010 a bar code with a wrong check digit and required fields left out are named on their fields', async () => {
  mockEndpoint('get', '/api/v3/point-of-sale/products', () => pageResponse([]))
  const calls = mockEndpoint('post', '/api/v3/point-of-sale/products', () =>
    validationErrorResponse({ ean: 'The bar code is wrong.', selling_price: 'Enter a number of at least 100.00.' }),
  )
  const { user } = renderRoutes(routes, at)
  await screen.findByText('No products yet')
  await user.click(screen.getAllByRole('button', { name: 'Add a product' })[0] as HTMLElement)
  const form = await screen.findByRole('form', { name: 'Add a product' })
  await user.click(within(form).getByRole('button', { name: 'Add a product' }))
  for (const label of [/^Name/, /Selling price/, /Base price/]) expect(within(form).getByLabelText(label)).toBeInvalid()
  expect(calls).toHaveLength(0)
  await user.type(within(form).getByLabelText(/^Name/), 'Day cream')
  await user.type(within(form).getByLabelText(/EAN/), '7310865004704')
  await user.type(within(form).getByLabelText(/Selling price/), '50')
  await user.type(within(form).getByLabelText(/Base price/), '100')
  await user.click(within(form).getByRole('button', { name: 'Add a product' }))
  expect(await within(form).findByText('The bar code is wrong.')).toBeVisible()
  expect(within(form).getByText('Enter a number of at least 100.00.')).toBeVisible()
  expect(calls[0]?.body).toMatchObject({ ean: '7310865004704', selling_price: 5000, base_price: 10000 })
})

test('POS-010 USE-014 a product is removed after a question, and a removed one is restored', async () => {
  const lists = mockEndpoint('get', '/api/v3/point-of-sale/products', ({ request }) =>
    pageResponse([{ ...product, is_removed: request.url.includes('filter=removed') }]),
  )
  const removed = mockEndpoint('delete', '/api/v3/point-of-sale/products/p1', () => okResponse(null))
  const restored = mockEndpoint('post', '/api/v3/point-of-sale/products/p1/restore', () => okResponse(product))
  const { user } = renderRoutes(routes, at)
  await user.click(await screen.findByRole('button', { name: 'Day cream' }))
  await user.click(await screen.findByRole('button', { name: 'Remove the product' }))
  const question = within(await screen.findByRole('dialog', { name: 'Remove the product?' }))
  expect(question.getByText(/Day cream can no longer be sold/)).toBeVisible()
  expect(removed).toHaveLength(0)
  await user.click(question.getByRole('button', { name: 'Remove the product' }))
  await waitFor(() => expect(removed[0]?.url.searchParams.get('version')).toBe('1'))
  expect(await screen.findByText('The product is removed')).toBeVisible()
  await user.click(screen.getByRole('radio', { name: 'Removed' }))
  await user.click(await screen.findByRole('button', { name: 'Restore' }))
  await waitFor(() => expect(restored[0]?.body).toEqual({ version: 1 }))
  expect(lists.some(({ url }) => url.searchParams.get('filter') === 'removed')).toBe(true)
  expect(screen.queryByRole('button', { name: 'Day cream' })).not.toBeInTheDocument()
})

test('POS-010 products are filtered by category, and a product gets one', async () => {
  const lists = mockEndpoint('get', '/api/v3/point-of-sale/products', () => pageResponse([{ ...product, category_name: 'Skin care' }]))
  const calls = mockEndpoint('put', '/api/v3/point-of-sale/products/p1', () => okResponse(product))
  const { user, router } = renderRoutes(routes, at)
  expect(await screen.findByRole('cell', { name: 'Skin care' })).toBeVisible()
  await user.type(screen.getByRole('combobox', { name: 'Category' }), 'skin')
  await user.click(await screen.findByRole('option', { name: 'Skin care', hidden: true }))
  await waitFor(() => expect(lists.at(-1)?.url.searchParams.get('category_id')).toBe(skinCare.id))
  expect(router.state.location.search).toContain(`category=${skinCare.id}`)
  await user.click(screen.getByRole('button', { name: 'Day cream' }))
  const form = within(await screen.findByRole('form', { name: 'Edit the product' }))
  const category = form.getByRole('combobox', { name: 'Category' })
  await user.type(category, 'skin')
  const getOptions = () => within(document.getElementById(category.getAttribute('aria-controls') ?? '') as HTMLElement)
  await user.click(await waitFor(() => getOptions().getByRole('option', { name: 'Skin care', hidden: true })))
  await user.click(form.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(calls[0]?.body).toMatchObject({ category_id: skinCare.id, version: 1 }))
})

test.each([
  ['en', 'Add a category', 'Edit the category', 'Remove the category', 'Save'],
  ['sv', 'Lägg till kategori', 'Redigera kategorin', 'Ta bort kategorin', 'Spara'],
] as const)('POS-010 categories are added, renamed and removed (%s)', async (language, add, edit, remove, save) => {
  await setTestLanguage(language)
  const added = mockEndpoint('post', categoriesPath, () => okResponse(skinCare))
  const renamed = mockEndpoint('put', `${categoriesPath}/${skinCare.id}`, () => okResponse(skinCare))
  const removed = mockEndpoint('delete', `${categoriesPath}/${skinCare.id}`, () => okResponse(null))
  const { user } = renderRoutes(routes, '/point-of-sale/products/category')
  expect(await screen.findByRole('link', { name: '1' })).toHaveAttribute('href', `${at}?category=${skinCare.id}`)
  await expectNoA11yViolations()
  await user.click(screen.getByRole('button', { name: add }))
  let form = within(await screen.findByRole('form', { name: add }))
  await user.type(form.getByRole('textbox'), 'Sun')
  await user.click(form.getByRole('button', { name: add }))
  await waitFor(() => expect(added[0]?.body).toEqual({ name: 'Sun' }))
  await user.click(await screen.findByRole('button', { name: 'Skin care' }))
  form = within(await screen.findByRole('form', { name: edit }))
  await user.clear(form.getByRole('textbox'))
  await user.type(form.getByRole('textbox'), 'Face')
  await user.click(form.getByRole('button', { name: save }))
  await waitFor(() => expect(renamed[0]?.body).toEqual({ name: 'Face', version: 3 }))
  await waitFor(() => expect(screen.queryByRole('form', { name: edit })).toBeNull())
  await user.click(await screen.findByRole('button', { name: 'Skin care' }))
  await user.click(await screen.findByRole('button', { name: remove }))
  await user.click(within(await screen.findByRole('dialog', { name: `${remove}?` })).getByRole('button', { name: remove }))
  await waitFor(() => expect(removed[0]?.url.searchParams.get('version')).toBe('3'))
  await setTestLanguage('en')
})

test('USE-003 products low in stock are a list of their own, at the address that the home page leads to', async () => {
  const calls = mockEndpoint('get', '/api/v3/point-of-sale/products', () => pageResponse([{ ...product, stock: 1 }]))
  const { user } = renderRoutes(routes, `${at}?filter=low&sort=stock`)
  expect(await screen.findByRole('radio', { name: 'Low in stock' })).toBeChecked()
  await waitFor(() => expect(calls[0]?.url.searchParams.get('filter')).toBe('low'))
  await user.click(screen.getByRole('radio', { name: 'For sale' }))
  await waitFor(() => expect(calls.at(-1)?.url.searchParams.get('filter')).toBe('in_use'))
})

test('USE-017 selected products are moved to a category and removed after a question, each by one call', async () => {
  mockEndpoint('get', '/api/v3/point-of-sale/products', () => pageResponse([product, { ...product, id: 'p2', name: 'Night cream' }]))
  const searches = mockEndpoint('get', categoriesPath, () => pageResponse([skinCare]))
  const calls = mockEndpoint('post', '/api/v3/point-of-sale/products/bulk', () => okResponse({ products: 2 }))
  const { user } = renderRoutes(routes, at)
  for (const name of ['Day cream', 'Night cream']) await user.click(await screen.findByRole('checkbox', { name: `Select ${name}` }))
  await user.click(screen.getByRole('button', { name: 'Move to a category…' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Move 2 products' }))
  await user.type(dialog.getByRole('combobox', { name: 'Category' }), 'skin')
  await waitFor(() => expect(searches.at(-1)?.url.searchParams.get('search')).toBe('skin'))
  await waitFor(async () => {
    await user.keyboard('{Enter}')
    expect(dialog.getByRole('button', { name: 'Move' })).toBeEnabled()
  })
  await user.click(dialog.getByRole('button', { name: 'Move' }))
  await waitFor(() => expect(calls[0]?.body).toEqual({ product_ids: ['p1', 'p2'], product_category_id: skinCare.id }))
  await waitFor(() => expect(screen.queryByRole('toolbar')).toBeNull())
  await user.click(screen.getByRole('checkbox', { name: 'Select all on the page' }))
  await user.click(screen.getByRole('button', { name: 'Remove' }))
  const question = within(await screen.findByRole('dialog', { name: 'Remove 2 products?' }))
  expect(calls).toHaveLength(1)
  await user.click(question.getByRole('button', { name: 'Remove' }))
  await waitFor(() => expect(calls[1]?.body).toEqual({ product_ids: ['p1', 'p2'], is_removed: true }))
  expect(await screen.findAllByText('2 products are removed')).not.toHaveLength(0)
})

test('USE-017 removed products are restored together, and a refusal says why', async () => {
  mockEndpoint('get', '/api/v3/point-of-sale/products', () => pageResponse([{ ...product, is_removed: true }]))
  const calls = mockEndpoint('post', '/api/v3/point-of-sale/products/bulk', () => errorResponse(409, 'product.codes_taken', 'Same code'))
  const { user } = renderRoutes(routes, `${at}?filter=removed`)
  await user.click(await screen.findByRole('checkbox', { name: 'Select Day cream' }))
  const toolbar = within(screen.getByRole('toolbar'))
  expect(toolbar.queryByRole('button', { name: 'Move to a category…' })).toBeNull()
  await user.click(toolbar.getByRole('button', { name: 'Restore' }))
  await waitFor(() => expect(calls[0]?.body).toEqual({ product_ids: ['p1'], is_removed: false }))
  expect(await screen.findByText('Same code')).toBeVisible()
})

test('REC-070 administrators reach the import of products from the list, others have no link', async () => {
  mockEndpoint('get', '/api/v3/point-of-sale/products', () => pageResponse([product]))
  const { unmount } = renderRoutes(routes, at)
  expect(await screen.findByRole('link', { name: 'Import products' })).toHaveAttribute('href', '/settings/import?kind=products')
  unmount()
  mockSignedIn({ permissions: ['product.read', 'product.write'] })
  renderRoutes(routes, at)
  expect(await screen.findByRole('button', { name: 'Add a product' })).toBeVisible()
  expect(screen.queryByRole('link', { name: 'Import products' })).toBeNull()
})
