import { SortableList } from '@clinic/kit/components'
import { MultiSelectField, SwitchField, useFormContext, useWatch } from '@clinic/kit/forms'
import { Text } from '@clinic/kit/ui'
import { useQuery } from '@tanstack/react-query'
import { useBookingTranslation } from '../../texts'
import { serviceOptionsQuery } from './catalogue.api'

/** The services that clients can add to a visit, in the order in which they are offered, and whether this one is an add-on only (BEY-005). */
export function AddOnFields({ serviceId }: { serviceId: string | undefined }) {
  const t = useBookingTranslation()
  const { data: services = [] } = useQuery(serviceOptionsQuery())
  const { setValue } = useFormContext()
  const [chosen, places] = useWatch({ name: ['add_on_ids', 'group_quantity'] }) as [string[], number | null | undefined]
  const isOffered = (id: string) => services.some((service) => service.id === id)
  const getName = (id: string) => services.find((service) => service.id === id)?.name ?? ''
  const others = services.filter(
    ({ id, is_active, group_quantity }) => chosen.includes(id) || (id !== serviceId && is_active && group_quantity === null),
  )
  // Group bookings have none; those that a service had before are shown, to be taken away.
  const isNone = places != null && chosen.length === 0
  const move = (from: number, to: number) => {
    const ids = [...chosen]
    ids.splice(to, 0, ...ids.splice(from, 1))
    setValue('add_on_ids', ids, { shouldDirty: true, shouldValidate: true })
  }
  return (
    <>
      {others.length > 0 && !isNone && (
        <MultiSelectField
          name="add_on_ids"
          label={t('addOns.offered')}
          description={t('addOns.offeredHelp')}
          options={others.map(({ id, name }) => ({ value: id, label: name }))}
        />
      )}
      {chosen.filter(isOffered).length > 1 && (
        <SortableList label={t('addOns.order')} items={chosen} getId={(id) => id} getName={getName} onMove={move} isCompact>
          {(id) => <Text size="sm">{getName(id)}</Text>}
        </SortableList>
      )}
      <SwitchField name="is_add_on_only" label={t('addOns.only')} description={t('addOns.onlyHelp')} />
    </>
  )
}
