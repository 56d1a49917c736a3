export { GuidePage } from './guide-page'
export { GUIDE_ROLES, GUIDE_SECTIONS, type GuideRole, guides, parseStep } from './guides'
