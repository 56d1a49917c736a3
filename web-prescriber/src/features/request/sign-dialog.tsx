import { BankIdDialog, type BankIdOrder } from '@clinic/kit/bankid'
import { Text, toast } from '@clinic/kit/ui'
import { useQueryClient } from '@tanstack/react-query'
import { usePrescriberTranslation } from '../../texts'
import { requestsKey, signRequests } from './requests.api'

interface Outcome {
  signed?: string[]
  skipped?: string[]
}

interface Props {
  ids: string[]
  onClose: () => void
  onDone: () => void
}

/** Signs requests with BankID and reports those that were skipped because the clinic had changed them. */
export function SignDialog({ ids, onClose, onDone }: Props) {
  const t = usePrescriberTranslation()
  const queryClient = useQueryClient()
  const handleDone = async (order: BankIdOrder) => {
    const { signed = [], skipped = [] } = order.outcome as Outcome
    if (signed.length > 0) toast.success(t('sign.done', { count: signed.length }))
    if (skipped.length > 0) toast.error(t('sign.skipped', { count: skipped.length }))
    await queryClient.invalidateQueries({ queryKey: requestsKey })
    onDone()
  }
  return (
    <BankIdDialog title={t('sign.title')} startOrder={() => signRequests(ids)} onDone={(order) => void handleDone(order)} onClose={onClose}>
      <Text>{t('sign.intro', { count: ids.length })}</Text>
    </BankIdDialog>
  )
}
