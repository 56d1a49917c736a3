import { ApiError, type Submission, schemaOf, useKey } from '@clinic/kit/api'
import { Form, Submit, TextField, useKitForm } from '@clinic/kit/forms'
import { useMay } from '@clinic/kit/session'
import { Alert, Button, Card, DocumentButton, Stack, Text, toast } from '@clinic/kit/ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { z } from 'zod'
import { usePosTexts } from '../../texts'
import { clientQuery } from '../payment/payment.api'
import { exportReceipt, type Receipt, receiptQuery } from './receipts.api'

const MOST = 2

/** The receipt by mail, to the client's address unless another is given. */
function Mail({ receipt, address }: { receipt: Receipt; address: string }) {
  const t = usePosTexts()
  const queries = useQueryClient()
  const form = useKitForm<{ email: string }>({
    schema: z.object({ email: schemaOf('ExportIn').shape.email.unwrap().unwrap() }) as z.ZodType<unknown, { email: string }>,
    initial: { email: address },
    onSubmit: async ({ body, key }: Submission<{ email: string }>) => {
      const { mailed_to } = await exportReceipt(receipt.id, { type: 'mail', email: body.email }, key)
      toast.success(t('give.mailed', { to: mailed_to }))
      await queries.invalidateQueries({ queryKey: receiptQuery(receipt.id).queryKey })
    },
  })
  return (
    <Form form={form} label={t('give.mail')}>
      <TextField name="email" type="email" label={t('give.email')} required />
      <Submit variant="default">{t('give.mail')}</Submit>
    </Form>
  )
}

function useTake(receipt: Receipt) {
  const queries = useQueryClient()
  const key = useKey()
  const [taken, setTaken] = useState<string | null>(null)
  const take = async () => {
    if (taken) return taken
    try {
      const { document_id } = await exportReceipt(receipt.id, { type: 'download' }, key.now())
      if (!document_id) throw new ApiError(0, { message: '' })
      setTaken(document_id)
      await queries.invalidateQueries({ queryKey: receiptQuery(receipt.id).queryKey })
      return document_id
    } catch (error) {
      key.failed(error)
      throw error
    }
  }
  const anew = () => {
    key.renew()
    setTaken(null)
  }
  return { taken, take, anew }
}

/** The receipt on paper or as a file; what was taken out here can be opened again without being a copy. */
function Paper({ receipt, over }: { receipt: Receipt; over: boolean }) {
  const t = usePosTexts()
  const { taken, take, anew } = useTake(receipt)
  const next = receipt.downloaded > 0 ? 'give.copy' : 'give.take'
  return (
    <>
      {(taken || !over) && <DocumentButton id={take} label={t(taken ? 'give.open' : next)} size="md" />}
      {taken && !over && (
        <Button variant="subtle" w="max-content" onClick={anew}>
          {t('give.wantCopy')}
        </Button>
      )}
    </>
  )
}

/** POS-031: the receipt is given once, and its one copy once. */
export function GiveReceipt({ receipt }: { receipt: Receipt }) {
  const t = usePosTexts()
  const may = useMay('sale.write')
  const asks = useMay('client.read') && receipt.client_id !== null
  const client = useQuery({ ...clientQuery(receipt.client_id ?? ''), enabled: asks })
  const over = receipt.downloaded >= MOST
  if (!may || receipt.number === null || (asks && client.isPending)) return null
  return (
    <Card withBorder radius="md" component="section" aria-label={t('give.title')}>
      <Stack gap="md">
        <Text fw={600}>{t('give.title')}</Text>
        {receipt.downloaded === 1 && <Alert color="yellow">{t('give.copyHelp')}</Alert>}
        {over && <Text c="dimmed">{t('give.over')}</Text>}
        <Paper receipt={receipt} over={over} />
        {!over && <Mail receipt={receipt} address={client.data?.email ?? ''} />}
      </Stack>
    </Card>
  )
}
