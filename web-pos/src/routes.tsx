import type { Handle } from '@clinic/kit/contract'
import { reportText } from '@clinic/kit/titles'
import type { RouteObject } from 'react-router'
import { posText } from './texts'

const titled = (key: Parameters<typeof posText>[0], permission: string): Handle => ({ title: () => posText(key), permission })

const Payment = () => import('./features/payment/payment-screen').then((m) => ({ Component: m.PaymentScreen }))
const Sale = () => import('./features/payment/sale-screen').then((m) => ({ Component: m.SaleScreen }))
const Receipts = () => import('./features/receipts/receipts-screen').then((m) => ({ Component: m.ReceiptsScreen }))
const Receipt = () => import('./features/receipts/receipt-screen').then((m) => ({ Component: m.ReceiptScreen }))
const Refund = () => import('./features/receipts/refund-screen').then((m) => ({ Component: m.RefundScreen }))
const GiftCards = () => import('./features/gift-cards/gift-cards-screen').then((m) => ({ Component: m.GiftCardsScreen }))
const Day = () => import('./features/day/day-screen').then((m) => ({ Component: m.DayScreen }))
const Setup = () => import('./features/setup/terminal-setting-screen').then((m) => ({ Component: m.TerminalSettingScreen }))
const Products = () => import('./features/products/products-screen').then((m) => ({ Component: m.ProductsScreen }))
const Report = () => import('./features/report-screen/pos-report-screen').then((m) => ({ Component: m.PosReportScreen }))

export const routes: RouteObject[] = [
  { path: 'point-of-sale/payment', lazy: Payment, handle: titled('pay.title', 'sale.read') },
  { path: 'point-of-sale/payment/:receiptId', lazy: Sale, handle: titled('pay.title', 'sale.read') },
  { path: 'point-of-sale/report', lazy: Day, handle: titled('day.title', 'money.read') },
  { path: 'point-of-sale/products/products-library', lazy: Products, handle: titled('products.title', 'product.read') },
  { path: 'reports/pos', lazy: Report, handle: { title: () => reportText('title.pos'), permission: 'report.pos.read' } },
  { path: 'receipt', lazy: Receipts, handle: titled('receipts.title', 'money.read') },
  { path: 'receipt/:receiptId/detail', lazy: Receipt, handle: titled('paper.title', 'money.read') },
  { path: 'receipt/:receiptId/refund', lazy: Refund, handle: titled('refund.title', 'sale.write') },
  { path: 'gift-cards', lazy: GiftCards, handle: titled('giftCards.title', 'sale.read') },
  { path: 'setting/terminal-setting', lazy: Setup, handle: titled('setup.title', 'till.write') },
]
