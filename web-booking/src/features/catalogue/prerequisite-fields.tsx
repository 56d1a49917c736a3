import { NumberField, SelectField, useWatch } from '@clinic/kit/forms'
import { SimpleGrid } from '@clinic/kit/ui'
import { useQuery } from '@tanstack/react-query'
import { useBookingTranslation } from '../../texts'
import { serviceOptionsQuery } from './catalogue.api'

/** The service of which a client must have a visit before this one, and within how many days (BEY-009). */
export function PrerequisiteFields({ serviceId }: { serviceId: string | undefined }) {
  const t = useBookingTranslation()
  const { data: services = [] } = useQuery(serviceOptionsQuery())
  const prerequisiteId = useWatch({ name: 'prerequisite_id' }) as string | null
  const others = services.filter(({ id, is_active }) => id !== serviceId && (is_active || id === prerequisiteId))
  return (
    <>
      <SelectField
        name="prerequisite_id"
        label={t('prerequisite.service')}
        description={t('prerequisite.serviceHelp')}
        placeholder={t('prerequisite.none')}
        clearable
        options={others.map(({ id, name }) => ({ value: id, label: name }))}
      />
      {prerequisiteId && (
        <SimpleGrid cols={2}>
          <NumberField name="prerequisite_days" label={t('prerequisite.days')} required />
          <NumberField name="prerequisite_min_days" label={t('prerequisite.minDays')} />
        </SimpleGrid>
      )}
    </>
  )
}
