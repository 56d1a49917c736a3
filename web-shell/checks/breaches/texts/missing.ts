import type { Texts } from '../../../kit/src/i18n/texts'

const en = { hello: 'Hello', bye: 'Bye' }

export const sv = { hello: 'Hej' } satisfies Texts<typeof en>
