import { client, unwrap } from '@clinic/kit/api'
import type { EntitySource } from '@clinic/kit/components'
import type { Language } from '@clinic/kit/i18n'

/** Active consent forms by a part of their title. */
export const consentFormSource: EntitySource = {
  key: ['booking', 'consent-forms'],
  search: async (search) => {
    const { items } = await unwrap(client.GET('/api/letters-of-consent', { params: { query: { filter: 'active', search } } }))
    return items.map(({ id, title }) => ({ id, label: title }))
  },
  load: async (id) => {
    const params = { path: { template_id: id } }
    const { title } = await unwrap(client.GET('/api/letters-of-consent/{template_id}', { params }))
    return { id, label: title }
  },
}

/** Active questionnaires by a part of their title, named in a language where they have it. */
export const createQuestionnaireSource = (language: Language): EntitySource => {
  const toOption = ({ id, title_en, title_sv }: { id: string; title_en: string; title_sv: string }) => ({
    id,
    label: (language === 'sv' ? title_sv || title_en : title_en || title_sv) || '–',
  })
  return {
    key: ['booking', 'questionnaires', language],
    search: async (search) => {
      const { items } = await unwrap(client.GET('/api/questionary', { params: { query: { filter: 'active', search } } }))
      return items.map(toOption)
    },
    load: async (id) =>
      toOption(await unwrap(client.GET('/api/questionary/{questionnaire_id}', { params: { path: { questionnaire_id: id } } }))),
  }
}
