import { QRCodeSVG } from 'qrcode.react'

/** The QR code that the BankID app scans. In a module of its own: a visitor on the phone doesn't need it. */
export default function QrCode({ text, label }: { text: string; label: string }) {
  return <QRCodeSVG value={text} size={220} role="img" aria-label={label} />
}
