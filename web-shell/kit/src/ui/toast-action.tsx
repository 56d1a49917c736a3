import { Button, Group, Text } from '@mantine/core'
import { notifications } from '@mantine/notifications'

interface Offer {
  message: string
  /** What the button does, said as a verb. */
  action: string
  onAction: () => void
  /** How long it can be pressed. */
  seconds?: number
}

let last: string | undefined

/** A sentence with one way to act on it, such as undoing what was just done; it stays for ten seconds, or until the next takes its place. */
export function offer({ message, action, onAction, seconds = 10 }: Offer): void {
  if (last) notifications.hide(last)
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
          {action}
        </Button>
      </Group>
    ),
  })
  last = id
}
