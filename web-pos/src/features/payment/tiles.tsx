import { useRegion } from '@clinic/kit/i18n'
import { ErrorState, LoadingState, Text, UnstyledButton, useSettled } from '@clinic/kit/ui'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { usePosTexts } from '../../texts'
import { goodsQuery, type Product, type Service, servicesQuery } from './payment.api'

interface TileProps {
  name: string
  price: number
  note?: ReactNode
  color?: string
  disabled?: boolean
  onPress: () => void
}

function Tile({ name, price, note, color, disabled, onPress }: TileProps) {
  const { money } = useRegion()
  return (
    <li>
      <UnstyledButton className="pos-tile" style={color ? { borderLeftColor: color } : undefined} disabled={disabled} onClick={onPress}>
        <span className="pos-tile-name">{name}</span>
        <span className="pos-tile-facts">
          <span className="clinic-number">{money(price)}</span>
          {note}
        </span>
      </UnstyledButton>
    </li>
  )
}

function Tiles({ label, children, none }: { label: string; children: ReactNode[]; none: string }) {
  if (children.length === 0)
    return (
      <Text c="dimmed" size="sm">
        {none}
      </Text>
    )
  return (
    <ul className="pos-tiles" aria-label={label}>
      {children}
    </ul>
  )
}

export function ServiceTiles({ search, onAdd }: { search: string; onAdd: (service: Service) => void }) {
  const t = usePosTexts()
  const { data, error, refetch } = useQuery(servicesQuery())
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data) return <LoadingState />
  const found = data.filter((each) => each.name.toLowerCase().includes(search.toLowerCase()))
  return (
    <Tiles label={t('adder.services')} none={t('adder.noServices')}>
      {found.map((each) => (
        <Tile key={each.id} name={each.name} price={each.price} color={each.color} onPress={() => onAdd(each)} />
      ))}
    </Tiles>
  )
}

export function GoodsTiles({ search, onAdd }: { search: string; onAdd: (product: Product) => void }) {
  const t = usePosTexts()
  const { search: wanted } = useSettled(search)
  const { data, error, refetch } = useQuery(goodsQuery(wanted))
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data) return <LoadingState />
  return (
    <Tiles label={t('adder.goods')} none={t('adder.noGoods')}>
      {data.items.map((each) => (
        <Tile
          key={each.id}
          name={each.name}
          price={each.selling_price}
          note={each.stock > 0 ? t('adder.stock', { count: each.stock }) : t('adder.noStock')}
          disabled={each.stock <= 0}
          onPress={() => onAdd(each)}
        />
      ))}
    </Tiles>
  )
}
