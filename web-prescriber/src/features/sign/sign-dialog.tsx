import { BankIdDialog, type BankIdOrder } from '@clinic/kit/bankid'
import { Text, toast } from '@clinic/kit/ui'
import { useQueryClient } from '@tanstack/react-query'
import { usePrescriberTexts } from '../../texts'
import { requestsKey, signRequests } from '../requests/requests.api'

interface Outcome {
  signed?: string[]
  left_out?: string[]
}

interface Props {
  ids: string[]
  onClose: () => void
  onDone: () => void
}

/** Signs one or several requests with BankID, and says which were left out because the clinic changed them meanwhile. */
export function SignDialog({ ids, onClose, onDone }: Props) {
  const t = usePrescriberTexts()
  const queries = useQueryClient()
  const done = async (order: BankIdOrder) => {
    const { signed = [], left_out: left = [] } = order.outcome as Outcome
    if (signed.length > 0) toast.success(t('sign.done', { count: signed.length }))
    if (left.length > 0) toast.error(t('sign.leftOut', { count: left.length }))
    await queries.invalidateQueries({ queryKey: requestsKey })
    onDone()
  }
  return (
    <BankIdDialog title={t('sign.title')} start={() => signRequests(ids)} onDone={(order) => void done(order)} onClose={onClose}>
      <Text>{t('sign.what', { count: ids.length })}</Text>
    </BankIdDialog>
  )
}
