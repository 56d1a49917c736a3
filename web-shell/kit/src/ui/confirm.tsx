import { List, Text } from '@mantine/core'
import { modals } from '@mantine/modals'
import { useKitTranslation } from '../texts'

interface ConfirmOptions {
  title: string
  body: string
  /** Listed below the body, one per line. */
  details?: string[]
  confirmLabel: string
  /** "Cancel" when left out; name it where the action itself cancels something. */
  cancelLabel?: string
  isDestructive?: boolean
}

function CancelLabel() {
  return useKitTranslation()('cancel')
}

/** Asks before an action that can't be undone; resolves with whether the user confirmed it. */
export const confirm = ({
  title,
  body,
  details = [],
  confirmLabel,
  cancelLabel,
  isDestructive = false,
}: ConfirmOptions): Promise<boolean> =>
  new Promise((resolve) => {
    modals.openConfirmModal({
      title,
      // The cancel button closes the dialog.
      withCloseButton: false,
      children: (
        <>
          <Text>{body}</Text>
          {details.length > 0 && (
            <List mt="sm">
              {details.map((detail) => (
                <List.Item key={detail}>{detail}</List.Item>
              ))}
            </List>
          )}
        </>
      ),
      labels: { confirm: confirmLabel, cancel: cancelLabel ?? <CancelLabel /> },
      confirmProps: isDestructive ? { color: 'red' } : {},
      onConfirm: () => resolve(true),
      onCancel: () => resolve(false),
      onClose: () => resolve(false),
    })
  })
