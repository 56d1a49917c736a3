import { server } from '@clinic/kit/testing'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { beforeEach, describe, expect, it } from 'vitest'
import { CODE, COMPANY } from '../../testing/fake-clinic'
import { BUSY, clickButton, expectAccessible, fillDetails, findHeading, openPage, setUpFreshTab, testContext } from '../../testing/visitor'

setUpFreshTab()

const BASE = `*/api/v2/booking-portal/${COMPANY}/waiting-list`
const PAGE = `/booking/waiting-list/${COMPANY}?lang=en&key=k3y`
const offer = {
  service_name: 'Facial',
  state: 'waiting',
  offer_state: 'open' as string | null,
  start_at: '2026-11-25 09:00:00',
  practitioner_name: 'Anna Ek',
  expires_at: '2026-11-23 10:00:00',
  fee_terms: { hours: 24, cancellation: null, no_show: 60000, missed_until_fee: 0, missed_months: 12 },
}

/** The server's side of a link, and what was sent to it. */
let linked: { link: typeof offer; sent: { path: string; body: unknown }[]; refusals: { status: number; code: string; message: string }[] }

const refuse = ({ status, code, message }: (typeof linked.refusals)[number]) =>
  HttpResponse.json({ status: '0', message, data: { code } }, { status })

beforeEach(() => {
  linked = { link: { ...offer }, sent: [], refusals: [] }
  const post = (path: string, changes: Partial<typeof offer>) =>
    http.post(BASE + path, async ({ request }) => {
      linked.sent.push({ path, body: await request.json() })
      const refusal = linked.refusals.shift()
      if (refusal) return refuse(refusal)
      linked.link = { ...linked.link, ...changes }
      return HttpResponse.json({ status: '1', message: '', data: linked.link })
    })
  server.use(
    post('/link', {}),
    post('/accept', { state: 'booked', offer_state: 'accepted' }),
    post('/decline', { offer_state: 'declined' }),
    post('/leave', { state: 'left' }),
    post('', { offer_state: null }),
  )
})

const sentPaths = () => linked.sent.map(({ path }) => path)

describe('BEY-004 the link of an offer', () => {
  it('BEY-006 shows the time with its deadline and the fees, and books it', async () => {
    openPage(PAGE)
    await findHeading('A time is free')
    expect(screen.getByText('Facial with Anna Ek')).toBeVisible()
    expect(screen.getByText(/Wednesday 25 November.* 10:00/)).toBeVisible()
    expect(screen.getByText(/Answer by Monday 23 November.* 11:00/)).toBeVisible()
    expect(screen.getByRole('region', { name: 'Fees' })).toHaveTextContent(/Not coming costs .*600/)
    await expectAccessible()
    await clickButton('Accept the time')
    await findHeading('You are booked')
    expect(screen.queryByRole('button', { name: 'Leave the waiting list' })).toBeNull()
    expect(linked.sent.at(-1)).toEqual({ path: '/accept', body: { key: 'k3y' } })
  })

  it('asks a second time for the clinic when that failed', async () => {
    testContext.clinic.refusals.set('clinic', BUSY)
    openPage(PAGE)
    await screen.findByText(BUSY.message)
    testContext.clinic.refusals.clear()
    await clickButton('Try again')
    await findHeading('A time is free')
    expect(screen.queryByText(BUSY.message)).toBeNull()
  })

  it('is declined, and the client then leaves the list', async () => {
    openPage(PAGE)
    await clickButton('No, thank you')
    await findHeading('You have declined the time')
    await clickButton('Leave the waiting list')
    await findHeading('You are not on the waiting list')
    expect(screen.getByRole('link', { name: 'Book a time' })).toHaveAttribute('href', `/booking/${COMPANY}?lang=en`)
    expect(sentPaths()).toEqual(['/link', '/decline', '/leave'])
  })

  it('says why a time can’t be booked, and tries once more', async () => {
    openPage(PAGE)
    await findHeading('A time is free')
    linked.refusals = [BUSY]
    await clickButton('Accept the time')
    await clickButton('Try again')
    await findHeading('You are booked')
    expect(sentPaths()).toEqual(['/link', '/accept', '/accept'])
  })

  it.each([
    ['taken', 'Someone was quicker'],
    ['expired', 'The time to answer is over'],
  ])('tells that it is %s', async (state, title) => {
    linked.link.offer_state = state
    openPage(PAGE)
    await findHeading(title)
    await expectAccessible()
  })

  it('opens once more after a failure, and says so when the link is cut', async () => {
    linked.refusals = [BUSY]
    openPage(PAGE)
    await clickButton('Try again')
    await findHeading('A time is free')
    openPage(`/booking/waiting-list/${COMPANY}?lang=en`)
    expect(await screen.findByText('The link is incomplete')).toBeVisible()
  })
})

describe('BEY-004 a visitor whom no time suits', () => {
  it('joins the waiting list after the code', async () => {
    openPage()
    await clickButton(/^Facial/)
    await clickButton('No time that suits? Join the waiting list')
    await fillDetails()
    await clickButton('Send the code')
    await userEvent.type(await screen.findByLabelText('Six-digit code'), CODE)
    await findHeading('When would it suit you?')
    await expectAccessible()
    for (const name of ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'])
      await userEvent.click(screen.getByRole('checkbox', { name }))
    await clickButton('Join the waiting list')
    expect(await screen.findByText('Choose at least one day of the week.')).toBeVisible()
    await userEvent.click(screen.getByRole('checkbox', { name: 'Tuesday' }))
    await userEvent.selectOptions(screen.getByLabelText('From (time)'), '08:00')
    linked.refusals = [BUSY]
    await clickButton('Join the waiting list')
    await clickButton('Try again')
    await findHeading('You are on the waiting list')
    const body = {
      practitioner_id: null,
      weekdays: [1],
      from_time: '08:00',
      to_time: '24:00',
      from_day: '2026-11-21',
      to_day: '2027-01-20',
    }
    await waitFor(() => expect(linked.sent.at(-1)).toMatchObject({ path: '', body }))
  })
})
