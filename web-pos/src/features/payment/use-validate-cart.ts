import { ApiError } from '@clinic/kit/api'
import { useQueryClient } from '@tanstack/react-query'
import { type Cart, toCartInput } from './cart'
import { quoteQuery } from './payment.api'

/** Returns the server's errors with the prefix of a cart line removed, so that the line's own form shows them. */
function withoutPrefix(error: ApiError, prefix: string): ApiError {
  const fieldErrors = Object.entries(error.errors).map(([name, messages]) => [
    name.startsWith(prefix) ? name.slice(prefix.length) : name,
    messages,
  ])
  return new ApiError(error.status, { message: error.message, data: error.data, errors: Object.fromEntries(fieldErrors) })
}

/** Has the server validate a changed cart before it replaces the present one; its errors are shown on the form. */
export function useValidateCart() {
  const queries = useQueryClient()
  return async (cart: Cart, prefix: string) => {
    try {
      await queries.fetchQuery(quoteQuery(toCartInput(cart)))
    } catch (error) {
      throw error instanceof ApiError ? withoutPrefix(error, prefix) : error
    }
  }
}
