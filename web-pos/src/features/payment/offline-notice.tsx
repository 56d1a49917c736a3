import { useCompany } from '@clinic/kit/session'
import { Alert, Button, Group, Stack, Text } from '@clinic/kit/ui'
import { useQueryClient } from '@tanstack/react-query'
import { createPortal } from 'react-dom'
import { TbPrinter, TbWifiOff } from 'react-icons/tb'
import { usePosTranslation } from '../../texts'
import type { Cart } from './cart'

/** The printed form of a handwritten sales note: the names of the cart's lines, and blanks for the rest. */
function SalesNote({ cart }: { cart: Cart }) {
  const t = usePosTranslation()
  const company = useCompany()
  const blankFields = ['date', 'sum', 'vat', 'method', 'signature'] as const
  return createPortal(
    <div className="pos-sales-note">
      <h1>{t('note.title')}</h1>
      <p>
        {company?.name} {t('note.notReceipt')}
      </p>
      <table>
        <tbody>
          {cart.lines.map((line) => (
            <tr key={line.id}>
              <td>{line.quantity}</td>
              <td>{line.name}</td>
              <td className="pos-sales-note-blank" />
            </tr>
          ))}
        </tbody>
      </table>
      {blankFields.map((field) => (
        <p key={field} className="pos-sales-note-line">
          {t(`note.${field}`)}
        </p>
      ))}
    </div>,
    document.body,
  )
}

/** BEY-045: without network nothing can be sold and the cart is kept; the law allows a handwritten sales note instead. */
export function OfflineNotice({ cart }: { cart: Cart }) {
  const t = usePosTranslation()
  const queries = useQueryClient()
  return (
    <Alert color="yellow" icon={<TbWifiOff size={24} aria-hidden />} title={t('offline.title')} role="alert">
      <Stack gap="sm">
        <Text size="sm">{t('offline.body')}</Text>
        <Group gap="sm">
          <Button variant="default" onClick={() => void queries.refetchQueries({ queryKey: ['pos', 'payment', 'quote'], type: 'active' })}>
            {t('common.tryAgain')}
          </Button>
          <Button variant="default" leftSection={<TbPrinter size={16} aria-hidden />} onClick={() => window.print()}>
            {t('offline.print')}
          </Button>
        </Group>
      </Stack>
      <SalesNote cart={cart} />
    </Alert>
  )
}
