import { ApiError, type Schema, type Submission } from '@clinic/kit/api'
import { getClientDetails, getFullName } from '@clinic/kit/i18n'
import { choose, NONE_OF_THEM } from '@clinic/kit/ui'
import { useComponentsTranslation } from './texts'

/** A client with the phone, the e-mail address or the personal id that is being saved. */
export interface ExistingClient {
  id: string
  first_name: string
  last_name: string
  phone: string
  email: string
  date_of_birth: string | null
}

type Save<Body> = (submission: Submission<Body>) => Promise<Schema['ClientOut']>

/**
 * Offers the clients that have the same phone, e-mail address or personal id before another is saved (USE-005). The wrapped save resolves with
 * null when one of them is chosen, which `onExisting` gets, to be used or, with `isMerge`, merged with the saved one. Going back leaves the form as it is, with the server's text. The second attempt's
 * key is derived from the first, so that a repeated submission after a lost answer saves once.
 */
export function useOfferDuplicates(onExisting: (client: ExistingClient) => void, { isMerge = false } = {}) {
  const t = useComponentsTranslation()
  const ask = (clients: ExistingClient[], body: string) =>
    choose({
      title: t('duplicates.title'),
      body,
      options: clients.map((client) => ({
        value: client.id,
        label: t(isMerge ? 'duplicates.merge' : 'duplicates.use', { name: getFullName(client) }),
        details: [getClientDetails(client), client.email].filter(Boolean).join(' · '),
      })),
      confirmLabel: t('duplicates.saveAnyway'),
      cancelLabel: t('duplicates.goBack'),
    })
  const resolveDuplicate = async <Body>(error: ApiError, saveAnyway: () => ReturnType<Save<Body>>) => {
    const clients = (error.data.clients ?? []) as ExistingClient[]
    const choice = await ask(clients, error.message)
    if (choice === NONE_OF_THEM) return saveAnyway()
    const chosen = clients.find(({ id }) => id === choice)
    if (!chosen) throw error
    onExisting(chosen)
    return null
  }
  return <Body extends object>(save: Save<Body>) =>
    async ({ body, idempotencyKey }: Submission<Body>) => {
      try {
        return await save({ body, idempotencyKey })
      } catch (error) {
        if (!(error instanceof ApiError) || error.code !== 'client.exists') throw error
        return await resolveDuplicate(error, () =>
          save({ body: { ...body, allow_duplicate: true }, idempotencyKey: `${idempotencyKey}-duplicate` }),
        )
      }
    }
}
