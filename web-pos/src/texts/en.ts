import { backOffice } from './en/back-office'
import { checkout } from './en/checkout'
import { helpEn } from './help-en'

export const en = {
  ...checkout,
  ...backOffice,
  products: {
    edit: 'Edit the product',
    saved: 'The product is saved',
    low: '{count} left',
    title: 'Products',
    search: 'Search products',
    add: 'Add a product',
    added: 'The product is added',
    code: 'Code',
    ean: 'EAN/UPC',
    price: 'Selling price',
    priceHelp: 'VAT included',
    basePrice: 'Base price',
    vat: 'VAT',
    stock: 'Stock',
    adjust: 'Adjust the stock',
    inStock: '{count} in stock',
    stockAdd: 'Add',
    stockRemove: 'Remove',
    reasonHelp: 'A delivery, breakage or a count, for instance.',
    empty: 'No products yet',
    emptyHelp: 'What the clinic sells over the counter is listed here, with price, VAT and stock.',
  },
  help: helpEn,
} as const
