import { type EntityOption, EntityPicker, useAction } from '@clinic/kit/components'
import { useHasPermission } from '@clinic/kit/session'
import type { Selection } from '@clinic/kit/table'
import { Button, Modal, Stack } from '@clinic/kit/ui'
import { useState } from 'react'
import { usePosTranslation } from '../../texts'
import { categorySource, changeProducts, type Product, productsKey } from './products.api'

interface ActionsProps {
  products: Product[]
  onDone: () => void
}

const getIds = (products: Product[]) => products.map(({ id }) => id)

/** The button that takes the selected products out of the range, or restores them where the removed ones are listed. */
function RemoveButton({ products, onDone, isRemoved }: ActionsProps & { isRemoved: boolean }) {
  const t = usePosTranslation()
  const count = products.length
  const { run, isRunning } = useAction({
    send: changeProducts,
    confirmation: () =>
      isRemoved
        ? null
        : {
            title: t('products.removeSelectedTitle', { count }),
            body: t('products.removeSelectedBody'),
            confirmLabel: t('products.removeSelected'),
          },
    successMessage: t(isRemoved ? 'products.restoredCount' : 'products.removedCount', { count }),
    refresh: [productsKey],
    onSuccess: onDone,
  })
  return (
    <Button
      size="compact-md"
      variant="default"
      loading={isRunning}
      onClick={() => void run({ product_ids: getIds(products), is_removed: !isRemoved })}
    >
      {t(isRemoved ? 'products.restore' : 'products.removeSelected')}
    </Button>
  )
}

function MoveProducts({ products, onDone, onClose }: ActionsProps & { onClose: () => void }) {
  const t = usePosTranslation()
  const [category, setCategory] = useState<EntityOption | null>(null)
  const { run, isRunning } = useAction({
    send: changeProducts,
    successMessage: t('products.movedCount', { count: products.length }),
    refresh: [productsKey],
    onSuccess: onDone,
  })
  return (
    <Modal opened onClose={onClose} title={t('products.moveTitle', { count: products.length })}>
      <Stack gap="md">
        <EntityPicker
          source={categorySource}
          label={t('products.category')}
          emptyMessage={t('products.noCategories')}
          autoFocus
          value={category}
          onChange={setCategory}
        />
        <Button
          loading={isRunning}
          disabled={!category}
          onClick={() => void run({ product_ids: getIds(products), product_category_id: category?.id ?? null })}
        >
          {t('products.move')}
        </Button>
      </Stack>
    </Modal>
  )
}

/** The selection of products that are removed, restored or moved together, and its dialog; none for users who can't change products. */
export function useProductSelection(isRemoved: boolean) {
  const t = usePosTranslation()
  const canWrite = useHasPermission('product.write')
  const [moved, setMoved] = useState<{ products: Product[]; clear: () => void } | null>(null)
  const selection: Selection<Product> = {
    getLabel: ({ name }) => t('products.select', { name }),
    renderActions: (products, clear) => (
      <>
        <RemoveButton products={products} onDone={clear} isRemoved={isRemoved} />
        {!isRemoved && (
          <Button size="compact-md" variant="default" onClick={() => setMoved({ products, clear })}>
            {t('products.moveOpen')}
          </Button>
        )}
      </>
    ),
  }
  const handleDone = () => {
    moved?.clear()
    setMoved(null)
  }
  const dialog = moved && <MoveProducts products={moved.products} onDone={handleDone} onClose={() => setMoved(null)} />
  return { selection: canWrite ? selection : undefined, dialog }
}
