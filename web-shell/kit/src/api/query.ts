import { keepPreviousData, QueryClient } from '@tanstack/react-query'
import { ApiError } from './answer'

/** A refusal is an answer and asking again won't change it; a call that got no answer is tried twice more. */
const mayRetry = (failures: number, error: Error): boolean => failures < 2 && (!(error instanceof ApiError) || error.unanswered)

export const createQueryClient = (retries = true): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: { retry: retries ? mayRetry : false, staleTime: 15_000, placeholderData: keepPreviousData },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
