import { List, Text } from '@mantine/core'
import { modals } from '@mantine/modals'
import { useKitTexts } from '../texts'

interface Question {
  title: string
  body: string
  /** What it is about, a line each. */
  facts?: string[]
  /** What the button does, said as a verb. */
  action: string
  danger?: boolean
}

function Cancel() {
  return useKitTexts()('cancel')
}

/** Asks before something that can't be undone; answers whether the person went on. */
export const confirm = ({ title, body, facts = [], action, danger = false }: Question): Promise<boolean> =>
  new Promise((resolve) => {
    modals.openConfirmModal({
      title,
      // Its way out is said on its button.
      withCloseButton: false,
      children: (
        <>
          <Text>{body}</Text>
          {facts.length > 0 && (
            <List mt="sm">
              {facts.map((fact) => (
                <List.Item key={fact}>{fact}</List.Item>
              ))}
            </List>
          )}
        </>
      ),
      labels: { confirm: action, cancel: <Cancel /> },
      confirmProps: danger ? { color: 'red' } : {},
      onConfirm: () => resolve(true),
      onCancel: () => resolve(false),
      onClose: () => resolve(false),
    })
  })
