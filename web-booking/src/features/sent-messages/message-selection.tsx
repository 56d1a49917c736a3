import { useAction } from '@clinic/kit/components'
import { useHasPermission } from '@clinic/kit/session'
import type { Selection } from '@clinic/kit/table'
import { Button, toast } from '@clinic/kit/ui'
import { useBookingTranslation } from '../../texts/index'
import { type Message, resendAll, sentMessagesKey } from './sent-messages.api'

/** Whether a message can be sent again; a code can't, since its text is erased. */
export const isUndelivered = ({ state, type }: Message) => type !== 'code' && (state === 'failed' || state === 'unknown')

function ResendSelected({ messages, onDone }: { messages: Message[]; onDone: () => void }) {
  const t = useBookingTranslation()
  const { run, isRunning } = useAction({
    send: resendAll,
    confirmation: {
      title: t('sentMessages.resendQuestion', { count: messages.length }),
      body: t('sentMessages.resendCost'),
      confirmLabel: t('sentMessages.resend'),
    },
    refresh: [sentMessagesKey],
    onSuccess: ({ sent, skipped }) => {
      if (sent > 0) toast.success(t('sentMessages.resentCount', { count: sent }))
      if (skipped > 0) toast.error(t('sentMessages.skippedCount', { count: skipped }))
      onDone()
    },
  })
  return (
    <Button size="compact-md" variant="default" loading={isRunning} onClick={() => void run(messages)}>
      {t('sentMessages.resend')}
    </Button>
  )
}

/** The selection of undelivered messages that are sent again together (USE-017); none for users who can't send. */
export function useMessageSelection(): Selection<Message> | undefined {
  const t = useBookingTranslation()
  const canResend = useHasPermission('delivery.write')
  const selection: Selection<Message> = {
    getLabel: ({ to }) => t('sentMessages.select', { to }),
    canSelect: isUndelivered,
    renderActions: (messages, clear) => <ResendSelected messages={messages} onDone={clear} />,
  }
  return canResend ? selection : undefined
}
