import { server } from '@clinic/kit/testing'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { beforeEach, describe, expect, it } from 'vitest'
import { ANNA, BO, COMPANY, skinCategory } from '../testing/fake-clinic'
import {
  clickButton,
  expectAccessible,
  findHeading,
  getSummary,
  openPage,
  pickPractitioner,
  setUpFreshTab,
  testContext,
} from '../testing/visitor'
import type { AddOn } from './portal.api'

setUpFreshTab()

const addOn = (id: string, name: string, price: number, duration: number): AddOn => ({
  id,
  practitioner_ids: [ANNA, BO],
  name,
  name_en: '',
  name_sv: '',
  price,
  duration,
  aesthetic_kind: '',
  description_en: `${name} at the end`,
  description_sv: '',
})
const mask = addOn('00000000-0000-7000-8000-0000000000f7', 'Mask', 20000, 15)
const serum = addOn('00000000-0000-7000-8000-0000000000f8', 'Serum', 5000, 15)

/** The searches of the server, by path, each with its add-ons. */
let searches: string[][] = []

beforeEach(() => {
  searches = []
  testContext.clinic.categories = structuredClone([skinCategory])
  const facial = testContext.clinic.categories[0]?.services[0]
  if (facial) facial.add_ons = [mask, serum]
  server.use(
    http.get(`*/api/v2/booking-portal/${COMPANY}/:search`, ({ request, params }) => {
      searches.push([String(params.search), ...new URL(request.url).searchParams.getAll('add_on_ids')])
      return undefined
    }),
  )
})

const tick = async (name: RegExp) => userEvent.click(await screen.findByRole('checkbox', { name }))
const hasSearched = (search: string, ...ids: string[]) => searches.some((call) => call.join() === [search, ...ids].join())

