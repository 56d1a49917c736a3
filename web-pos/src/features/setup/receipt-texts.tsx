import { type Schema, type Submission, schemaOf } from '@clinic/kit/api'
import { Form, Submit, TextAreaField, useKitForm } from '@clinic/kit/forms'
import { Card, ErrorState, LoadingState, toast } from '@clinic/kit/ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import { usePosTexts } from '../../texts'
import { saveSetting, settingQuery, tillKey } from '../till/till.api'

type Values = Schema['SettingIn']

function TextsForm({ setting }: { setting: Schema['SettingOut'] }) {
  const t = usePosTexts()
  const queries = useQueryClient()
  const { receipt_header, receipt_footer, version } = setting
  const form = useKitForm<Values>({
    schema: schemaOf('SettingIn') as unknown as z.ZodType<unknown, Values>,
    initial: { receipt_header, receipt_footer, version },
    onSubmit: async (submission: Submission<Values>) => {
      await saveSetting(submission)
      await queries.invalidateQueries({ queryKey: tillKey })
    },
    onDone: () => toast.success(t('setup.saved')),
    draft: { form: 'receipt-texts', subject: 'new' },
  })
  return (
    <Card withBorder radius="md" maw={640}>
      <Form form={form} label={t('setup.texts')}>
        <TextAreaField name="receipt_header" label={t('setup.header')} help={t('setup.headerHelp')} />
        <TextAreaField name="receipt_footer" label={t('setup.footer')} help={t('setup.footerHelp')} />
        <Submit>{t('setup.save')}</Submit>
      </Form>
    </Card>
  )
}

/** What the clinic wants to say on every receipt. */
export function ReceiptTexts() {
  const { data, error, refetch } = useQuery(settingQuery())
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data) return <LoadingState />
  return <TextsForm key={data.version} setting={data} />
}
