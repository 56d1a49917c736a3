import { useAction } from '@clinic/kit/components'
import { useHasPermission } from '@clinic/kit/session'
import { Button, DocumentButton, Group, Stack, toast } from '@clinic/kit/ui'
import { useState } from 'react'
import { InactivateForm } from './inactivate-form'
import { PrescriptionDetails } from './prescription-details'
import { PrescriptionStatusBadge } from './prescription-status-badge'
import { type Prescription, prescriptionsKey, withdrawRequest } from './prescriptions.api'
import { RequestForm } from './request-form'
import { usePrescriptionTranslation } from './texts'

function WithdrawButton({ row, onDone }: { row: Prescription; onDone: () => void }) {
  const t = usePrescriptionTranslation()
  const { run, isRunning } = useAction<void>({
    send: (_, reason) => withdrawRequest(row, reason),
    confirmation: {
      title: t('details.withdrawTitle'),
      body: t('details.withdrawBody'),
      confirmLabel: t('details.withdraw'),
      needsReason: true,
    },
    successMessage: t('details.withdrawn'),
    refresh: [prescriptionsKey],
    onSuccess: onDone,
  })
  return (
    <Button variant="default" loading={isRunning} onClick={() => void run()}>
      {t('details.withdraw')}
    </Button>
  )
}

/** Shows a prescription with the actions that its state allows. */
export function PrescriptionPanel({ row, onDone }: { row: Prescription; onDone: () => void }) {
  const t = usePrescriptionTranslation()
  const [openForm, setOpenForm] = useState<'change' | 'inactivate' | null>(null)
  const canWrite = useHasPermission('client.prescription.write')
  const isOpen = row.state === 'pending' || row.state === 'needs_prescription'
  const closeWithToast = (text: string) => () => {
    toast.success(text)
    onDone()
  }
  if (openForm === 'change') return <RequestForm clientId={row.client_id} row={row} onDone={closeWithToast(t('form.saved'))} />
  if (openForm === 'inactivate') return <InactivateForm row={row} onDone={closeWithToast(t('details.inactivated'))} />
  return (
    <Stack gap="md">
      <PrescriptionStatusBadge state={row.state} />
      <PrescriptionDetails row={row} />
      {row.document_id && <DocumentButton id={row.document_id} label={t('details.pdf')} />}
      {canWrite && (
        <Group>
          {isOpen && <Button onClick={() => setOpenForm('change')}>{t('details.change')}</Button>}
          {isOpen && <WithdrawButton row={row} onDone={onDone} />}
          {row.state === 'signed' && (
            <Button variant="default" onClick={() => setOpenForm('inactivate')}>
              {t('details.inactivate')}
            </Button>
          )}
        </Group>
      )}
    </Stack>
  )
}
