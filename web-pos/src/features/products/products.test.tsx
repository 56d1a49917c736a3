import {
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
  code: 'DC1',
  ean: '',
  selling_price: 34950,
  base_price: 10000,
  tax: 2500,
  stock: 12,
  version: 1,
}

beforeEach(() => mockSignedIn())

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
