import { client, idempotencyHeader, type Schema, type Submission, unwrap } from '@clinic/kit/api'
import { queryOptions } from '@tanstack/react-query'
import { settingsKey } from './settings.api'

export type PortalSettings = Schema['PortalSettingsOut']

export const portalSettingsKey = [...settingsKey, 'portal']

export const portalSettingsQuery = () =>
  queryOptions({ queryKey: portalSettingsKey, queryFn: () => unwrap(client.GET('/api/booking-settings/portal')) })

export const savePortalSettings = ({ body, idempotencyKey }: Submission<Schema['PortalSettingsUpdate']>) =>
  unwrap(client.PUT('/api/booking-settings/portal', { body, headers: idempotencyHeader(idempotencyKey) }))
