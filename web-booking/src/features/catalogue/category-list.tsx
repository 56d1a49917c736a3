import { SortableList, useAction } from '@clinic/kit/components'
import { Group, Switch, UnstyledButton } from '@clinic/kit/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useBookingTranslation } from '../../texts'
import { type Category, catalogueKey, categoriesQuery, orderCategories, toggleCategory } from './catalogue.api'

interface RowProps {
  category: Category
  editable: boolean
  onOpen: (category: Category) => void
}

function CategoryRow({ category, editable, onOpen }: RowProps) {
  const t = useBookingTranslation()
  const { run: toggle, isRunning } = useAction({ send: toggleCategory, refresh: [catalogueKey] })
  const { name } = category
  return (
    <Group justify="space-between" wrap="nowrap">
      {editable ? (
        <UnstyledButton className="clinic-row-link" onClick={() => onOpen(category)} aria-label={t('categories.rename', { name })}>
          {name}
        </UnstyledButton>
      ) : (
        name
      )}
      <Switch
        label={t('common.active')}
        aria-label={t('categories.toggle', { name })}
        checked={category.is_active}
        disabled={!editable || isRunning}
        onChange={() => void toggle(category)}
      />
    </Group>
  )
}

interface Props extends Omit<RowProps, 'category'> {
  categories: Category[]
}

/** The categories in their order, renamed, switched and moved. */
export function CategoryList({ categories, ...rowProps }: Props) {
  const t = useBookingTranslation()
  const queries = useQueryClient()
  const { run: saveOrder } = useAction({ send: orderCategories, refresh: [catalogueKey] })
  /** Shows the new order at once; a refused one is fetched again as it was. */
  const handleMove = (from: number, to: number) => {
    const next = categories.toSpliced(from, 1).toSpliced(to, 0, ...categories.slice(from, from + 1))
    void queries.cancelQueries({ queryKey: catalogueKey })
    queries.setQueryData(categoriesQuery().queryKey, next)
    void saveOrder(next.map(({ id }) => id))
  }
  const renderRow = (category: Category) => <CategoryRow category={category} {...rowProps} />
  if (!rowProps.editable)
    return (
      <ol className="clinic-sortable" aria-label={t('categories.title')}>
        {categories.map((category) => (
          <li key={category.id}>
            <div className="clinic-sortable-content">{renderRow(category)}</div>
          </li>
        ))}
      </ol>
    )
  return (
    <SortableList
      label={t('categories.title')}
      items={categories}
      getId={({ id }) => id}
      getName={({ name }) => name}
      onMove={handleMove}
      isCompact
    >
      {renderRow}
    </SortableList>
  )
}
