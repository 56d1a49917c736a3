import { TextAreaField, useFormContext, useWatch } from '@clinic/kit/forms'
import { Button, Stack, useDebouncedValue } from '@clinic/kit/ui'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useBookingTranslation } from '../../texts/index'
import { confirmationPreviewQuery } from './confirmation.api'
import { MessagePreview } from './message-preview'
import { PlaceholderButtons } from './placeholder-buttons'

export type Channel = 'sms' | 'mail'
type Language = 'en' | 'sv'

interface Props {
  channel: Channel
  language: Language
  standard: string
  disabled: boolean
}

const MAX_PREVIEW_LENGTH = 2000

function Preview({ channel, language, name }: Pick<Props, 'channel' | 'language'> & { name: `${Channel}_${Language}` }) {
  const t = useBookingTranslation()
  const [text, minutes] = useWatch({ name: [name, 'arrive_early_minutes'] }) as [string | null, number | null]
  const [debounced] = useDebouncedValue((text ?? '').slice(0, MAX_PREVIEW_LENGTH), 400)
  const request = { channel, language, text: debounced, arrive_early_minutes: Math.min(Math.max(minutes ?? 0, 0), 60) }
  const { data } = useQuery({ ...confirmationPreviewQuery(request), placeholderData: keepPreviousData })
  if (!data) return null
  const label = t('confirmationTexts.preview', { field: t(`confirmationTexts.${name}`) })
  return <MessagePreview label={label} language={language} data={data} hasSegments={channel === 'sms'} />
}

/** A confirmation's text by one channel in one language, with placeholders, its preview and the way back to the standard text. */
export function ConfirmationTextField({ channel, language, standard, disabled }: Props) {
  const t = useBookingTranslation()
  const name = `${channel}_${language}` as const
  const { setValue } = useFormContext()
  const text = useWatch({ name }) as string
  const reset = () => setValue(name, standard, { shouldDirty: true, shouldValidate: true })
  const label = t(`confirmationTexts.${name}`)
  return (
    <Stack gap="xs">
      <TextAreaField name={name} label={label} rows={channel === 'sms' ? 5 : 10} disabled={disabled} />
      {!disabled && <PlaceholderButtons name={name} label={t('confirmationTexts.insert', { field: label })} />}
      {!disabled && text !== standard && (
        <Button variant="subtle" size="compact-sm" w="fit-content" onClick={reset} aria-label={`${t('confirmationTexts.reset')}: ${label}`}>
          {t('confirmationTexts.reset')}
        </Button>
      )}
      <Preview channel={channel} language={language} name={name} />
    </Stack>
  )
}
