import { client, idempotencyHeader, type Schema, type Submission, unwrap } from '@clinic/kit/api'
import type { ListState } from '@clinic/kit/table'
import { queryOptions } from '@tanstack/react-query'

export const logReviewsKey = ['shell', 'log-reviews']

/** Reviews of the access log, newest first; `state` is that they wait or are signed. */
export const logReviewsQuery = (query: ListState<'created_at' | 'from_day'>['query'], state: 'waiting' | 'signed' | null) =>
  queryOptions({
    queryKey: [...logReviewsKey, query, state],
    queryFn: () => unwrap(client.GET('/api/log-reviews', { params: { query: { ...query, state } } })),
  })

/** A review with its sample. */
export const logReviewQuery = (reviewId: string) =>
  queryOptions({
    queryKey: [...logReviewsKey, reviewId],
    queryFn: () => unwrap(client.GET('/api/log-reviews/{review_id}', { params: { path: { review_id: reviewId } } })),
  })

export const createLogReview = ({ body, idempotencyKey }: Submission<Schema['LogReviewCreate']>) =>
  unwrap(client.POST('/api/log-reviews', { body, headers: idempotencyHeader(idempotencyKey) }))

export const signLogReview =
  (reviewId: string) =>
  ({ body, idempotencyKey }: Submission<Schema['LogReviewSignature']>) =>
    unwrap(
      client.POST('/api/log-reviews/{review_id}/sign', {
        params: { path: { review_id: reviewId } },
        body,
        headers: idempotencyHeader(idempotencyKey),
      }),
    )
