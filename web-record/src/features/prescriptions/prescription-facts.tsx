import { DateText, DateTimeText, Stack, Text } from '@clinic/kit/ui'
import type { ReactNode } from 'react'
import type { Prescription } from './prescriptions.api'
import { usePrescriptionTexts } from './texts'

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return children ? (
    <div>
      <Text size="sm" c="dimmed" component="dt">
        {label}
      </Text>
      <Text component="dd" m={0} style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
        {children}
      </Text>
    </div>
  ) : null
}

/** Who prescribes, or who the request waits for; nobody once the clinic has parted from whom it was sent to. */
export function Prescriber({ row }: { row: Prescription }) {
  const t = usePrescriptionTexts()
  if (row.was_with) return t('unassigned', { name: row.was_with })
  return row.prescriber_name ? `${row.prescriber_name} (${t(row.origin)})` : t('waitsFor', { email: row.invited_email })
}

function Ended({ row }: { row: Prescription }) {
  const t = usePrescriptionTexts()
  const why = row.state === 'expired' ? t(row.ended_reason === 'uses' ? 'details.ended_uses' : 'details.ended_date') : row.ended_reason
  return (
    <Fact label={t('details.ended')}>
      {row.ended_at && (
        <>
          <DateTimeText value={row.ended_at} />. {why}
        </>
      )}
    </Fact>
  )
}

/** Everything that is known of one prescription. */
export function PrescriptionFacts({ row }: { row: Prescription }) {
  const t = usePrescriptionTexts()
  return (
    <Stack component="dl" gap="sm" m={0}>
      <Fact label={t('drug')}>{[row.drug, row.strength, row.form].filter(Boolean).join(', ')}</Fact>
      <Fact label={t('form.dose')}>{row.dose}</Fact>
      <Fact label={t('form.area')}>{row.area}</Fact>
      <Fact label={t('form.amount')}>{row.amount}</Fact>
      <Fact label={t('used')}>{t('uses', { uses: row.uses, times: row.times })}</Fact>
      <Fact label={t('validUntil')}>
        <DateText value={row.valid_until} />
      </Fact>
      <Fact label={t('form.indication')}>{row.indication}</Fact>
      <Fact label={t('form.notes')}>{row.notes}</Fact>
      <Fact label={t('prescriber')}>
        <Prescriber row={row} />
      </Fact>
      <Fact label={t('askedBy')}>{row.asked_by_name}</Fact>
      <Fact label={t('details.signed')}>
        {row.signed_at && (
          <>
            <DateTimeText value={row.signed_at} />, {row.signed_by_name}
          </>
        )}
      </Fact>
      <Fact label={t('details.refusal')}>{row.refusal_reason}</Fact>
      <Ended row={row} />
    </Stack>
  )
}
