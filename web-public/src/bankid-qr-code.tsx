import { QRCodeSVG } from 'qrcode.react'

const SIZE_PX = 220

/** The animated QR code that the BankID app scans. In a module of its own: a visitor on the phone doesn't need it. */
export default function BankIdQrCode({ text, label }: { text: string; label: string }) {
  return <QRCodeSVG value={text} size={SIZE_PX} role="img" aria-label={label} data-qr={text} />
}
