import { Alert, Anchor, Group, Text } from '@clinic/kit/ui'
import { useFormsTranslation } from './texts'

interface Props {
  count: number | undefined
  text: 'consentTemplates.untranslated' | 'questionnaires.untranslated'
  onShow: () => void
}

/** Reminds of the forms that clients can't read in both languages (USE-019). */
export function UntranslatedNotice({ count, text, onShow }: Props) {
  const t = useFormsTranslation()
  if (!count) return null
  return (
    <Alert py="xs">
      <Group gap="sm">
        <Text size="sm">{t(text, { count })}</Text>
        <Anchor component="button" size="sm" onClick={onShow}>
          {t('list.showUntranslated')}
        </Anchor>
      </Group>
    </Alert>
  )
}
