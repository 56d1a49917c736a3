import type { Handle } from '@clinic/kit/contract'
import type { RouteObject } from 'react-router'
import { posText } from './texts'

const handle: Handle = { title: () => posText('products.title'), permission: 'product.read' }

const Products = () => import('./features/products/products-screen').then((m) => ({ Component: m.ProductsScreen }))

export const routes: RouteObject[] = [{ path: 'point-of-sale/products/products-library', lazy: Products, handle }]
