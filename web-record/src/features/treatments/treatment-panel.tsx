import { useAction } from '@clinic/kit/components'
import { useHasPermission } from '@clinic/kit/session'
import { Button, SidePanel, toast } from '@clinic/kit/ui'
import { useJournalTranslation } from '../procedures/texts'
import { TreatmentForm } from './treatment-form'
import { deleteTreatment, type Treatment, treatmentsKey } from './treatments.api'

interface Props {
  /** The treatment to edit, `new` to add one, `null` when the panel is closed. */
  selected: Treatment | 'new' | null
  onClose: () => void
}

export function TreatmentPanel({ selected, onClose }: Props) {
  const t = useJournalTranslation()
  const treatment = selected === 'new' || selected === null ? undefined : selected
  const handleSaved = () => {
    toast.success(t('treatments.saved'))
    onClose()
  }
  return (
    <SidePanel opened={selected !== null} onClose={onClose} title={t(treatment ? 'treatments.edit' : 'treatments.add')}>
      {selected !== null && (
        <TreatmentForm
          treatment={treatment}
          onDone={handleSaved}
          deleteButton={treatment && <DeleteButton treatment={treatment} onDone={onClose} />}
        />
      )}
    </SidePanel>
  )
}

function DeleteButton({ treatment, onDone }: { treatment: Treatment; onDone: () => void }) {
  const t = useJournalTranslation()
  const { run, isRunning } = useAction({
    send: () => deleteTreatment(treatment),
    confirmation: {
      title: t('treatments.deleteTitle'),
      body: t('treatments.deleteBody', { name: treatment.name }),
      confirmLabel: t('treatments.delete'),
      isDestructive: true,
    },
    successMessage: t('treatments.deletedMessage'),
    refresh: [treatmentsKey],
    onSuccess: onDone,
  })
  return useHasPermission('treatment.write') ? (
    <Button variant="subtle" color="red" loading={isRunning} onClick={() => void run()}>
      {t('treatments.delete')}
    </Button>
  ) : null
}
