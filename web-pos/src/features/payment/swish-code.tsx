import { Button, ErrorState, LoadingState, Modal, Stack, Text } from '@clinic/kit/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { TbQrcode } from 'react-icons/tb'
import { usePosTranslation } from '../../texts'
import { type RegisterReadiness, settingsQuery } from '../registers/registers.api'

/** The picture, asked for anew each time, because its address is valid for minutes only. */
function SwishPicture() {
  const t = usePosTranslation()
  const { data, error, isFetching, refetch } = useQuery({ ...settingsQuery(), staleTime: 0 })
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data || isFetching) return <LoadingState />
  if (!data.swish_qr_url) return <Text>{t('swish.missing')}</Text>
  return <img src={data.swish_qr_url} alt={t('swish.code')} className="pos-swish-code" />
}

/** POS-023: shows the clinic's own Swish code to the client. It is no payment method: the till learns nothing of a payment by it. */
export function SwishCodeButton({ readiness }: { readiness: RegisterReadiness }) {
  const t = usePosTranslation()
  const [isOpen, setIsOpen] = useState(false)
  if (!readiness.has_swish_qr) return null
  return (
    <>
      <Button variant="default" leftSection={<TbQrcode size={18} aria-hidden />} onClick={() => setIsOpen(true)}>
        {t('swish.show')}
      </Button>
      <Modal opened={isOpen} onClose={() => setIsOpen(false)} title={t('swish.code')} size="lg">
        <Stack gap="md">
          <SwishPicture />
          <Text c="dimmed">{t('swish.noPayment')}</Text>
        </Stack>
      </Modal>
    </>
  )
}
