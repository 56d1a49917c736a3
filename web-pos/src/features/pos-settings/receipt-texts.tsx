import type { Schema } from '@clinic/kit/api'
import { Form, Submit, TextAreaField, useKitForm } from '@clinic/kit/forms'
import { Card, ErrorState, LoadingState, toast } from '@clinic/kit/ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { usePosTranslation } from '../../texts'
import { registersKey, saveSettings, settingsQuery } from '../registers/registers.api'

function ReceiptTextsForm({ settings }: { settings: Schema['RegisterSettingsOut'] }) {
  const t = usePosTranslation()
  const queries = useQueryClient()
  const { receipt_header, receipt_footer, version } = settings
  const form = useKitForm('RegisterSettingsUpdate', {
    initialValues: { receipt_header, receipt_footer, version },
    onSubmit: async (submission) => {
      await saveSettings(submission)
      await queries.invalidateQueries({ queryKey: registersKey })
    },
    onDone: () => toast.success(t('settings.saved')),
    draft: { form: 'receipt-texts', subject: 'new' },
  })
  return (
    <Card withBorder radius="md" maw={640}>
      <Form form={form} label={t('settings.texts')}>
        <TextAreaField name="receipt_header" label={t('settings.header')} description={t('settings.headerHelp')} />
        <TextAreaField name="receipt_footer" label={t('settings.footer')} description={t('settings.footerHelp')} />
        <Submit>{t('common.save')}</Submit>
      </Form>
    </Card>
  )
}

/** The clinic's own texts at the top and the bottom of every receipt. */
export function ReceiptTexts() {
  const { data, error, refetch } = useQuery(settingsQuery())
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data) return <LoadingState />
  return <ReceiptTextsForm key={data.version} settings={data} />
}
