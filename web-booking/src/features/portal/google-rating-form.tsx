import { ApiError, createUuid, type Schema } from '@clinic/kit/api'
import { Form, Submit, SwitchField, TextField, useKitForm, useWatch } from '@clinic/kit/forms'
import { useFormatters } from '@clinic/kit/i18n'
import { Button, ErrorState, Group, LoadingState, Text, Title, toast } from '@clinic/kit/ui'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useBookingTranslation } from '../../texts'
import { googleRatingKey, googleRatingQuery, lookUpGooglePlace, saveGoogleRating } from './google-rating.api'

function PlaceText({ place }: { place: Schema['GooglePlaceOut'] }) {
  const t = useBookingTranslation()
  const { formatNumber } = useFormatters()
  const { name, rating, rating_count: count } = place
  if (rating === null) return <Text>{t('googleRating.unrated', { name })}</Text>
  return <Text>{t('googleRating.rated', { name, rating: formatNumber(rating / 10), count })}</Text>
}

function LookUp() {
  const t = useBookingTranslation()
  const placeId: string = useWatch({ name: 'place_id' }) ?? ''
  const lookUp = useMutation({ mutationFn: lookUpGooglePlace, onError: () => undefined })
  const { error } = lookUp
  const isCurrent = lookUp.variables?.placeId === placeId
  return (
    <Group gap="sm">
      <Button
        variant="default"
        loading={lookUp.isPending}
        disabled={!placeId}
        onClick={() => lookUp.mutate({ placeId, idempotencyKey: createUuid() })}
      >
        {t('googleRating.lookUp')}
      </Button>
      {isCurrent && lookUp.data && <PlaceText place={lookUp.data} />}
      {isCurrent && error && (
        <Text c="red" role="alert">
          {error instanceof ApiError ? error.messageWithoutFields : error.message}
        </Text>
      )}
    </Group>
  )
}

function RatingForm({ rating }: { rating: Schema['GoogleRatingOut'] }) {
  const t = useBookingTranslation()
  const queryClient = useQueryClient()
  const form = useKitForm('GoogleRatingUpdate', {
    initialValues: { place_id: rating.place_id, is_on_portal: rating.is_on_portal },
    onSubmit: saveGoogleRating,
    onDone: async () => {
      toast.success(t('googleRating.saved'))
      await queryClient.invalidateQueries({ queryKey: googleRatingKey })
    },
  })
  return (
    <Form form={form} label={t('googleRating.title')}>
      {rating.place && <PlaceText place={rating.place} />}
      {rating.has_failed && <Text c="dimmed">{t('googleRating.failed')}</Text>}
      <TextField name="place_id" label={t('googleRating.placeId')} description={t('googleRating.placeIdHelp')} />
      <LookUp />
      <SwitchField name="is_on_portal" label={t('googleRating.onPortal')} />
      <Submit>{t('googleRating.save')}</Submit>
    </Form>
  )
}

/** The clinic's place on Google, and whether the portal shows its rating (PLT-060). */
export function GoogleRatingForm() {
  const t = useBookingTranslation()
  const { data, error, refetch } = useQuery(googleRatingQuery)
  if (data && !data.is_available) return null
  return (
    <section aria-label={t('googleRating.title')}>
      <Title order={2} mb="xs">
        {t('googleRating.title')}
      </Title>
      {data ? (
        <RatingForm key={data.place_id} rating={data} />
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <LoadingState />
      )}
    </section>
  )
}
