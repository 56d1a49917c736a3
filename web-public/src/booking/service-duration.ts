import type { useTranslation } from '../texts'

/** Formats a service's minutes, as hours when they are whole. */
export const formatServiceDuration = (t: ReturnType<typeof useTranslation>, minutes: number): string =>
  minutes % 60 ? t('minutes', { count: minutes }) : t('hours', { count: minutes / 60 })
