import { ApiError } from '@clinic/kit/api'
import { useQueryClient } from '@tanstack/react-query'
import { asked, type Cart } from './cart'
import { quoteQuery } from './payment.api'

/** The server's errors about one part of the cart, under the names that the part's own form has. */
function own(error: ApiError, prefix: string): ApiError {
  const told = Object.entries(error.errors).map(([name, each]) => [name.startsWith(prefix) ? name.slice(prefix.length) : name, each])
  return new ApiError(error.status, { message: error.message, data: error.data, errors: Object.fromEntries(told) })
}

/** Asks the server whether a changed cart would do, before it takes the old one's place; what it refuses is said on the form. */
export function useTentative() {
  const queries = useQueryClient()
  return async (cart: Cart, prefix: string) => {
    try {
      await queries.fetchQuery(quoteQuery(asked(cart)))
    } catch (error) {
      throw error instanceof ApiError ? own(error, prefix) : error
    }
  }
}
