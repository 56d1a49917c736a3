import { client, idempotencyHeader, type Schema, type Submission, unwrap } from '@clinic/kit/api'
import { queryOptions } from '@tanstack/react-query'

export const googleRatingKey = ['booking', 'google-rating']

export const googleRatingQuery = queryOptions({
  queryKey: googleRatingKey,
  queryFn: () => unwrap(client.GET('/api/google-rating')),
})

export const lookUpGooglePlace = ({ placeId, idempotencyKey }: { placeId: string; idempotencyKey: string }) =>
  unwrap(client.POST('/api/google-rating/lookup', { body: { place_id: placeId }, headers: idempotencyHeader(idempotencyKey) }))

export const saveGoogleRating = ({ body, idempotencyKey }: Submission<Schema['GoogleRatingUpdate']>) =>
  unwrap(client.PUT('/api/google-rating', { body, headers: idempotencyHeader(idempotencyKey) }))
