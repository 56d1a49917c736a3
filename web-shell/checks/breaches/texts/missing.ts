import type { Texts } from '../../../kit/src/core/translator'

const en = { hello: 'Hello', bye: 'Bye' }

export const sv = { hello: 'Hej' } satisfies Texts<typeof en>
