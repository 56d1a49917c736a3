import type { Texts } from '@clinic/kit/i18n'
import type { en } from './en'

export const sv = {
  more: 'Mer',
  approve: 'Godkänn',
  approvedNow: 'Godkännandet är sparat',
  notApprove: 'Godkänn inte',
  notApproveHelp: 'Skriv vad som saknas, så att det kan rättas.',
  notApprovedNow: 'Det är noterat att det inte godkänns',
  reason: 'Orsak',
  history: 'Vad som sagts efteråt',
} satisfies Texts<typeof en>
