import { useMay } from '@clinic/kit/session'
import { Button, confirm, SidePanel, toast } from '@clinic/kit/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useJournalTexts } from '../procedures/texts'
import { TreatmentForm } from './treatment-form'
import { deleteTreatment, type Treatment, treatmentsKey } from './treatments.api'

interface Props {
  /** What is open: one of the treatments, a new one, or nothing. */
  open: Treatment | 'new' | null
  onClose: () => void
}

/** Beside the list: a treatment to write, change or delete. */
export function TreatmentPanel({ open, onClose }: Props) {
  const t = useJournalTexts()
  const treatment = open === 'new' || open === null ? undefined : open
  const done = () => {
    toast.success(t('treatments.saved'))
    onClose()
  }
  return (
    <SidePanel opened={open !== null} onClose={onClose} title={t(treatment ? 'treatments.edit' : 'treatments.add')}>
      {open !== null && (
        <TreatmentForm treatment={treatment} onDone={done} beside={treatment && <Delete treatment={treatment} onDone={onClose} />} />
      )}
    </SidePanel>
  )
}

function Delete({ treatment, onDone }: { treatment: Treatment; onDone: () => void }) {
  const t = useJournalTexts()
  const queries = useQueryClient()
  const remove = useMutation({
    mutationFn: deleteTreatment,
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: treatmentsKey })
      toast.success(t('treatments.gone'))
      onDone()
    },
    onError: (error) => toast.error(error.message),
  })
  const ask = async () => {
    const body = t('treatments.deleteBody', { name: treatment.name })
    if (await confirm({ title: t('treatments.deleteTitle'), body, action: t('treatments.delete'), danger: true })) remove.mutate(treatment)
  }
  return useMay('treatment.write') ? (
    <Button variant="subtle" color="red" loading={remove.isPending} onClick={() => void ask()}>
      {t('treatments.delete')}
    </Button>
  ) : null
}
