import { schemaOf } from '@clinic/kit/api'
import { CheckboxField, Form, Submit, TextField, useKitForm } from '@clinic/kit/forms'
import { List, Stack, Text } from '@clinic/kit/ui'
import { useQueryClient } from '@tanstack/react-query'
import { usePosTranslation } from '../../texts'
import { registersKey } from '../registers/registers.api'
import { connectPaymentAccount, type PaymentAccount } from './payment-account.api'

/** The terms of card payments in force. */
export function PaymentTerms({ terms }: Pick<PaymentAccount, 'terms'>) {
  const t = usePosTranslation()
  return (
    <Stack gap="xs" component="section" aria-label={t('payments.terms')}>
      <Text fw={600}>{t('payments.termsOf', { version: terms.version })}</Text>
      <List spacing="xs" size="sm">
        {terms.paragraphs.map((paragraph) => (
          <List.Item key={paragraph}>{paragraph}</List.Item>
        ))}
      </List>
    </Stack>
  )
}

const agreementSchema = schemaOf('PaymentAccountCreate').superRefine(({ terms }, context) => {
  if (!terms) context.addIssue({ code: 'custom', path: ['terms'], params: { rule: 'accept' } })
})

/** Agrees to the terms of card payments and starts the connection with the payment provider. */
export function ConnectPaymentForm({ account, onDone }: { account: PaymentAccount; onDone: () => void }) {
  const t = usePosTranslation()
  const queries = useQueryClient()
  const form = useKitForm(agreementSchema, {
    initialValues: { email: account.email, terms_version: account.terms.version, terms: false },
    onSubmit: connectPaymentAccount,
    onDone: async () => {
      await queries.invalidateQueries({ queryKey: registersKey })
      onDone()
    },
  })
  return (
    <Form form={form} label={t('payments.connect')}>
      <PaymentTerms terms={account.terms} />
      <TextField name="email" type="email" label={t('common.email')} description={t('payments.emailHelp')} required />
      <CheckboxField name="terms" label={t('payments.agree')} isTransient required />
      <Submit>{t('payments.agreeAndConnect')}</Submit>
    </Form>
  )
}
