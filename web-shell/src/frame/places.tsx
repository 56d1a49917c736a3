import { ApiError } from '@clinic/kit/api'
import { useSession } from '@clinic/kit/session'
import { Menu, toast } from '@clinic/kit/ui'
import { useMutation, useQuery } from '@tanstack/react-query'
import { TbBuilding, TbCheck, TbPrescription } from 'react-icons/tb'
import { useShellTexts } from '../texts'
import { type Place, placesQuery, switchTo } from './places.api'

/** The areas that have pages. */
const areas: Place['area'][] = ['staff', 'prescriber']

/** Where a person of several clinics, or a prescriber among them, goes to another: only there when there is another (PLT-030). */
export function Places({ asked }: { asked: boolean }) {
  const t = useShellTexts()
  const session = useSession()
  const { data = [] } = useQuery({ ...placesQuery, enabled: asked })
  const go = useMutation({
    mutationFn: switchTo,
    // A page of its own: nothing of the place that was left is kept, and another area has another program.
    onSuccess: () => window.location.assign('/'),
    onError: (error) => toast.error(error instanceof ApiError ? error.message : t('tryAgain')),
  })
  const places = data.filter(({ area }) => areas.includes(area))
  if (places.length < 2) return null
  const here = ({ area, company_id }: Place) => area === session?.area && (area !== 'staff' || company_id === session.company?.id)
  return (
    <>
      <Menu.Divider />
      <Menu.Label>{t('places.title')}</Menu.Label>
      {places.map((place) => {
        const Icon = here(place) ? TbCheck : place.area === 'staff' ? TbBuilding : TbPrescription
        return (
          <Menu.Item
            key={`${place.area} ${place.company_id}`}
            aria-current={here(place) || undefined}
            disabled={go.isPending}
            closeMenuOnClick={false}
            leftSection={<Icon size={16} aria-hidden />}
            onClick={() => !here(place) && go.mutate(place)}
          >
            {place.area === 'staff' ? place.company_name : t('places.prescriber')}
          </Menu.Item>
        )
      })}
    </>
  )
}
