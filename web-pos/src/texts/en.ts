import { back } from './en/back'
import { till } from './en/till'

export const en = {
  ...till,
  ...back,
  products: {
    edit: 'Edit the product',
    save: 'Save',
    saved: 'The product is saved',
    low: '{{count}} left',
    title: 'Products',
    search: 'Search products',
    add: 'Add a product',
    added: 'The product is added',
    name: 'Name',
    code: 'Code',
    ean: 'EAN/UPC',
    price: 'Selling price',
    priceHelp: 'VAT included',
    basePrice: 'Base price',
    vat: 'VAT',
    stock: 'Stock',
    empty: 'No products yet',
    emptyHelp: 'What the clinic sells over the counter is listed here, with price, VAT and stock.',
  },
}
