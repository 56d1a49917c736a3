import { useHasPermission } from '@clinic/kit/session'
import { Button, EmptyState, ErrorState, LoadingState, Page, SidePanel, toast } from '@clinic/kit/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { TbPlus } from 'react-icons/tb'
import { getHelp } from '../../help'
import { useBookingTranslation } from '../../texts'
import { type Category, categoriesQuery } from './catalogue.api'
import { CategoryForm } from './category-form'
import { CategoryList } from './category-list'

/** Categories of services, in the order that visitors see. */
export function CategoriesScreen() {
  const t = useBookingTranslation()
  const editable = useHasPermission('catalogue.write')
  const { data, error, refetch } = useQuery(categoriesQuery())
  const [opened, open] = useState<Category | 'new' | null>(null)
  const done = () => {
    toast.success(t(opened === 'new' ? 'categories.added' : 'categories.saved'))
    open(null)
  }
  const add = editable && (
    <Button leftSection={<TbPlus size={16} aria-hidden />} onClick={() => open('new')}>
      {t('categories.add')}
    </Button>
  )
  return (
    <Page title={t('categories.title')} action={add} help={getHelp('categories')}>
      {error && !data ? <ErrorState error={error} onRetry={() => void refetch()} /> : !data && <LoadingState />}
      {data?.length === 0 && (
        <EmptyState title={t('categories.empty')} action={add}>
          {t('categories.emptyHelp')}
        </EmptyState>
      )}
      {data && data.length > 0 && <CategoryList categories={data} editable={editable} onOpen={open} />}
      <SidePanel opened={opened !== null} onClose={() => open(null)} title={t(opened === 'new' ? 'categories.add' : 'categories.edit')}>
        {opened && (
          <CategoryForm key={opened === 'new' ? 'new' : opened.id} category={opened === 'new' ? undefined : opened} onDone={done} />
        )}
      </SidePanel>
    </Page>
  )
}
