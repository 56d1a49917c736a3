import { Text } from '@clinic/kit/ui'
import type { ReactNode } from 'react'

interface ListProps {
  label?: string
  children: ReactNode
}

/** Labels with their values in as many columns as fit, such as the contact details of a client. */
export function DescriptionList({ label, children }: ListProps) {
  return (
    <dl className="clinic-descriptions" aria-label={label}>
      {children}
    </dl>
  )
}

interface ItemProps {
  label: string
  children: ReactNode
  /** Shows a dash where there is no value; by default the item is left out. */
  showEmpty?: boolean
}

const isEmpty = (value: ReactNode) => value === null || value === undefined || value === '' || value === false

export function DescriptionItem({ label, children, showEmpty = false }: ItemProps) {
  if (isEmpty(children) && !showEmpty) return null
  return (
    <div>
      <Text size="sm" c="dimmed" component="dt">
        {label}
      </Text>
      <Text component="dd" m={0} className="clinic-description">
        {isEmpty(children) ? '–' : children}
      </Text>
    </div>
  )
}
