import type { Permission } from '@clinic/kit/api'
import { paths } from '@clinic/kit/contract'
import { useFormatters } from '@clinic/kit/i18n'
import { useHasPermission } from '@clinic/kit/session'
import { Anchor, ErrorState, LoadingState, Text, UnstyledButton, useDebouncedSearch } from '@clinic/kit/ui'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { usePosTranslation } from '../../texts'
import { type Product, productTilesQuery, type Service, servicesQuery } from './payment.api'

interface TileProps {
  name: string
  price: number
  note?: ReactNode
  color?: string
  disabled?: boolean
  onClick: () => void
}

function Tile({ name, price, note, color, disabled, onClick }: TileProps) {
  const { formatMoney } = useFormatters()
  return (
    <li>
      <UnstyledButton className="pos-tile" style={color ? { borderLeftColor: color } : undefined} disabled={disabled} onClick={onClick}>
        <span className="pos-tile-name">{name}</span>
        <span className="pos-tile-details">
          <span className="clinic-number">{formatMoney(price)}</span>
          {note}
        </span>
      </UnstyledButton>
    </li>
  )
}

interface AddLinkProps {
  to: string
  permission: Permission
  label: string
}

/** Leads to where the first one is added, for users who may. */
function AddLink({ to, permission, label }: AddLinkProps) {
  const canAdd = useHasPermission(permission)
  return canAdd ? (
    <Anchor component={Link} to={to} inherit>
      {label}
    </Anchor>
  ) : null
}

function Tiles({
  label,
  children,
  emptyText,
  addLink,
}: {
  label: string
  children: ReactNode[]
  emptyText: string
  addLink?: AddLinkProps | undefined
}) {
  if (children.length === 0)
    return (
      <Text c="dimmed" size="sm">
        {emptyText} {addLink && <AddLink {...addLink} />}
      </Text>
    )
  return (
    <ul className="pos-tiles" aria-label={label}>
      {children}
    </ul>
  )
}

export function ServiceTiles({ search, onAdd }: { search: string; onAdd: (service: Service) => void }) {
  const t = usePosTranslation()
  const { data, error, refetch } = useQuery(servicesQuery())
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data) return <LoadingState />
  const isEmpty = data.length === 0
  const services = data.filter((service) => service.name.toLowerCase().includes(search.toLowerCase()))
  return (
    <Tiles
      label={t('catalog.services')}
      emptyText={t(isEmpty ? 'catalog.emptyServices' : 'catalog.noServices')}
      addLink={isEmpty ? { to: paths.services(), permission: 'catalogue.write', label: t('catalog.addService') } : undefined}
    >
      {services.map((service) => (
        <Tile key={service.id} name={service.name} price={service.price} color={service.color} onClick={() => onAdd(service)} />
      ))}
    </Tiles>
  )
}

export function ProductTiles({ search, onAdd }: { search: string; onAdd: (product: Product) => void }) {
  const t = usePosTranslation()
  const { search: debouncedSearch } = useDebouncedSearch(search)
  const { data, error, refetch } = useQuery(productTilesQuery(debouncedSearch))
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data) return <LoadingState />
  const isEmpty = data.items.length === 0 && debouncedSearch === ''
  return (
    <Tiles
      label={t('catalog.products')}
      emptyText={t(isEmpty ? 'catalog.emptyProducts' : 'catalog.noProducts')}
      addLink={isEmpty ? { to: paths.products(), permission: 'product.write', label: t('products.add') } : undefined}
    >
      {data.items.map((product) => (
        <Tile
          key={product.id}
          name={product.name}
          price={product.selling_price}
          note={product.stock > 0 ? t('catalog.stock', { count: product.stock }) : t('catalog.noStock')}
          disabled={product.stock <= 0}
          onClick={() => onAdd(product)}
        />
      ))}
    </Tiles>
  )
}
