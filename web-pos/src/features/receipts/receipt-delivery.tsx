import { ApiError, schemaOf, useIdempotencyKey } from '@clinic/kit/api'
import { Form, Submit, TextField, useKitForm } from '@clinic/kit/forms'
import { useHasPermission } from '@clinic/kit/session'
import { Alert, Button, Card, DocumentButton, Stack, Text, toast } from '@clinic/kit/ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { z } from 'zod'
import { usePosTranslation } from '../../texts'
import { clientQuery } from '../payment/payment.api'
import { issueReceipt, type Receipt, receiptQuery } from './receipts.api'

const MAX_PRINTS = 2

/** Sends the receipt by e-mail; the client's address is filled in. */
function EmailReceipt({ receipt, address }: { receipt: Receipt; address: string }) {
  const t = usePosTranslation()
  const queries = useQueryClient()
  const form = useKitForm(z.object({ email: schemaOf('ReceiptIssueCreate').shape.email.unwrap().unwrap() }), {
    initialValues: { email: address },
    onSubmit: async ({ body, idempotencyKey }) => {
      const { mailed_to } = await issueReceipt(receipt.id, { type: 'mail', email: body.email }, idempotencyKey)
      toast.success(t('delivery.emailed', { to: mailed_to }))
      await queries.invalidateQueries({ queryKey: receiptQuery(receipt.id).queryKey })
    },
  })
  return (
    <Form form={form} label={t('delivery.sendEmail')}>
      <TextField name="email" type="email" label={t('delivery.email')} required />
      <Submit variant="default">{t('delivery.sendEmail')}</Submit>
    </Form>
  )
}

function usePrintReceipt(receipt: Receipt) {
  const queries = useQueryClient()
  const key = useIdempotencyKey()
  const [documentId, setDocumentId] = useState<string | null>(null)
  const print = async () => {
    if (documentId) return documentId
    try {
      const { document_id } = await issueReceipt(receipt.id, { type: 'download' }, key.current())
      if (!document_id) throw new ApiError(0, { message: '' })
      setDocumentId(document_id)
      await queries.invalidateQueries({ queryKey: receiptQuery(receipt.id).queryKey })
      return document_id
    } catch (error) {
      key.handleError(error)
      throw error
    }
  }
  const allowCopy = () => {
    key.reset()
    setDocumentId(null)
  }
  return { documentId, print, allowCopy }
}

/** Prints or saves the receipt. The document that was issued here can be opened again without counting as a copy. */
function PrintReceipt({ receipt, isLimitReached }: { receipt: Receipt; isLimitReached: boolean }) {
  const t = usePosTranslation()
  const { documentId, print, allowCopy } = usePrintReceipt(receipt)
  const printLabel = receipt.downloaded > 0 ? 'delivery.saveCopy' : 'delivery.print'
  return (
    <>
      {(documentId || !isLimitReached) && <DocumentButton id={print} label={t(documentId ? 'delivery.openAgain' : printLabel)} size="md" />}
      {documentId && !isLimitReached && (
        <Button variant="subtle" w="max-content" onClick={allowCopy}>
          {t('delivery.printCopy')}
        </Button>
      )}
    </>
  )
}

/** POS-031: issues the receipt once, and its only copy once. */
export function ReceiptDelivery({ receipt }: { receipt: Receipt }) {
  const t = usePosTranslation()
  const maySell = useHasPermission('sale.write')
  const mayReadClient = useHasPermission('client.read') && receipt.client_id !== null
  const client = useQuery({ ...clientQuery(receipt.client_id ?? ''), enabled: mayReadClient })
  const isLimitReached = receipt.downloaded >= MAX_PRINTS
  if (!maySell || receipt.number === null || (mayReadClient && client.isPending)) return null
  return (
    <Card withBorder radius="md" component="section" aria-label={t('delivery.title')}>
      <Stack gap="md">
        <Text fw={600}>{t('delivery.title')}</Text>
        {receipt.downloaded === 1 && <Alert color="yellow">{t('delivery.copyHelp')}</Alert>}
        {isLimitReached && <Text c="dimmed">{t('delivery.noMoreCopies')}</Text>}
        <PrintReceipt receipt={receipt} isLimitReached={isLimitReached} />
        {!isLimitReached && <EmailReceipt receipt={receipt} address={client.data?.email ?? ''} />}
      </Stack>
    </Card>
  )
}
