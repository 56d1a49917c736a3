import { NumberField, useWatch } from '@clinic/kit/forms'
import { useBookingTranslation } from '../../texts'
import type { Category } from './catalogue.api'

/** The places of a service in a category of group bookings (BKG-033). */
export function GroupQuantityField({ categories }: { categories: Category[] }) {
  const t = useBookingTranslation()
  const categoryId = useWatch({ name: 'category_id' }) as string
  const isGroup = categories.some(({ id, group_booking }) => id === categoryId && group_booking)
  return (
    isGroup && (
      <NumberField name="group_quantity" label={t('groupBooking.quantity')} description={t('groupBooking.quantityHelp')} required />
    )
  )
}
