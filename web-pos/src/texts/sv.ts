import type { Texts } from '@clinic/kit/i18n'
import type { en } from './en'
import { helpSv } from './help-sv'
import { backOffice } from './sv/back-office'
import { checkout } from './sv/checkout'

export const sv = {
  ...checkout,
  ...backOffice,
  products: {
    edit: 'Redigera produkten',
    saved: 'Produkten är sparad',
    low: '{count} kvar',
    title: 'Produkter',
    search: 'Sök produkter',
    add: 'Lägg till produkt',
    added: 'Produkten är tillagd',
    code: 'Kod',
    ean: 'EAN/UPC',
    price: 'Försäljningspris',
    priceHelp: 'Inklusive moms',
    basePrice: 'Inköpspris',
    vat: 'Moms',
    stock: 'Lager',
    adjust: 'Justera lagret',
    inStock: '{count} i lager',
    stockAdd: 'Lägg till',
    stockRemove: 'Ta bort',
    reasonHelp: 'Till exempel en leverans, svinn eller en inventering.',
    empty: 'Inga produkter ännu',
    emptyHelp: 'Det som kliniken säljer över disk finns här, med pris, moms och lager.',
  },
  help: helpSv,
} satisfies Texts<typeof en>
