import { DescriptionItem, DescriptionList, EventTimeline } from '@clinic/kit/components'
import { DateText } from '@clinic/kit/ui'
import type { Prescription } from './prescriptions.api'
import { usePrescriptionTranslation } from './texts'

/** Names the prescriber, or explains why the request has none: not yet joined, or removed from the clinic. */
export function PrescriberName({ row }: { row: Prescription }) {
  const t = usePrescriptionTranslation()
  if (row.previous_prescriber_name) return t('unassigned', { name: row.previous_prescriber_name })
  return row.prescriber_name ? `${row.prescriber_name} (${t(row.origin)})` : t('awaitsPrescriber', { email: row.invited_email })
}

/** What happened with a prescription, earliest first: requested, signed or declined, ended. */
function PrescriptionTimeline({ row }: { row: Prescription }) {
  const t = usePrescriptionTranslation()
  const endReason =
    row.state === 'expired' ? t(row.ended_reason === 'uses' ? 'details.ended_uses' : 'details.ended_date') : row.ended_reason
  const events = [
    { id: 'requested', at: row.created_at, author: row.requested_by_name },
    { id: 'signed', at: row.signed_at, author: row.signed_by_name },
    { id: 'declined', at: row.declined_at, description: row.decline_reason },
    { id: 'ended', at: row.ended_at, description: endReason },
  ] as const
  const past = events.flatMap(({ at, ...event }) => (at ? [{ ...event, at, title: t(`details.${event.id}`) }] : []))
  return <EventTimeline label={t('details.events')} events={past} />
}

export function PrescriptionDetails({ row }: { row: Prescription }) {
  const t = usePrescriptionTranslation()
  return (
    <>
      <DescriptionList>
        <DescriptionItem label={t('drug')}>{[row.drug, row.strength, row.form].filter(Boolean).join(', ')}</DescriptionItem>
        <DescriptionItem label={t('form.dose')}>{row.dose}</DescriptionItem>
        <DescriptionItem label={t('form.area')}>{row.area}</DescriptionItem>
        <DescriptionItem label={t('form.amount')}>{row.amount}</DescriptionItem>
        <DescriptionItem label={t('used')}>{t('uses', { uses: row.uses, maxUses: row.max_uses })}</DescriptionItem>
        <DescriptionItem label={t('validUntil')}>
          <DateText value={row.valid_until} />
        </DescriptionItem>
        <DescriptionItem label={t('form.indication')}>{row.indication}</DescriptionItem>
        <DescriptionItem label={t('form.notes')}>{row.notes}</DescriptionItem>
        <DescriptionItem label={t('prescriber')}>
          <PrescriberName row={row} />
        </DescriptionItem>
      </DescriptionList>
      <PrescriptionTimeline row={row} />
    </>
  )
}
