import { ApiError, type Schema, type Submission, schemaOf } from '@clinic/kit/api'
import { Form, MoneyField, Submit, useKitForm, useWatch } from '@clinic/kit/forms'
import { useRegion } from '@clinic/kit/i18n'
import { Alert, Anchor, Card, confirm, Group, MoneyText, Stack, Text, toast } from '@clinic/kit/ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { z } from 'zod'
import { usePosTexts } from '../../texts'
import { receiptsQuery, salesKey } from '../receipts/receipts.api'
import { nameOf } from '../receipts/receipts-screen'
import { ReceiptState } from '../receipts/state'
import { closeDay, type Report } from './day.api'

type Values = Schema['CloseIn']

/** BEY-045: a day isn't closed over a payment without an end; here is which. */
function Unresolved({ registerId }: { registerId: string }) {
  const t = usePosTexts()
  const { data } = useQuery(receiptsQuery({ state: 'in_progress', register_id: registerId, per_page: 20 }))
  return (
    <Alert color="yellow" title={t('close.unresolved')} role="alert">
      <Stack gap="xs">
        {t('close.unresolvedHelp')}
        {data?.items.map((each) => (
          <Group key={each.id} gap="sm">
            <Anchor component={Link} to={`/receipt/${each.id}/detail`}>
              {nameOf(each, t)}
            </Anchor>
            <MoneyText minor={each.payable} />
            <ReceiptState receipt={each} />
          </Group>
        ))}
      </Stack>
    </Alert>
  )
}

/** What was counted beside what should be there. */
function Difference({ expected }: { expected: number }) {
  const t = usePosTexts()
  const { money } = useRegion()
  const counted: number | null = useWatch({ name: 'counted_cash' })
  return (
    <Text size="sm" role="status">
      {t('close.expected', { amount: money(expected) })}
      {counted !== null && counted !== undefined && ` · ${t('close.difference', { amount: money(counted - expected) })}`}
    </Text>
  )
}

/** The drawer is counted and the day is closed: numbered, frozen, not to be changed. */
export function CloseDay({ report }: { report: Report }) {
  const t = usePosTexts()
  const queries = useQueryClient()
  const form = useKitForm<Values>({
    schema: schemaOf('CloseIn') as unknown as z.ZodType<unknown, Values>,
    initial: { register_id: report.register_id, opening_float: report.opening_float + report.float_change },
    onSubmit: async ({ body: counted, key }: Submission<Values>) => {
      const body = { ...counted, number: report.number }
      if (!(await confirm({ title: t('close.title'), body: t('close.sure'), action: t('close.title') }))) return
      try {
        const { report: closed } = await closeDay({ body, key })
        toast.success(t('close.done', { number: closed.number }))
        form.form.reset({ register_id: report.register_id, opening_float: body.opening_float })
      } catch (error) {
        const code = error instanceof ApiError && error.code
        if (code === 'pos.unresolved') return
        // What was counted was another day's.
        if (code === 'pos.day_closed')
          form.form.reset({ register_id: report.register_id, counted_cash: null as never, opening_float: body.opening_float })
        throw error
      } finally {
        await queries.invalidateQueries({ queryKey: salesKey })
      }
    },
  })
  return (
    <Card withBorder radius="md" p="lg" component="section" aria-label={t('close.title')}>
      <Stack gap="md">
        <Text fw={600}>{t('close.title')}</Text>
        {report.days > 1 && (
          <Alert color="yellow" title={t('close.severalDays', { count: report.days })}>
            {t('close.severalDaysHelp')}
          </Alert>
        )}
        {report.open > 0 && <Unresolved registerId={report.register_id} />}
        <Form form={form} label={t('close.title')}>
          <MoneyField name="counted_cash" label={t('close.counted')} required />
          <Difference expected={report.expected_cash} />
          <MoneyField name="opening_float" label={t('close.float')} help={t('close.floatHelp')} />
          <Submit size="lg" disabled={report.open > 0}>
            {t('close.title')}
          </Submit>
        </Form>
      </Stack>
    </Card>
  )
}
