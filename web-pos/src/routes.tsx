import type { Permission } from '@clinic/kit/api'
import type { RouteHandle } from '@clinic/kit/contract'
import type { PlainTextKey } from '@clinic/kit/i18n'
import { translateReport } from '@clinic/kit/reports/titles'
import type { RouteObject } from 'react-router'
import { translatePos } from './texts'
import type { en } from './texts/en'

const routeHandle = (key: PlainTextKey<typeof en>, permission: Permission): RouteHandle => ({
  title: () => translatePos(key),
  permission,
})

const Payment = () => import('./features/payment/payment-screen').then((m) => ({ Component: m.PaymentScreen }))
const Sale = () => import('./features/payment/sale-screen').then((m) => ({ Component: m.SaleScreen }))
const Receipts = () => import('./features/receipts/receipts-screen').then((m) => ({ Component: m.ReceiptsScreen }))
const Receipt = () => import('./features/receipts/receipt-screen').then((m) => ({ Component: m.ReceiptScreen }))
const Refund = () => import('./features/receipts/refund-screen').then((m) => ({ Component: m.RefundScreen }))
const GiftCards = () => import('./features/gift-cards/gift-cards-screen').then((m) => ({ Component: m.GiftCardsScreen }))
const Day = () => import('./features/day/day-screen').then((m) => ({ Component: m.DayScreen }))
const ClosedDay = () => import('./features/day/closed-day-screen').then((m) => ({ Component: m.ClosedDayScreen }))
const PosSettings = () => import('./features/pos-settings/pos-settings-screen').then((m) => ({ Component: m.PosSettingsScreen }))
const ReceiptSettings = () =>
  import('./features/pos-settings/receipt-settings-screen').then((m) => ({ Component: m.ReceiptSettingsScreen }))
const Products = () => import('./features/products/products-screen').then((m) => ({ Component: m.ProductsScreen }))
const Categories = () => import('./features/products/categories-screen').then((m) => ({ Component: m.CategoriesScreen }))
const Report = () => import('./features/report/pos-report-screen').then((m) => ({ Component: m.PosReportScreen }))

export const routes: RouteObject[] = [
  { path: 'point-of-sale/payment', lazy: Payment, handle: routeHandle('pay.title', 'sale.read') },
  { path: 'point-of-sale/payment/:receiptId', lazy: Sale, handle: routeHandle('pay.title', 'sale.read') },
  { path: 'point-of-sale/report', lazy: Day, handle: routeHandle('day.title', 'money.read') },
  { path: 'point-of-sale/report/:zId', lazy: ClosedDay, handle: routeHandle('day.closedDay', 'money.read') },
  { path: 'point-of-sale/products/products-library', lazy: Products, handle: routeHandle('products.title', 'product.read') },
  { path: 'point-of-sale/products/category', lazy: Categories, handle: routeHandle('productCategories.title', 'product.read') },
  {
    path: 'reports/pos',
    lazy: Report,
    handle: { title: () => translateReport('title.pos'), permission: 'report.pos.read' } satisfies RouteHandle,
  },
  { path: 'point-of-sale/receipt', lazy: Receipts, handle: routeHandle('receipts.title', 'money.read') },
  { path: 'point-of-sale/receipt/:receiptId/detail', lazy: Receipt, handle: routeHandle('receipt.title', 'money.read') },
  { path: 'point-of-sale/receipt/:receiptId/refund', lazy: Refund, handle: routeHandle('refund.title', 'sale.write') },
  { path: 'point-of-sale/gift-card', lazy: GiftCards, handle: routeHandle('giftCards.title', 'sale.read') },
  { path: 'point-of-sale/setting/terminal-setting', lazy: PosSettings, handle: routeHandle('settings.title', 'register.write') },
  { path: 'point-of-sale/setting/other', lazy: ReceiptSettings, handle: routeHandle('settings.otherTitle', 'register.write') },
]
