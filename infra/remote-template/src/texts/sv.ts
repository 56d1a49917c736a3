import type { Texts } from '@clinic/kit/i18n'
import type { en } from './en'

export const sv = {
  title: 'Sample',
  empty: 'Här finns inget än',
} satisfies Texts<typeof en>
