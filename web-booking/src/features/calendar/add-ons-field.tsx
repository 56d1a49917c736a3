import { MultiSelectField, useFormContext, useWatch } from '@clinic/kit/forms'
import { useFormatters } from '@clinic/kit/i18n'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useBookingTranslation } from '../../texts'
import { type ServiceOption, serviceOptionsQuery } from '../catalogue/catalogue.api'

/** The chosen service and its chosen add-ons. */
export function useVisitServices(serviceId: string | undefined, addOnIds: string[] = []): ServiceOption[] {
  const { data: services = [] } = useQuery(serviceOptionsQuery())
  return [serviceId, ...addOnIds].flatMap((id) => services.find((service) => service.id === id) ?? [])
}

/** The add-ons of the chosen service, with what the whole visit takes and costs; those of another service are left out (BEY-005). */
export function AddOnsField({ serviceId }: { serviceId: string | undefined }) {
  const t = useBookingTranslation()
  const { formatMoney } = useFormatters()
  const { data: services = [] } = useQuery(serviceOptionsQuery())
  const { setValue } = useFormContext()
  const chosen = (useWatch({ name: 'add_on_ids' }) ?? []) as string[]
  const visit = useVisitServices(serviceId, chosen)
  const service = services.find(({ id }) => id === serviceId)
  const offered = services.filter(({ id }) => service?.add_on_ids.includes(id))
  const sum = (name: 'price' | 'duration') => visit.reduce((total, row) => total + row[name], 0)
  const valid = service ? chosen.filter((id) => service.add_on_ids.includes(id)) : chosen
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when another service is chosen
  useEffect(() => {
    if (valid.length < chosen.length) setValue('add_on_ids', valid, { shouldDirty: true })
  }, [valid.join(), setValue])
  if (!service || offered.length === 0) return null
  const label = ({ name, duration, price }: ServiceOption) => `${name} · ${t('form.minutes', { count: duration })} · ${formatMoney(price)}`
  const ordered = service.add_on_ids.flatMap((id) => offered.find((row) => row.id === id) ?? [])
  return (
    <MultiSelectField
      name="add_on_ids"
      label={t('addOns.offered')}
      description={
        chosen.length > 0
          ? t('addOns.visit', { minutes: t('form.minutes', { count: sum('duration') }), price: formatMoney(sum('price')) })
          : undefined
      }
      options={ordered.map((row) => ({ value: row.id, label: label(row) }))}
    />
  )
}
