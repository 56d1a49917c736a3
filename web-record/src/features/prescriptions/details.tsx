import { ApiError } from '@clinic/kit/api'
import { useMay } from '@clinic/kit/session'
import { Button, confirm, DocumentButton, Group, Stack, toast } from '@clinic/kit/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { AskForm } from './ask-form'
import { InactivateForm } from './inactivate-form'
import { PrescriptionFacts } from './prescription-facts'
import { type Prescription, prescriptionsKey, remove } from './prescriptions.api'
import { StateBadge } from './state-badge'
import { usePrescriptionTexts } from './texts'

function TakeBack({ row, onDone }: { row: Prescription; onDone: () => void }) {
  const t = usePrescriptionTexts()
  const queries = useQueryClient()
  const back = useMutation({
    mutationFn: remove,
    onSuccess: async () => {
      toast.success(t('details.removed'))
      onDone()
      await queries.invalidateQueries({ queryKey: prescriptionsKey })
    },
    onError: (error) => toast.error(error instanceof ApiError ? error.message : String(error)),
  })
  const asked = async () => {
    const sure = { title: t('details.removeTitle'), body: t('details.removeBody'), action: t('details.remove'), danger: true }
    if (await confirm(sure)) back.mutate(row)
  }
  return (
    <Button variant="default" loading={back.isPending} onClick={() => void asked()}>
      {t('details.remove')}
    </Button>
  )
}

/** One prescription, and what may still be done with it. */
export function Details({ row, onDone }: { row: Prescription; onDone: () => void }) {
  const t = usePrescriptionTexts()
  const [doing, setDoing] = useState<'change' | 'inactivate' | null>(null)
  const mayWrite = useMay('client.prescription.write')
  const undecided = row.state === 'pending' || row.state === 'needs_prescription'
  const said = (text: string) => () => {
    toast.success(text)
    onDone()
  }
  if (doing === 'change') return <AskForm clientId={row.client_id} row={row} onDone={said(t('form.saved'))} />
  if (doing === 'inactivate') return <InactivateForm row={row} onDone={said(t('details.inactivated'))} />
  return (
    <Stack gap="md">
      <StateBadge state={row.state} />
      <PrescriptionFacts row={row} />
      {row.document_id && <DocumentButton id={row.document_id} label={t('details.pdf')} />}
      {mayWrite && (
        <Group>
          {undecided && <Button onClick={() => setDoing('change')}>{t('details.change')}</Button>}
          {undecided && <TakeBack row={row} onDone={onDone} />}
          {row.state === 'signed' && (
            <Button variant="default" onClick={() => setDoing('inactivate')}>
              {t('details.inactivate')}
            </Button>
          )}
        </Group>
      )}
    </Stack>
  )
}
