import { resetReportFilters } from '@clinic/kit/reports'
import { expectRetry, mockEndpoint, mockSignedIn, okResponse, pageResponse, type RetryCase } from '@clinic/kit/testing'
import { screen } from '@testing-library/react'
import { beforeEach, test } from 'vitest'
import { ClientReceipts } from './features/client-receipts/client-receipts'
import { routes } from './routes'
import { mockPos, paidReceipt, paymentAccount, product, readiness, report, service, terminal } from './testing/fixtures'

const posPath = '/api/v3/point-of-sale'
const pagePath = '/point-of-sale'
const settings = {
  merchant_id: 'm1',
  receipt_header: '',
  receipt_footer: 'Welcome back',
  swish_qr_id: null,
  swish_qr_url: null,
  version: 2,
}
const receipt = paidReceipt()
const closedDay = { id: 'z1', document_id: null, report: { ...report, type: 'z', number: 4 } }
const nothingSold = {
  start: '2026-11-01',
  end: '2026-11-14',
  period: 'week',
  pos_statistics: { total_revenue: 0, no_of_transactions: 0, avg_transaction: 0, total_refunds: 0 },
  pos_revenue: [],
  payment_gateway_preference: {},
  total_discount: { total_revenue: 0, direct_discount: 0 },
  clients: [],
  practitioners: [],
  products: [],
  services: [],
  low_stock: [],
  refunds: [],
}
const press =
  (name: string): RetryCase['open'] =>
  async (user) =>
    user.click(await screen.findByRole('button', { name }))

beforeEach(() => {
  resetReportFilters()
  mockSignedIn()
  mockPos({ ...readiness, has_swish_qr: true })
  mockEndpoint('get', `${posPath}/settings`, () => okResponse(settings))
  mockEndpoint('get', `${posPath}/report/batches`, () => pageResponse([]))
  mockEndpoint('get', `${posPath}/report/current`, () => okResponse(report))
  mockEndpoint('get', '/api/reports/team', () => pageResponse([]))
  mockEndpoint('get', '/api/reports/pos', () => okResponse(nothingSold))
  mockEndpoint('get', `${posPath}/gift-cards`, () => pageResponse([]))
})

const cases: Record<string, RetryCase> = {
  'the settings of the register': {
    path: `${pagePath}/setting/terminal-setting`,
    endpoint: `${posPath}/readiness`,
    answer: () => okResponse(readiness),
    shown: terminal.nick_name,
  },
  'the payment account': {
    path: `${pagePath}/setting/terminal-setting`,
    endpoint: `${posPath}/payment-account`,
    answer: () => okResponse(paymentAccount),
    shown: 'Connected',
  },
  'the terminals that can be added': {
    path: `${pagePath}/setting/terminal-setting`,
    open: press('Add a terminal'),
    endpoint: `${posPath}/terminals/devices`,
    answer: () => okResponse(['16999999']),
    shown: 'Nick name',
  },
  'the receipt texts': {
    path: `${pagePath}/setting/other`,
    endpoint: `${posPath}/settings`,
    answer: () => okResponse(settings),
    shown: 'Welcome back',
  },
  'the day’s report': {
    path: `${pagePath}/report`,
    endpoint: `${posPath}/report/current`,
    answer: () => okResponse(report),
    shown: 'X report',
  },
  'a closed day': {
    path: `${pagePath}/report/z1`,
    endpoint: `${posPath}/report/batches/z1`,
    answer: () => okResponse(closedDay),
    shown: 'Z report 4',
  },
  'the register that sells': {
    path: `${pagePath}/payment`,
    endpoint: `${posPath}/readiness`,
    answer: () => okResponse(readiness),
    shown: service.name,
  },
  'the services to sell': {
    path: `${pagePath}/payment`,
    endpoint: '/api/v2/services/options',
    answer: () => okResponse([service]),
    shown: service.name,
  },
  'the products to sell': {
    path: `${pagePath}/payment`,
    open: async (user) => user.click(await screen.findByRole('radio', { name: 'Products' })),
    endpoint: `${posPath}/products`,
    answer: () => pageResponse([product]),
    shown: product.name,
  },
  'the Swish code': {
    path: `${pagePath}/payment`,
    open: press('Show Swish code'),
    endpoint: `${posPath}/settings`,
    answer: () => okResponse(settings),
    shown: 'The picture is no longer there. Ask an administrator to upload it again.',
  },
  'a sale': {
    path: `${pagePath}/payment/${receipt.id}`,
    endpoint: `${posPath}/receipts/${receipt.id}`,
    answer: () => okResponse(receipt),
    shown: /Paid/,
  },
  'a receipt': {
    path: `${pagePath}/receipt/${receipt.id}/detail`,
    endpoint: `${posPath}/receipts/${receipt.id}`,
    answer: () => okResponse(receipt),
    shown: receipt.seller.company,
  },
  'a receipt to refund': {
    path: `${pagePath}/receipt/${receipt.id}/refund`,
    endpoint: `${posPath}/receipts/${receipt.id}`,
    answer: () => okResponse(receipt),
    shown: 'Refund of receipt 7',
  },
  'the product library of the report': {
    path: '/reports/pos',
    open: press('Add'),
    endpoint: `${posPath}/products`,
    answer: () => pageResponse([product]),
    shown: product.name,
  },
  'the client’s receipts': {
    path: '/client',
    endpoint: `${posPath}/receipts`,
    answer: () => pageResponse([receipt]),
    shown: /7/,
  },
}

const allRoutes = [...routes, { path: 'client', element: <ClientReceipts clientId="f1" /> }]

test.each(Object.entries(cases))('%s is asked for a second time when that failed', async (_, retryCase) => {
  await expectRetry(allRoutes, retryCase)
})
