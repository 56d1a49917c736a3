import { useHasPermission } from '@clinic/kit/session'
import { Card, CloseButton, SegmentedControl, Stack, Text, TextInput } from '@clinic/kit/ui'
import { useState } from 'react'
import { TbBarcode } from 'react-icons/tb'
import { usePosTranslation } from '../../texts'
import { addLine } from './cart'
import { GiftCardForm } from './gift-card-form'
import { type Product, type Service, searchProducts } from './payment.api'
import { ProductTiles, ServiceTiles } from './product-tiles'
import type { CartHandle } from './use-cart'
import { useScanner } from './use-scanner'

type Tab = 'services' | 'products' | 'giftCard'

/** Returns the product whose code was scanned or typed, or the only match. */
const bestMatch = (products: Product[], searchText: string): Product | undefined =>
  products.find((product) => product.ean === searchText || product.code?.toLowerCase() === searchText.toLowerCase()) ??
  (products.length === 1 ? products[0] : undefined)

function useAddToCart({ update }: CartHandle) {
  const addProduct = (product: Product) =>
    update((current) => ({ lines: addLine(current.lines, { type: 'product', name: product.name, product_id: product.id }) }))
  const addService = (service: Service) =>
    update((current) => ({ lines: addLine(current.lines, { type: 'service', name: service.name, service_id: service.id }) }))
  return { addProduct, addService }
}

/** Services, products and gift cards as tiles, with a search box that also takes a scanner's input. */
export function CatalogPanel({ cartHandle, showGiftCards }: { cartHandle: CartHandle; showGiftCards: boolean }) {
  const t = usePosTranslation()
  const mayServices = useHasPermission('catalogue.read')
  const [tab, setTab] = useState<Tab>(showGiftCards ? 'giftCard' : mayServices ? 'services' : 'products')
  const [searchText, setSearchText] = useState('')
  const [unknownCode, setUnknownCode] = useState('')
  const { addProduct, addService } = useAddToCart(cartHandle)
  const searchBox = useScanner(setSearchText)
  const search = searchText.trim()
  const scan = async () => {
    if (search === '') return
    const product = await searchProducts(search).then(({ items }) => bestMatch(items, search))
    if (product) {
      addProduct(product)
      setSearchText('')
      searchBox.current?.blur() // The keys of the checkout work again; the next code or name finds the search box by itself.
    }
    setUnknownCode(product ? '' : search)
  }
  const tabs: Tab[] = [...(mayServices ? (['services'] as const) : []), 'products', 'giftCard']
  return (
    <Card withBorder radius="md" component="section" aria-label={t('catalog.title')}>
      <Stack gap="md">
        <TextInput
          ref={searchBox}
          size="md"
          type="search"
          aria-label={t('catalog.search')}
          placeholder={t('catalog.search')}
          leftSection={<TbBarcode size={20} aria-hidden />}
          rightSection={searchText && <CloseButton aria-label={t('catalog.clear')} onClick={() => setSearchText('')} />}
          value={searchText}
          onChange={(event) => {
            setSearchText(event.currentTarget.value)
            setUnknownCode('')
          }}
          onKeyDown={(event) => event.key === 'Enter' && void scan().catch(() => setUnknownCode(search))}
        />
        <Text size="sm" c="red" role="status" hidden={unknownCode === ''}>
          {unknownCode && t('catalog.notFound', { typed: unknownCode })}
        </Text>
        <SegmentedControl
          aria-label={t('catalog.type')}
          data={tabs.map((value) => ({ value, label: t(`catalog.${value}`) }))}
          value={tab}
          onChange={(value) => setTab(value as Tab)}
        />
        {tab === 'services' && <ServiceTiles search={search} onAdd={addService} />}
        {(tab === 'products' || (tab === 'services' && search !== '')) && <ProductTiles search={search} onAdd={addProduct} />}
        {tab === 'giftCard' && <GiftCardForm cartHandle={cartHandle} />}
      </Stack>
    </Card>
  )
}
