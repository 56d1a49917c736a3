import { Pagination } from '@clinic/kit/ui'
import { useKitTranslation } from '../texts'

interface Props {
  page: number
  /** The number of pages; there are no buttons for one. */
  total: number
  onChange: (page: number) => void
}

/** The buttons of a paged list, each with a name for screen readers. */
export function PageButtons({ page, total, onChange }: Props) {
  const t = useKitTranslation()
  if (total <= 1) return null
  return (
    <Pagination
      size="sm"
      total={total}
      value={page}
      onChange={onChange}
      getControlProps={(control) => ({ 'aria-label': t(`page.${control}`) })}
      getItemProps={(number) => ({ 'aria-label': t('page.number', { page: number }) })}
    />
  )
}
