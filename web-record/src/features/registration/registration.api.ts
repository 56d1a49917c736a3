import { client, idempotencyHeader, type Schema, type Submission, unwrap } from '@clinic/kit/api'
import type { EntitySource } from '@clinic/kit/components'
import { queryOptions } from '@tanstack/react-query'

export type RegistrationSettings = Schema['RegistrationSettingsOut']

const registrationKey = ['record', 'registration']
export const registrationSettingsKey = [...registrationKey, 'settings']

export const registrationSettingsQuery = () =>
  queryOptions({ queryKey: registrationSettingsKey, queryFn: () => unwrap(client.GET('/api/registration-settings')) })

export const saveRegistrationSettings = ({ body, idempotencyKey }: Submission<Schema['RegistrationSettingsUpdate']>) =>
  unwrap(client.PUT('/api/registration-settings', { body, headers: idempotencyHeader(idempotencyKey) }))

export const mailPreviewQuery = (body: Schema['MailPreviewRequest']) =>
  queryOptions({
    queryKey: [...registrationKey, 'preview', body],
    queryFn: () => unwrap(client.POST('/api/registration-settings/preview', { body })),
  })

export const clientFieldsQuery = () =>
  queryOptions({
    queryKey: [...registrationKey, 'client-fields'],
    queryFn: () => unwrap(client.GET('/api/company/client-fields')),
  })

export const saveClientFields = ({ body, idempotencyKey }: Submission<Schema['ClientFieldsUpdate']>) =>
  unwrap(client.PUT('/api/company/client-fields', { body, headers: idempotencyHeader(idempotencyKey) }))

export const shownBuiltinQuery = () =>
  queryOptions({
    queryKey: [...registrationKey, 'builtin'],
    queryFn: () => unwrap(client.GET('/api/builtin-questionnaires')),
  })

type TitledRow = Pick<Schema['QuestionnaireRow'], 'id' | 'title_en' | 'title_sv'>

/** The active questionnaires by a part of their title, named in a language; the built-in ones are always included, so they aren't offered. */
export const questionnaireSource = (language: string): EntitySource => {
  const toOption = ({ id, title_en, title_sv }: TitledRow) => ({
    id,
    label: language.startsWith('sv') ? title_sv || title_en : title_en || title_sv,
  })
  return {
    key: [...registrationKey, 'questionnaires', language],
    search: async (search) => {
      const { items } = await unwrap(client.GET('/api/questionary', { params: { query: { filter: 'active', search } } }))
      return items.filter((row) => !row.builtin_type).map(toOption)
    },
    load: async (id) =>
      toOption(await unwrap(client.GET('/api/questionary/{questionnaire_id}', { params: { path: { questionnaire_id: id } } }))),
  }
}

const toConsentOption = ({ id, title }: { id: string; title: string }) => ({ id, label: title })

/** The active consent forms by a part of their title. */
export const consentSource: EntitySource = {
  key: [...registrationKey, 'consents'],
  search: async (search) => {
    const { items } = await unwrap(client.GET('/api/letters-of-consent', { params: { query: { filter: 'active', search } } }))
    return items.map(toConsentOption)
  },
  load: async (id) =>
    toConsentOption(await unwrap(client.GET('/api/letters-of-consent/{template_id}', { params: { path: { template_id: id } } }))),
}
