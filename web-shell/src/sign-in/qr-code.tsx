import { QRCodeSVG } from 'qrcode.react'

const SIZE_PX = 220

/** A QR code in a module of its own: the sign-in loads it only when it is shown. */
export default function QrCode({ text, label }: { text: string; label: string }) {
  return <QRCodeSVG value={text} size={SIZE_PX} role="img" aria-label={label} data-qr={text} />
}
