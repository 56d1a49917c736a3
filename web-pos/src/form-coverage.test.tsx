import { findForm, mockEndpoint, mockSignedIn, okResponse, pageResponse, renderRoutes, submitEveryField } from '@clinic/kit/testing'
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { routes } from './routes'
import { mockPos, register } from './testing/fixtures'

const posPath = '/api/v3/point-of-sale'
const settingsPath = '/point-of-sale/setting/terminal-setting'
const address = { name: 'Till 9', zip_code: '111 22' }
const cream = {
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

beforeEach(() => {
  mockSignedIn()
  mockPos()
  mockEndpoint('get', `${posPath}/settings`, () =>
    okResponse({ merchant_id: 'm1', receipt_header: '', receipt_footer: 'Welcome back', version: 2 }),
  )
})

test('POS-023 every field of a register is sent, when it is added and when it is changed', async () => {
  const added = mockEndpoint('post', `${posPath}/registers`, () => okResponse(register))
  const changed = mockEndpoint('put', `${posPath}/registers/${register.id}`, () => okResponse(register))
  const { user } = renderRoutes(routes, settingsPath)
  await user.click(await screen.findByRole('button', { name: 'Add a register' }))
  await submitEveryField(await findForm('Register'), { schema: 'RegisterCreate', user, calls: added, values: address })
  await waitFor(() => expect(screen.queryByRole('form', { name: 'Register' })).toBeNull())
  await user.click(screen.getByRole('button', { name: register.name }))
  const body = await submitEveryField(await findForm('Register'), { schema: 'RegisterUpdate', user, calls: changed, values: address })
  expect(body).toMatchObject({ is_active: false, version: register.version })
})

test('POS-023 both receipt texts are sent', async () => {
  const changed = mockEndpoint('put', `${posPath}/settings`, () => okResponse({}))
  const { user } = renderRoutes(routes, settingsPath)
  await submitEveryField(await findForm('Receipt texts'), { schema: 'RegisterSettingsUpdate', user, calls: changed })
})

test('POS-010 every field of a product is sent, when it is added and when it is changed', async () => {
  mockEndpoint('get', `${posPath}/products`, () => pageResponse([cream]))
  const added = mockEndpoint('post', `${posPath}/products`, () => okResponse(cream))
  const changed = mockEndpoint('put', `${posPath}/products/p1`, () => okResponse(cream))
  const { user } = renderRoutes(routes, '/point-of-sale/products/products-library')
  const values = { ean: '7350053850019' }
  await user.click((await screen.findAllByRole('button', { name: 'Add a product' }))[0] as HTMLElement)
  await submitEveryField(await findForm('Add a product'), { schema: 'ProductCreate', user, calls: added, values })
  await waitFor(() => expect(screen.queryByRole('form', { name: 'Add a product' })).toBeNull())
  await user.click(screen.getByRole('button', { name: 'Day cream' }))
  const form = (await screen.findByRole('button', { name: 'Save' })).closest('form') as HTMLElement
  const body = await submitEveryField(form, { schema: 'ProductUpdate', user, calls: changed, values })
  expect(body).toMatchObject({ version: 1 })
})
