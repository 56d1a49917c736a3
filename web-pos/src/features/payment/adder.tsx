import { useMay } from '@clinic/kit/session'
import { Card, CloseButton, SegmentedControl, Stack, Text, TextInput } from '@clinic/kit/ui'
import { useState } from 'react'
import { TbBarcode } from 'react-icons/tb'
import { usePosTexts } from '../../texts'
import { withLine } from './cart'
import { GiftCardForm } from './gift-card-form'
import { findGoods, type Product, type Service } from './payment.api'
import { GoodsTiles, ServiceTiles } from './tiles'
import type { CartOf } from './use-cart'
import { useScanner } from './use-scanner'

type Tab = 'services' | 'goods' | 'giftCard'

/** The one that was meant by what was scanned or typed: by its code, or the only one that there is. */
const meant = (found: Product[], typed: string): Product | undefined =>
  found.find((each) => each.ean === typed || each.code?.toLowerCase() === typed.toLowerCase()) ??
  (found.length === 1 ? found[0] : undefined)

function useAdder({ change }: CartOf) {
  const goods = (product: Product) =>
    change((was) => ({ lines: withLine(was.lines, { kind: 'product', name: product.name, product_id: product.id }) }))
  const service = (each: Service) =>
    change((was) => ({ lines: withLine(was.lines, { kind: 'service', name: each.name, service_id: each.id }) }))
  return { goods, service }
}

/** What can be sold: big tiles to press, one box that searches both and takes what a scanner reads. */
export function Adder({ of, selling }: { of: CartOf; selling: boolean }) {
  const t = usePosTexts()
  const mayServices = useMay('catalogue.read')
  const [tab, setTab] = useState<Tab>(selling ? 'giftCard' : mayServices ? 'services' : 'goods')
  const [typed, setTyped] = useState('')
  const [missed, setMissed] = useState('')
  const add = useAdder(of)
  const box = useScanner()
  const search = typed.trim()
  const scan = async () => {
    if (search === '') return
    const product = await findGoods(search).then(({ items }) => meant(items, search))
    if (product) {
      add.goods(product)
      setTyped('')
    }
    setMissed(product ? '' : search)
  }
  const tabs: Tab[] = [...(mayServices ? (['services'] as const) : []), 'goods', 'giftCard']
  return (
    <Card withBorder radius="md" component="section" aria-label={t('adder.title')}>
      <Stack gap="md">
        <TextInput
          ref={box}
          size="md"
          type="search"
          aria-label={t('adder.search')}
          placeholder={t('adder.search')}
          leftSection={<TbBarcode size={20} aria-hidden />}
          rightSection={typed && <CloseButton aria-label={t('adder.clear')} onClick={() => setTyped('')} />}
          value={typed}
          onChange={(event) => {
            setTyped(event.currentTarget.value)
            setMissed('')
          }}
          onKeyDown={(event) => event.key === 'Enter' && void scan().catch(() => setMissed(search))}
        />
        <Text size="sm" c="red" role="status" hidden={missed === ''}>
          {missed && t('adder.missed', { typed: missed })}
        </Text>
        <SegmentedControl
          aria-label={t('adder.what')}
          data={tabs.map((value) => ({ value, label: t(`adder.${value}`) }))}
          value={tab}
          onChange={(value) => setTab(value as Tab)}
        />
        {tab === 'services' && <ServiceTiles search={search} onAdd={add.service} />}
        {(tab === 'goods' || (tab === 'services' && search !== '')) && <GoodsTiles search={search} onAdd={add.goods} />}
        {tab === 'giftCard' && <GiftCardForm of={of} />}
      </Stack>
    </Card>
  )
}
