import { useAction } from '@clinic/kit/components'
import { Button, Divider, SidePanel, Stack, toast } from '@clinic/kit/ui'
import { useQueryClient } from '@tanstack/react-query'
import { usePosTranslation } from '../../texts'
import { ProductForm } from './product-form'
import { type Product, productsKey, removeProduct } from './products.api'
import { StockForm } from './stock-form'

interface Props {
  /** The product to edit, `new` to add one, null when the panel is closed. */
  opened: Product | 'new' | null
  onClose: () => void
}

function RemoveButton({ product, onDone }: { product: Product; onDone: () => void }) {
  const t = usePosTranslation()
  const { run, isRunning } = useAction({
    send: () => removeProduct(product),
    confirmation: {
      title: t('products.removeTitle'),
      body: t('products.removeBody', { name: product.name }),
      confirmLabel: t('products.remove'),
      isDestructive: true,
    },
    successMessage: t('products.isRemoved'),
    refresh: [productsKey],
    onSuccess: onDone,
  })
  return (
    <Button variant="subtle" color="red" w="max-content" ml={-14} loading={isRunning} onClick={() => void run()}>
      {t('products.remove')}
    </Button>
  )
}

/** Adds a product, or edits one, adjusts its stock and takes it out of the range. */
export function ProductPanel({ opened, onClose }: Props) {
  const t = usePosTranslation()
  const queries = useQueryClient()
  const handleSaved = async () => {
    toast.success(t(opened === 'new' ? 'products.added' : 'products.saved'))
    onClose()
    await queries.invalidateQueries({ queryKey: productsKey })
  }
  const product = opened === 'new' ? null : opened
  return (
    <SidePanel opened={opened !== null} onClose={onClose} title={t(opened === 'new' ? 'products.add' : 'products.edit')}>
      {opened === 'new' && <ProductForm onDone={() => void handleSaved()} />}
      {product && (
        <Stack gap="xl" key={product.id}>
          <ProductForm product={product} onDone={() => void handleSaved()} />
          <Divider />
          <StockForm product={product} onDone={() => void handleSaved()} />
          <Divider />
          <RemoveButton product={product} onDone={onClose} />
        </Stack>
      )}
    </SidePanel>
  )
}
