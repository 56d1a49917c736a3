import type { Texts } from '@clinic/kit/i18n'
import type { en } from './en'

export const sv = { calendar: 'Kalender' } satisfies Texts<typeof en>
