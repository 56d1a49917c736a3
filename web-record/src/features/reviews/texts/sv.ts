import type { Texts } from '@clinic/kit/i18n'
import type { en } from './en'

export const sv = {
  more: 'Mer',
  approve: 'Godkänn',
  approved: 'Godkännandet är sparat',
  reject: 'Godkänn inte',
  rejectHelp: 'Beskriv vad som behöver rättas.',
  rejected: 'Markerad som inte godkänd',
  history: 'Granskning',
} satisfies Texts<typeof en>
