import type { Schema } from '@clinic/kit/api'
import { Form, ImageUploadField, Submit, TextAreaField, useKitForm } from '@clinic/kit/forms'
import { Card, ErrorState, LoadingState, toast } from '@clinic/kit/ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { usePosTranslation } from '../../texts'
import { registersKey, saveSettings, settingsQuery } from '../registers/registers.api'

function ReceiptTextsForm({ settings }: { settings: Schema['RegisterSettingsOut'] }) {
  const t = usePosTranslation()
  const queries = useQueryClient()
  const { receipt_header, receipt_footer, swish_qr_id, version } = settings
  const form = useKitForm('RegisterSettingsUpdate', {
    initialValues: { receipt_header, receipt_footer, swish_qr_id, version },
    onSubmit: async (submission) => {
      await saveSettings(submission)
      await queries.invalidateQueries({ queryKey: registersKey })
    },
    onDone: () => toast.success(t('settings.saved')),
    draft: { form: 'receipt-texts', subject: 'new' },
  })
  return (
    <Card withBorder radius="md" maw={640}>
      <Form form={form} label={t('settings.otherTitle')}>
        <TextAreaField name="receipt_header" label={t('settings.header')} description={t('settings.headerHelp')} />
        <TextAreaField name="receipt_footer" label={t('settings.footer')} description={t('settings.footerHelp')} />
        <ImageUploadField name="swish_qr_id" label={t('swish.code')} description={t('swish.help')} single />
        <Submit>{t('common.save')}</Submit>
      </Form>
    </Card>
  )
}

/** The clinic's own texts at the top and the bottom of every receipt, and the picture of its Swish code. */
export function ReceiptTexts() {
  const { data, error, refetch } = useQuery(settingsQuery())
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data) return <LoadingState />
  return <ReceiptTextsForm key={data.version} settings={data} />
}