describe('BEY-005 add-ons of a visit', () => {
  it('offers them after the service; time, price, practitioners and free times are those of the whole visit', async () => {
    openPage()
    await clickButton(/^Facial/)
    await findHeading('Would you like to add something?')
    expect(screen.getByText('Step 2 of 6: Extras')).toBeVisible()
    await tick(/^Serum.*\+ 15 min.*Serum at the end/)
    await tick(/^Mask/)
    expect(getSummary().getByText('Mask, Serum'), 'the summary shows the choice at once').toBeVisible()
    await expectAccessible()
    await clickButton('Continue')
    await findHeading('Which day suits you?')
    expect(getSummary().getByText('Mask, Serum')).toBeVisible()
    expect(getSummary().getByText(/1 h.* 30|90 min/)).toBeVisible()
    expect(getSummary().getByText(/1,200/)).toBeVisible()
    await waitFor(() => expect(hasSearched('practitioners', mask.id, serum.id)).toBe(true))
    await clickButton(/^Monday 23 November/)
    await clickButton('10:00')
    await findHeading('Who is coming?')
    for (const search of ['available-days', 'find-available-slot', 'available-slots'])
      expect(hasSearched(search, mask.id, serum.id), search).toBe(true)
    expect(testContext.clinic.calls.find(({ action }) => action === 'choose')?.body).toMatchObject({ add_on_ids: [mask.id, serum.id] })
  })

  it('leads to the day where only one practitioner performs the service', async () => {
    const facial = testContext.clinic.categories[0]?.services[0]
    if (facial) facial.practitioner_id = ANNA
    openPage()
    await clickButton(/^Facial/)
    await tick(/^Mask/)
    expect(screen.getByText('Step 2 of 6: Extras')).toBeVisible()
    await clickButton('Continue')
    await findHeading('Which day suits you?')
    expect(getSummary().getByText('Mask')).toBeVisible()
    await clickButton(/Back/)
    await findHeading('Would you like to add something?')
    expect(screen.getByRole('checkbox', { name: /^Mask/ })).toBeChecked()
  })

  it('goes on without them, and a service that has none shows no such step', async () => {
    openPage()
    await clickButton(/^Facial/)
    await clickButton('Continue without')
    await findHeading('Which day suits you?')
    expect(getSummary().queryByText('Extras')).toBeNull()
    await clickButton(/Back/)
    await findHeading('Would you like to add something?')
    await clickButton(/Back/)
    await clickButton(/^Peel consultation/)
    await findHeading('Which day suits you?')
    expect(screen.getByText(/^Step 2 of 5/)).toBeVisible()
    expect(searches.filter(([search]) => search === 'practitioners')).toEqual([['practitioners'], ['practitioners']])
  })

  it('leaves out what is unticked, and asks anew for practitioner and time when the choice changes', async () => {
    openPage()
    await clickButton(/^Facial/)
    await tick(/^Mask/)
    await tick(/^Serum/)
    await tick(/^Serum/)
    await clickButton('Continue')
    await pickPractitioner(/^Bo Berg/)
    await findHeading('Which day suits you?')
    expect(new URLSearchParams(window.location.search).get('add')).toBe(mask.id)
    expect(new URLSearchParams(window.location.search).get('with')).toBe(BO)
    await clickButton(/Back/)
    await findHeading('Would you like to add something?')
    expect(screen.getByRole('checkbox', { name: /^Mask/ })).toBeChecked()
    await tick(/^Mask/)
    await clickButton('Continue without')
    await findHeading('Which day suits you?')
    expect(new URLSearchParams(window.location.search).get('with')).toBeNull()
  })

  it('leaves out an add-on of the link that is no longer offered, and the step of a service without any', async () => {
    openPage(`/booking/${COMPANY}?lang=en&service=${skinCategory.services[0]?.id}&add=gone,${mask.id}&step=practitioner`)
    await findHeading('Which day suits you?')
    await waitFor(() => expect(getSummary().getByText('Mask')).toBeVisible())
    openPage(`/booking/${COMPANY}?lang=en&service=${skinCategory.services[1]?.id}&step=addOns`)
    await findHeading('Which day suits you?')
  })

  it('LAW-020 offers only what one practitioner may do in the same visit, and leaves the rest out of a link', async () => {
    const facial = testContext.clinic.categories[0]?.services[0]
    const ofAnna = { ...mask, practitioner_ids: [ANNA] }
    const ofBo = { ...serum, practitioner_ids: [BO] }
    if (facial) facial.add_ons = [ofAnna, ofBo]
    openPage()
    await clickButton(/^Facial/)
    await tick(/^Mask/)
    const apart = await screen.findByRole('checkbox', { name: /^Serum.*Cannot be done in the same visit as what you have chosen/ })
    expect(apart).toBeDisabled()
    await expectAccessible()
    await tick(/^Mask/)
    await waitFor(() => expect(screen.getByRole('checkbox', { name: /^Serum/ })).toBeEnabled())
    expect(screen.queryByText(/Cannot be done in the same visit/)).toBeNull()
    openPage(`/booking/${COMPANY}?lang=en&service=${facial?.id}&add=${mask.id},${serum.id}&step=day`)
    await findHeading('Which day suits you?')
    await waitFor(() => expect(getSummary().getByText('Mask')).toBeVisible())
  })

  it('asks for the personal number when an add-on is under the act on aesthetic treatments', async () => {
    const facial = testContext.clinic.categories[0]?.services[0]
    if (facial) facial.add_ons = [{ ...mask, aesthetic_kind: 'filler' }]
    openPage()
    await clickButton(/^Facial/)
    await tick(/^Mask/)
    await clickButton('Continue')
    await clickButton(/^Monday 23 November/)
    await clickButton('10:00')
    expect(await screen.findByRole('textbox', { name: /^Personal number/ })).toBeRequired()
  })

  it('tries the services a second time when they could not be loaded', async () => {
    let failures = 1
    server.use(
      http.get(`*/api/v2/booking-portal/${COMPANY}/categories`, () =>
        failures-- > 0 ? HttpResponse.json({ status: '0', message: 'Busy', data: { code: 'portal.busy' } }, { status: 429 }) : undefined,
      ),
    )
    openPage(`/booking/${COMPANY}?lang=en&service=${skinCategory.services[0]?.id}&step=addOns`)
    await clickButton('Try again')
    expect(await screen.findByRole('checkbox', { name: /^Mask/ })).toBeVisible()
  })
})
