import { ApiError } from '@clinic/kit/api'
import { Alert, Button, Center, Group, Modal, Skeleton, Stack, Text } from '@clinic/kit/ui'
import { QRCodeSVG } from 'qrcode.react'
import type { ReactNode } from 'react'
import { isPhone, useBankIdOrder } from '../core/use-bankid-order'
import { type BankIdOrder, cancelOrder, collectOrder, fetchQrCode } from './bankid.api'
import { useBankIdTranslation } from './texts'

const QR_SIZE_PX = 220

interface Props {
  title: string
  /** What is identified or signed, in a few words. */
  children?: ReactNode
  /** Starts a new order, for the first attempt and each retry. */
  startOrder: () => Promise<BankIdOrder>
  onDone: (order: BankIdOrder) => void
  onClose: () => void
}

function QrCode({ qr }: { qr: string }) {
  const t = useBankIdTranslation()
  return (
    <Center h={QR_SIZE_PX + 24} bg="white" style={{ borderRadius: 8 }}>
      {qr ? (
        <QRCodeSVG value={qr} size={QR_SIZE_PX} role="img" aria-label={t('code')} data-qr={qr} />
      ) : (
        <Skeleton w={QR_SIZE_PX} h={QR_SIZE_PX} />
      )}
    </Center>
  )
}

function DialogBody({ children, startOrder, onDone, onClose }: Omit<Props, 'title'>) {
  const t = useBankIdTranslation()
  const { order, qr, message, retry, hasEnded } = useBankIdOrder<BankIdOrder>({
    calls: { startOrder, fetchQrCode, collectOrder, cancelOrder },
    onDone,
    getRefusal: (error) => (error instanceof ApiError && error.message) || t('failed'),
    isTransient: () => true,
    connectionLost: t('connectionLost'),
  })
  const appLink = isPhone() ? order?.start_mobile : order?.start_desktop
  return (
    <Stack gap="md">
      {children}
      {hasEnded ? (
        <Alert color="red" role="alert">
          {message}
        </Alert>
      ) : (
        <>
          <Text size="sm">{t('scan')}</Text>
          <QrCode qr={qr} />
          <Text role="status" ta="center" mih={44}>
            {message}
          </Text>
        </>
      )}
      <Group justify="space-between">
        <Button variant="default" onClick={onClose}>
          {t(hasEnded ? 'close' : 'cancel')}
        </Button>
        {hasEnded ? (
          <Button onClick={retry}>{t('common.tryAgain')}</Button>
        ) : (
          appLink && (
            <Button component="a" href={appLink} variant="light">
              {t('thisDevice')}
            </Button>
          )
        )}
      </Group>
    </Stack>
  )
}

/** Identification or signing with BankID: the animated QR code, the link to the app on this device, and the order's status. */
export function BankIdDialog({ title, ...body }: Props) {
  return (
    <Modal opened onClose={body.onClose} centered closeOnClickOutside={false} withCloseButton={false} padding="lg">
      <Stack gap="md">
        <Modal.Title fw={600}>{title}</Modal.Title>
        <DialogBody {...body} />
      </Stack>
    </Modal>
  )
}
