import { client, unwrap } from '@clinic/kit/api'
import { getClientDetails, getFullName } from '@clinic/kit/i18n'
import type { EntitySource } from './entity-picker'

const OPTION_COUNT = 20

const matches = (text: string) => (row: { name: string }) => row.name.toLocaleLowerCase().includes(text.toLocaleLowerCase())
const toOption = (row: { id: string; first_name: string; last_name: string }) => ({
  id: row.id,
  label: getFullName(row),
})
const byName = ({ id, name }: { id: string; name: string }) => ({ id, label: name })

/** Active clients by a part of a name, phone number or e-mail address. */
export const clientSource: EntitySource = {
  key: ['kit', 'clients'],
  search: async (search) => {
    const query = { search, per_page: OPTION_COUNT, filter: 'active' } as const
    const { items } = await unwrap(client.GET('/api/clients', { params: { query } }))
    return items.map((row) => ({ ...toOption(row), details: getClientDetails(row) }))
  },
  load: async (id) => toOption(await unwrap(client.GET('/api/clients/{client_id}', { params: { path: { client_id: id } } }))),
}

/** Active members of the company's staff by a part of a name or e-mail address. */
export const memberSource: EntitySource = {
  key: ['kit', 'members'],
  search: async (search) => {
    const { items } = await unwrap(client.GET('/api/users', { params: { query: { search, per_page: OPTION_COUNT } } }))
    return items.map(toOption)
  },
  load: async (id) => toOption(await unwrap(client.GET('/api/users/{user_id}', { params: { path: { user_id: id } } }))),
}

/** Active services by a part of their name. */
export const serviceSource: EntitySource = {
  key: ['kit', 'services'],
  search: async (search) => {
    const query = { search, per_page: OPTION_COUNT, active: true } as const
    return (await unwrap(client.GET('/api/v2/services', { params: { query } }))).items.map(byName)
  },
  load: async (id) => byName(await unwrap(client.GET('/api/v2/services/{service_id}', { params: { path: { service_id: id } } }))),
}

/** A short list that the server sends whole and that is searched here. */
const createListSource = (
  key: string,
  loadAll: () => Promise<{ id: string; name: string; is_active?: boolean | undefined }[]>,
): EntitySource => ({
  key: ['kit', key],
  search: async (text) =>
    (await loadAll())
      .filter(({ is_active }) => is_active !== false)
      .filter(matches(text))
      .map(byName),
  load: async (id) => byName((await loadAll()).find((row) => row.id === id) ?? { id, name: '' }),
})

export const practitionerSource = createListSource('practitioners', () => unwrap(client.GET('/api/practitioners')))
