import { GuidePage } from '@clinic/kit/guide'

/** The prescribers' guide (USE-013). */
export const GuideScreen = () => <GuidePage roles={['prescriber']} />
