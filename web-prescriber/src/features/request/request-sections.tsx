import type { Schema } from '@clinic/kit/api'
import { DescriptionItem, DescriptionList, EventTimeline } from '@clinic/kit/components'
import { Age, Alert, DateText, DateTimeText, PhoneText, Stack, Title } from '@clinic/kit/ui'
import type { ReactNode } from 'react'
import { usePrescriberTranslation } from '../../texts'
import { RequestStatusBadge } from './request-status-badge'

type Request = Schema['PrescriptionRequestDetail']

function DetailsSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Stack component="section" gap="sm">
      <Title order={2}>{title}</Title>
      <DescriptionList>{children}</DescriptionList>
    </Stack>
  )
}

/** The patient, with no more personal data than the prescriber needs. */
export function PatientSection({ patient }: { patient: Request['patient'] }) {
  const t = usePrescriberTranslation()
  return (
    <>
      <DetailsSection title={t('request.patient')}>
        <DescriptionItem label={t('common.name')}>
          {patient.first_name} {patient.last_name}
        </DescriptionItem>
        <DescriptionItem label={t('request.personalId')}>{patient.personal_id}</DescriptionItem>
        <DescriptionItem label={t('request.dateOfBirth')}>
          {patient.date_of_birth && (
            <>
              <DateText value={patient.date_of_birth} /> (<Age dateOfBirth={patient.date_of_birth} />)
            </>
          )}
        </DescriptionItem>
        <DescriptionItem label={t('request.phone')}>
          <PhoneText value={patient.phone} />
        </DescriptionItem>
      </DetailsSection>
      {patient.warning && (
        <Alert color="red" title={t('request.warning')}>
          {patient.warning}
        </Alert>
      )}
    </>
  )
}

export function RequestDetails({ request }: { request: Request }) {
  const t = usePrescriberTranslation()
  return (
    <DetailsSection title={t('request.details')}>
      <DescriptionItem label={t('request.drug')}>{request.drug}</DescriptionItem>
      <DescriptionItem label={t('request.strength')}>{request.strength}</DescriptionItem>
      <DescriptionItem label={t('request.form')}>{request.form}</DescriptionItem>
      <DescriptionItem label={t('request.dose')}>{request.dose}</DescriptionItem>
      <DescriptionItem label={t('request.area')}>{request.area}</DescriptionItem>
      <DescriptionItem label={t('request.amount')}>{request.amount}</DescriptionItem>
      <DescriptionItem label={t('request.maxUses')}>{request.max_uses}</DescriptionItem>
      <DescriptionItem label={t('request.validUntil')}>
        <DateText value={request.valid_until} />
      </DescriptionItem>
      <DescriptionItem label={t('request.indication')}>{request.indication}</DescriptionItem>
      <DescriptionItem label={t('request.notes')}>{request.notes}</DescriptionItem>
      <DescriptionItem label={t('requests.company')}>{request.clinic_name}</DescriptionItem>
      <DescriptionItem label={t('request.requestedBy')}>{request.requested_by_name}</DescriptionItem>
      <DescriptionItem label={t('requests.requestedAt')}>
        <DateTimeText value={request.created_at} />
      </DescriptionItem>
    </DetailsSection>
  )
}

export function DecisionSection({ request }: { request: Request }) {
  const t = usePrescriberTranslation()
  if (request.state === 'pending') return null
  return (
    <DetailsSection title={t('request.decision')}>
      <DescriptionItem label={t('common.status')}>
        <RequestStatusBadge state={request.state} />
      </DescriptionItem>
      <DescriptionItem label={t('request.signedAt')}>
        {request.signed_at && (
          <>
            <DateTimeText value={request.signed_at} />, {request.signed_by_name}
          </>
        )}
      </DescriptionItem>
      <DescriptionItem label={t('common.reason')}>{request.decline_reason}</DescriptionItem>
      <DescriptionItem label={t('request.usage')}>
        {request.signed_at && t('request.uses', { uses: request.uses, maxUses: request.max_uses })}
      </DescriptionItem>
    </DetailsSection>
  )
}

/** Earlier requests to the same prescriber for the same patient. */
export function RequestHistory({ requests }: { requests: Request['previous'] }) {
  const t = usePrescriberTranslation()
  if (requests.length === 0) return null
  const events = requests.map(({ id, drug, strength, state, created_at }) => ({
    id,
    title: `${drug} ${strength}`,
    at: created_at,
    description: <RequestStatusBadge state={state} />,
    to: `/prescription/${id}`,
  }))
  return (
    <Stack component="section" gap="sm">
      <Title order={2}>{t('request.history')}</Title>
      <EventTimeline label={t('request.history')} events={events} />
    </Stack>
  )
}
