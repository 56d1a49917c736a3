import type { Schema } from '@clinic/kit/api'
import { clientSource, EntitySelect, practitionerSource, serviceSource } from '@clinic/kit/components'
import { DateField, Form, Submit, TextAreaField, useKitForm } from '@clinic/kit/forms'
import { addDays, today } from '@clinic/kit/i18n'
import { SimpleGrid, toast } from '@clinic/kit/ui'
import { useQueryClient } from '@tanstack/react-query'
import { HourField } from '../../hour-field'
import { useBookingTranslation } from '../../texts'
import { WeekdaysField } from '../../weekdays-field'
import { addToWaitingList, waitingListKey } from './waiting-list.api'

const SUGGESTED_DAYS = 60

/** Form that puts a client on the waiting list. */
export function WaitingListEntryForm({ initial, onDone }: { initial: Partial<Schema['WaitingListEntryCreate']>; onDone: () => void }) {
  const t = useBookingTranslation()
  const queries = useQueryClient()
  const form = useKitForm('WaitingListEntryCreate', {
    initialValues: {
      client_id: null,
      service_id: null,
      practitioner_id: null,
      weekdays: [0, 1, 2, 3, 4, 5, 6],
      from_time: '00:00',
      to_time: '24:00',
      from_day: today(),
      to_day: addDays(today(), SUGGESTED_DAYS),
      note: '',
      ...initial,
    },
    onSubmit: addToWaitingList,
    onDone: async (entry) => {
      await queries.invalidateQueries({ queryKey: waitingListKey })
      toast.success(t('waitingList.added', { name: entry.client_name }))
      onDone()
    },
  })
  return (
    <Form form={form} label={t('waitingList.add')}>
      <EntitySelect name="client_id" label={t('common.client')} source={clientSource} required />
      <EntitySelect name="service_id" label={t('waitingList.service')} source={serviceSource} required />
      <EntitySelect
        name="practitioner_id"
        label={t('form.practitioner')}
        source={practitionerSource}
        placeholder={t('waitingList.anyone')}
      />
      <WeekdaysField name="weekdays" label={t('waitingList.weekdays')} required />
      <SimpleGrid cols={2}>
        <HourField name="from_time" label={t('waitingList.fromTime')} disabled={false} />
        <HourField name="to_time" label={t('waitingList.toTime')} disabled={false} />
        <DateField name="from_day" label={t('waitingList.fromDay')} required />
        <DateField name="to_day" label={t('waitingList.toDay')} required />
      </SimpleGrid>
      <TextAreaField name="note" label={t('waitingList.note')} description={t('waitingList.noteHelp')} rows={2} />
      <Submit>{t('waitingList.add')}</Submit>
    </Form>
  )
}
