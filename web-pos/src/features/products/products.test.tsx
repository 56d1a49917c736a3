import {
  expectNoA11yViolations,
  mockEndpoint,
  mockSignedIn,
  okResponse,
  pageResponse,
  renderRoutes,
  setTestLanguage,
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
  await user.clear(within(form).getByLabelText(/^Stock/))
  await user.type(within(form).getByLabelText(/^Stock/), '20')
  await user.click(within(form).getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(calls[0]?.body).toMatchObject({ name: 'Day cream', stock: 20, version: 1 }))
})
