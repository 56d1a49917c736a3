import { server } from '@clinic/kit/testing'
import { screen } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { beforeEach, expect, it } from 'vitest'
import { COMPANY } from '../testing/fake-clinic'
import { clickButton, findHeading, goToReview, openPage, setUpFreshTab, testContext } from '../testing/visitor'

setUpFreshTab()

const ok = (data: unknown) => HttpResponse.json({ status: '1', message: '', data })
const formFlow = { flow_key: 'f0rms', state: 'verified', sent_to: '', resend_at: null, expires_at: '2026-11-21 10:00:00' }
const questionnaire = { id: 'q1', title_en: 'Health', title_sv: '', questions: [], answers: {}, version: 1 }
let isDown = false

beforeEach(() => {
  isDown = false
  testContext.clinic.asksForms = true
  server.use(
    http.post(`*/api/v2/booking-portal/${COMPANY}/add-extra-data`, () =>
      isDown
        ? HttpResponse.json({ status: '0', message: 'Busy.', data: { code: 'portal.busy' } }, { status: 429 })
        : ok({ form_flow: formFlow, pending_forms: 1 }),
    ),
    http.get(`*/api/questionary-loc/${COMPANY}/forms`, () =>
      ok({ first_name: 'Eva', last_name: 'Lind', consents: [], questionnaires: [questionnaire], completed: [] }),
    ),
  )
})

async function book() {
  openPage()
  await goToReview()
  await clickButton('Confirm the booking')
  await findHeading('You are booked')
}

it('PUB-003 the forms that the service asks for are filled in after the booking, which stands without them', async () => {
  await book()
  expect(await screen.findByText('Before your visit')).toBeVisible()
  await clickButton('Fill out questionnaires and consents')
  expect(await screen.findByRole('button', { name: /^Health/ })).toBeVisible()
  expect(testContext.clinic.bookedTimes).toHaveLength(1)
})

it('PUB-003 a failed call is repeated by a press, and the confirmation stays', async () => {
  isDown = true
  await book()
  await clickButton('Fill out questionnaires and consents')
  await screen.findByText('Busy.')
  isDown = false
  await clickButton('Try again')
  expect(await screen.findByRole('button', { name: /^Health/ })).toBeVisible()
  expect(screen.getByRole('heading', { name: 'You are booked' })).toBeVisible()
})

it('PUB-003 a service that asks for nothing offers no forms', async () => {
  testContext.clinic.asksForms = false
  await book()
  await screen.findByRole('link', { name: 'Download calendar file' })
  expect(screen.queryByText('Before your visit')).toBeNull()
})
