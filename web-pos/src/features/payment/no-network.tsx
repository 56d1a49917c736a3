import { useCompany } from '@clinic/kit/session'
import { Alert, Button, Group, Stack, Text } from '@clinic/kit/ui'
import { useQueryClient } from '@tanstack/react-query'
import { createPortal } from 'react-dom'
import { TbPrinter, TbWifiOff } from 'react-icons/tb'
import { usePosTexts } from '../../texts'
import type { Cart } from './cart'

/** The sales note that is written by hand: a form with the cart's names, and room for what only a pen may fill in now. */
function Note({ cart }: { cart: Cart }) {
  const t = usePosTexts()
  const company = useCompany()
  const blank = ['date', 'sum', 'vat', 'way', 'signature'] as const
  return createPortal(
    <div className="pos-note">
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
              <td className="pos-note-blank" />
            </tr>
          ))}
        </tbody>
      </table>
      {blank.map((each) => (
        <p key={each} className="pos-note-line">
          {t(`note.${each}`)}
        </p>
      ))}
    </div>,
    document.body,
  )
}

/** BEY-045: without network the cart is kept and nothing can be sold; the law has a note by hand for that. */
export function NoNetwork({ cart }: { cart: Cart }) {
  const t = usePosTexts()
  const queries = useQueryClient()
  return (
    <Alert color="yellow" icon={<TbWifiOff size={24} aria-hidden />} title={t('offline.title')} role="alert">
      <Stack gap="sm">
        <Text size="sm">{t('offline.body')}</Text>
        <Group gap="sm">
          <Button variant="default" onClick={() => void queries.refetchQueries({ queryKey: ['pos', 'payment', 'quote'], type: 'active' })}>
            {t('offline.again')}
          </Button>
          <Button variant="default" leftSection={<TbPrinter size={16} aria-hidden />} onClick={() => window.print()}>
            {t('offline.print')}
          </Button>
        </Group>
      </Stack>
      <Note cart={cart} />
    </Alert>
  )
}
