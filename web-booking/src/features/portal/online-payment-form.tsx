import { paths } from '@clinic/kit/contract'
import {
  Form,
  MoneyField,
  NumberField,
  RadioGroupField,
  SelectField,
  Submit,
  SwitchField,
  TextField,
  useKitForm,
  useWatch,
} from '@clinic/kit/forms'
import { Anchor, ErrorState, LoadingState, Stack, Text, Title, toast } from '@clinic/kit/ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from 'react-router'
import { useBookingTranslation } from '../../texts'
import { type OnlinePaymentSettings, onlinePaymentKey, onlinePaymentQuery, saveOnlinePayment } from './online-payment.api'

const MODES = ['none', 'percent', 'amount', 'whole'] as const

function DepositFields({ registers }: { registers: OnlinePaymentSettings['registers'] }) {
  const t = useBookingTranslation()
  const mode: string = useWatch({ name: 'mode' })
  const registerId: string | null = useWatch({ name: 'register_id' })
  const blocker = registers?.find(({ id }) => id === registerId)?.blocker
  return (
    <>
      {mode === 'percent' && <NumberField name="deposit_percent" label={t('onlinePayment.percent')} suffix=" %" required />}
      {mode === 'amount' && <MoneyField name="deposit_amount" label={t('onlinePayment.amount')} required />}
      {mode !== 'none' && (
        <>
          <SelectField
            name="register_id"
            label={t('onlinePayment.register')}
            description={blocker || t('onlinePayment.registerHelp')}
            options={(registers ?? []).map(({ id, name }) => ({ value: id, label: name }))}
            clearable
          />
          <Anchor component={Link} to={paths.registerSettings()} size="sm">
            {t('onlinePayment.registers')}
          </Anchor>
          <TextField name="swish_number" label={t('onlinePayment.swish')} description={t('onlinePayment.swishHelp')} />
          <SwitchField name="saves_card" label={t('onlinePayment.savesCard')} description={t('onlinePayment.savesCardHelp')} />
        </>
      )}
    </>
  )
}

function SettingsForm({ settings }: { settings: OnlinePaymentSettings }) {
  const t = useBookingTranslation()
  const queryClient = useQueryClient()
  const { registers, ...initialValues } = settings
  const form = useKitForm('OnlinePaymentSettingsUpdate', {
    initialValues,
    onSubmit: saveOnlinePayment,
    onDone: async () => {
      toast.success(t('onlinePayment.saved'))
      await queryClient.invalidateQueries({ queryKey: onlinePaymentKey })
    },
    draft: { form: 'online-payment', subject: 'new' },
  })
  return (
    <Form form={form} label={t('onlinePayment.title')}>
      <RadioGroupField
        name="mode"
        label={t('onlinePayment.mode')}
        options={MODES.map((value) => ({ value, label: t(`onlinePayment.modes.${value}`) }))}
      />
      <DepositFields registers={registers} />
      <Submit w="max-content">{t('common.save')}</Submit>
    </Form>
  )
}

/** What visitors of the portal pay before their visit is booked. */
export function OnlinePayment() {
  const t = useBookingTranslation()
  const { data, error, refetch } = useQuery(onlinePaymentQuery())
  return (
    <Stack gap="xs">
      <Title order={2}>{t('onlinePayment.title')}</Title>
      <Text c="dimmed">{t('onlinePayment.help')}</Text>
      {error && !data ? <ErrorState error={error} onRetry={() => void refetch()} /> : !data && <LoadingState />}
      {data && <SettingsForm key={data.version} settings={data} />}
    </Stack>
  )
}
