import type { Texts } from '@clinic/kit/i18n'
import type { en } from './en'

export const sv = {
  single: 'Enskilda bokningar',
  group: 'Gruppbokningar',
  individual_one: '{count} deltagare',
  individual_other: '{count} deltagare',
  revenue: 'Bokat värde',
  cancelled: 'Avbokade',
  noShow: 'Uteblivna',
  over: 'Bokningar över tid',
  lost: 'Avbokade och uteblivna',
  practitioners: 'Mest bokade behandlare',
  services: 'Mest bokade tjänster',
  categories: 'Mest bokade kategorier',
  count: 'Bokningar',
  value: 'Värde',
} satisfies Texts<typeof en>
