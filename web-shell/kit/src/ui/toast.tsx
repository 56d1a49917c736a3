import { Button, Group, Text } from '@mantine/core'
import { notifications } from '@mantine/notifications'

const TOAST_MS = 2000
const ACTION_TOAST_SECONDS = 10

/** The role lets a screen reader announce the toast (PLT-087). */
const show = (message: string, role: 'status' | 'alert', color?: string) =>
  notifications.show({ message, role, color, autoClose: TOAST_MS, withBorder: true })

interface ActionToast {
  message: string
  actionLabel: string
  onAction: () => void
  seconds?: number
}

let actionToastId: string | undefined

/** Shows a toast with a button, such as one that undoes what was just done, until it times out or the next one replaces it. */
function showWithAction({ message, actionLabel, onAction, seconds = ACTION_TOAST_SECONDS }: ActionToast): void {
  if (actionToastId) notifications.hide(actionToastId)
  const id = notifications.show({
    role: 'status',
    withBorder: true,
    autoClose: seconds * 1000,
    message: (
      <Group justify="space-between" wrap="nowrap" gap="md">
        <Text>{message}</Text>
        <Button
          size="compact-sm"
          variant="default"
          onClick={() => {
            notifications.hide(id)
            onAction()
          }}
        >
          {actionLabel}
        </Button>
      </Group>
    ),
  })
  actionToastId = id
}

export const toast = {
  success: (message: string) => show(message, 'status', 'teal'),
  error: (message: string) => show(message, 'alert', 'red'),
  withAction: showWithAction,
}
