import { keepPreviousData, QueryClient } from '@tanstack/react-query'
import { ApiError } from '../core/errors'

/** A refusal won't change when it is retried; a call without an answer is retried twice. */
const shouldRetry = (failureCount: number, error: Error): boolean =>
  failureCount < 2 && (!(error instanceof ApiError) || error.isOutcomeUnknown)

export const createQueryClient = (retries = true): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: { retry: retries ? shouldRetry : false, staleTime: 15_000, placeholderData: keepPreviousData },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
