import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { ANNA, BO, CODE, COMPANY, skinCategory } from '../testing/fake-clinic'
import {
  clickButton,
  expectAccessible,
  fillDetails,
  findHeading,
  getSummary,
  goToReview,
  openPage,
  pickPractitioner,
  pickTime,
  setUpFreshTab,
  testContext,
} from '../testing/visitor'
import type { Service } from './portal.api'

setUpFreshTab()

/** The button that names whom the visitor sees, and opens the list. */
const practitionerButton = () => screen.getByRole('button', { name: /^Who would you like to see/ })

describe('PUB-003 the booking flow', () => {
  it('shows one question at a time, books once and offers a calendar file', async () => {
    openPage()
    await findHeading('What would you like to book?')
    await clickButton(/^Facial.*1 hour.*950/)
    await findHeading('Which day suits you?')
    expect(screen.queryByRole('button', { name: /^Anna Ek/ })).toBeNull()
    await pickPractitioner(/^Anna Ek/)
    await waitFor(() => expect(practitionerButton()).toHaveFocus())
    expect(practitionerButton()).toHaveAccessibleName(/^Who would you like to see\? ?Anna Ek$/)
    await clickButton(/^Monday 23 November, 4 free times/)
    await findHeading('What time?')
    await clickButton('10:00')
    await findHeading('Who is coming?')
    expect(getSummary().getByText('Monday 23 November, 10:00')).toBeVisible()
    expect(getSummary().getByText('Anna Ek')).toBeVisible()
    await fillDetails()
    await clickButton('Send the code')
    expect(await screen.findByText(/\+46 •• •• 67/)).toBeVisible()
    await findHeading('Is everything right?')
    expect(screen.queryByRole('button', { name: 'Confirm the booking' })).toBeNull()
    await userEvent.type(screen.getByLabelText('Six-digit code'), CODE)
    expect(await screen.findByRole('timer')).toHaveTextContent('held for you for 15:00')
    await clickButton('Confirm the booking')
    await findHeading('You are booked')
    expect(await screen.findByRole('link', { name: 'Download calendar file' })).toHaveAttribute(
      'href',
      `/api/v2/booking-portal/${COMPANY}/booking.ics?key=k3y&lang=en`,
    )
    expect(testContext.clinic.bookedTimes).toEqual(['2026-11-23 09:00:00'])
    expect(testContext.clinic.calls.find(({ action }) => action === 'choose')?.body).toMatchObject({ practitioner_id: ANNA })
    expect(testContext.clinic.smsSent).toEqual([
      {
        first_name: 'Eva',
        last_name: 'Lind',
        country_code: '+46',
        mobile_number: '701234567',
        email: 'eva@example.com',
        personal_id: '',
        special_request: '',
        agrees_to_treatment_names: false,
        extra_fields: {},
        street_address: '',
        zip_code: '',
        city: '',
      },
    ])
  })

  it('PUB-003 does not ask whom to see where only one practitioner performs the service, by its button or its link', async () => {
    const facial = skinCategory.services[0] as Service
    testContext.clinic.categories = [{ ...skinCategory, services: [{ ...facial, practitioner_id: ANNA }] }]
    openPage()
    await clickButton(/^Facial/)
    await findHeading('Which day suits you?')
    expect(screen.getByText(/^Step 2 of 5/)).toBeVisible()
    expect(await getSummary().findByText('Anna Ek')).toBeVisible()
    await clickButton(/Back$/)
    await findHeading('What would you like to book?')
    openPage(`/booking/${COMPANY}?lang=en&service=${facial.id}&with=${BO}&step=practitioner`)
    await findHeading('Which day suits you?')
    expect(await getSummary().findByText('Anna Ek')).toBeVisible()
    await clickButton(/^Monday 23 November, 4 free times/)
    await clickButton('10:00')
    await findHeading('Who is coming?')
    expect(testContext.clinic.calls.find(({ action }) => action === 'choose')?.body).toMatchObject({ practitioner_id: ANNA })
  })

  it('USE-019 describes practitioners in the visitor’s language', async () => {
    openPage()
    await clickButton(/^Facial.*1 hour.*950/)
    await clickButton(/^Who would you like to see/)
    expect(await screen.findByRole('button', { name: /Skin therapist · Lasers$/ })).toBeVisible()
    await clickButton('Svenska')
    expect(await screen.findByRole('button', { name: /Skin therapist · Laser$/ })).toBeVisible()
  })

  it('BKG-035 shows the cancellation policy before the booking and with its confirmation', async () => {
    testContext.clinic.settings.cancellation_policy = { hours: 24, text_en: 'Cancel a day ahead.', text_sv: 'Avboka ett dygn innan.' }
    openPage()
    await goToReview()
    const policy = screen.getByRole('region', { name: 'Cancellation and changes' })
    expect(policy).toHaveTextContent('Cancel a day ahead.')
    await clickButton('Confirm the booking')
    await findHeading('You are booked')
    expect(await screen.findByRole('region', { name: 'Cancellation and changes' })).toHaveTextContent('Cancel a day ahead.')
  })

  it('BEY-006 says what cancelling late and not coming cost before the booking and with its confirmation, in both languages', async () => {
    testContext.clinic.feeTerms = { hours: 24, cancellation: 50000, no_show: 95000, missed_until_fee: 1, missed_months: 12 }
    openPage()
    await goToReview()
    const fees = screen.getByRole('region', { name: 'Fees' })
    expect(fees).toHaveTextContent(/Cancelling less than 24 hours before the start costs .*500.*\. ?Not coming costs .*950/)
    expect(fees).toHaveTextContent('The first time within 12 months is free of charge.')
    await clickButton('Svenska')
    expect(await screen.findByRole('region', { name: 'Avgifter' })).toHaveTextContent(/Uteblivet besök kostar 950/)
    await clickButton('English')
    await clickButton('Confirm the booking')
    await findHeading('You are booked')
    expect(await screen.findByRole('region', { name: 'Fees' })).toHaveTextContent(/Not coming costs/)
  })

  it('LAW-023 asks for the personal number before a treatment under the act, and shows why it was refused beside it', async () => {
    const services = skinCategory.services.map((service) => ({ ...service, aesthetic_kind: 'filler' as const }))
    testContext.clinic.categories = [{ ...skinCategory, services }]
    const message = 'You must be 18 on the day of this treatment.'
    const errors = { personal_id: [{ code: 'adult', message }] }
    testContext.clinic.refusals.set('send-otp', { status: 422, code: 'validation', message: 'Validation failed', errors })
    openPage()
    await clickButton(/^Facial/)
    expect(await screen.findByText(/the law gives you time to reflect: 2 days before injections and 7 days before surgery/)).toBeVisible()
    await clickButton(/^Monday 23 November/)
    await clickButton('10:00')
    await fillDetails()
    const field = screen.getByLabelText('Personal number')
    await userEvent.type(field, '20200101-2380')
    await clickButton('Send the code')
    await waitFor(() => expect(field).toHaveAccessibleDescription(expect.stringContaining(message)))
    await expectAccessible()
    testContext.clinic.refusals.clear()
    await userEvent.clear(field)
    await userEvent.type(field, '19811228-9874')
    await clickButton('Send the code')
    await screen.findByLabelText('Six-digit code')
    expect(testContext.clinic.smsSent).toMatchObject([{ personal_id: '19811228-9874' }])
  })

  it('LAW-023 leads from the confirmation to the personal number that a treatment selected since the code needs', async () => {
    const services = skinCategory.services.map((service) => ({ ...service, aesthetic_kind: 'filler' as const }))
    testContext.clinic.categories = [{ ...skinCategory, services }]
    openPage()
    await goToReview()
    const errors = { personal_id: [{ code: 'required', message: 'This field is required.' }] }
    testContext.clinic.refusals.set('bookings', { status: 422, code: 'validation', message: 'Validation failed', errors })
    await clickButton('Confirm the booking')
    const field = await screen.findByLabelText('Personal number')
    expect(field).toHaveAccessibleDescription(expect.stringContaining('This field is required.'))
    await waitFor(() => expect(field).toHaveFocus())
    testContext.clinic.refusals.clear()
    await userEvent.type(field, '19811228-9874')
    await clickButton('Send the code')
    await userEvent.type(await screen.findByLabelText('Six-digit code'), CODE)
    await findHeading('Is everything right?')
    await clickButton('Confirm the booking')
    await findHeading('You are booked')
    expect(testContext.clinic.smsSent.at(-1)).toMatchObject({ personal_id: '19811228-9874' })
  })

  it('BEY-009 names the service that must be booked first once the code is typed, and begins with it', async () => {
    const message = 'Peel has to be booked first, for a day at most 90 days before this visit.'
    const peel = skinCategory.services[1]
    const data = { service_id: peel?.id, is_bookable: true }
    openPage()
    await pickTime()
    await fillDetails()
    await clickButton('Send the code')
    testContext.clinic.refusals.set('verify-otp', { status: 409, code: 'booking.prerequisite_missing', message, data })
    await userEvent.type(await screen.findByLabelText('Six-digit code'), CODE)
    expect(await screen.findByText(message)).toBeVisible()
    await expectAccessible()
    testContext.clinic.refusals.clear()
    await clickButton('Book that visit')
    await findHeading('Which day suits you?')
    expect(new URLSearchParams(window.location.search).get('service')).toBe(peel?.id)
  })

  it('BEY-009 asks the visitor to contact the clinic where the service that comes first is not booked online', async () => {
    testContext.clinic.refusals.set('bookings', { status: 409, code: 'booking.prerequisite_missing', data: { is_bookable: false } })
    openPage()
    await goToReview()
    await clickButton('Confirm the booking')
    expect(await screen.findByText('Please contact the clinic.')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Book that visit' })).toBeNull()
  })

  it('PLT-061 sends the code by e-mail where the clinic may not send SMS', async () => {
    testContext.clinic.settings.code_channel = 'mail'
    openPage()
    await pickTime()
    expect(screen.getByText(/We send a code to your e-mail address/)).toBeVisible()
    await fillDetails()
    await clickButton('Send the code')
    expect(await screen.findByText(/We sent an e-mail with six digits to/)).toBeVisible()
    expect(screen.getByRole('button', { name: 'Change the e-mail address' })).toBeVisible()
  })

  it('PUB-010 shows that the search is overloaded and can be retried', async () => {
    const message = 'Many are looking for a time right now. Please try again in 5 seconds.'
    testContext.clinic.refusals.set('firstAvailable', { status: 429, code: 'portal.busy', message, data: { retry_after: 5 } })
    openPage()
    await clickButton(/^Facial/)
    await pickPractitioner(/^Anna Ek/)
    expect(await screen.findByText(message)).toBeVisible()
    testContext.clinic.refusals.clear()
    await clickButton('Try again')
    await waitFor(() => expect(screen.queryByText(message)).toBeNull())
  })

  it('BKG-042 pages through the 24 months that a clinic may open for booking', async () => {
    openPage()
    await clickButton(/^Facial/)
    await pickPractitioner(/^Anna Ek/)
    await findHeading('Which day suits you?')
    for (let month = 0; month < 24; month++) await clickButton('Next month')
    expect(screen.getByRole('button', { name: 'Next month' })).toHaveAttribute('aria-disabled', 'true')
    expect(screen.getByText(/November 2028/)).toBeVisible()
  })

  it('leaves the treatment out of links to other calendars', async () => {
    openPage()
    await goToReview()
    await clickButton('Confirm the booking')
    const google = await screen.findByRole('link', { name: 'Add to Google Calendar' })
    expect(google.getAttribute('href')).toContain('dates=20261123T090000Z%2F20261123T100000Z')
    expect(decodeURIComponent(google.getAttribute('href') ?? '')).not.toContain('Facial')
  })

  it('PUB-002 is in Swedish by the link, and keeps the typed text when the language is switched', async () => {
    openPage(`/booking/${COMPANY}?lang=sv`)
    await findHeading('Vad vill du boka?')
    expect(document.documentElement.lang).toBe('sv')
    expect(await screen.findByText('Djuprengöring')).toBeVisible()
    await clickButton('English')
    await pickTime()
    await userEvent.type(screen.getByLabelText('First name'), 'Eva')
    await clickButton('Svenska')
    await findHeading('Vem är det som kommer?')
    expect(screen.getByLabelText('Förnamn')).toHaveValue('Eva')
    expect(window.location.search).toContain('lang=sv')
  })

  it('uses the clinic’s language when the link has none, also in requests', async () => {
    testContext.clinic.settings.language = 'sv'
    openPage(`/booking/${COMPANY}`)
    await findHeading('Vad vill du boka?')
    await clickButton(/^Facial/)
    await clickButton(/^Måndag 23 november/)
    await clickButton('10:00')
    await findHeading('Vem är det som kommer?')
    expect(new Set(testContext.clinic.calls.map(({ language }) => language))).toEqual(new Set(['sv']))
  })

  it('PLT-106 shows the server’s messages on invalid fields and focuses the first', async () => {
    openPage()
    await pickTime()
    await fillDetails({ phone: 'call me', email: 'eva@' })
    await clickButton('Send the code')
    const phone = screen.getByLabelText('Mobile phone')
    expect(phone).toHaveAccessibleDescription('Enter digits only, at least 7.')
    expect(phone).toHaveFocus()
    expect(screen.getByLabelText('E-mail')).toHaveAccessibleDescription(/Enter a valid e-mail address\./)
    expect(testContext.clinic.smsSent).toEqual([])
  })

  it('shows the server’s field error on that field', async () => {
    openPage()
    await pickTime()
    await fillDetails()
    const errors = { mobile_number: [{ code: 'sms.country', message: 'We cannot send SMS to that country.' }] }
    testContext.clinic.refusals.set('send-otp', { status: 422, code: 'validation', message: 'Validation failed', errors })
    await clickButton('Send the code')
    await waitFor(() => expect(screen.getByLabelText('Mobile phone')).toHaveAccessibleDescription('We cannot send SMS to that country.'))
  })

  it('accepts a phone number with another country’s code', async () => {
    openPage()
    await pickTime()
    await fillDetails({ phone: '+358 40 123 4567' })
    await clickButton('Send the code')
    await screen.findByLabelText('Six-digit code')
    expect(testContext.clinic.smsSent[0]).toMatchObject({ country_code: '+358', mobile_number: '401234567' })
  })

  it('shows a wrong code at the field, accepts the right one after it, and can send another', async () => {
    openPage()
    await pickTime()
    await fillDetails()
    await clickButton('Send the code')
    const field = await screen.findByLabelText('Six-digit code')
    expect(field).toHaveAttribute('autocomplete', 'one-time-code')
    await userEvent.type(field, '000000')
    await waitFor(() => expect(field).toHaveAccessibleDescription(/not the code we sent/))
    await clickButton('Send a new code')
    expect(await screen.findByText('A new code is on its way.')).toBeVisible()
    expect(testContext.clinic.smsSent).toHaveLength(2)
    await userEvent.clear(field)
    await userEvent.type(field, CODE)
    expect(await screen.findByRole('button', { name: 'Confirm the booking' })).toBeVisible()
  })

  it('PUB-010 shows how long to wait after too many attempts', async () => {
    openPage()
    await pickTime()
    await fillDetails()
    await clickButton('Send the code')
    testContext.clinic.refusals.set('verify-otp', { status: 429, code: 'rate.limited', data: { retry_after: 90 } })
    await userEvent.type(await screen.findByLabelText('Six-digit code'), '000000')
    expect(await screen.findByText('Too many tries. Please wait 1:30.')).toBeVisible()
  })
})

describe('BEY-064 keyboard and screen reader', () => {
  it('has no axe violation at any step and moves the focus to each question', async () => {
    openPage()
    await findHeading('What would you like to book?')
    await expectAccessible()
    await clickButton(/^Facial/)
    expect(await findHeading('Which day suits you?')).toHaveFocus()
    await clickButton(/^Who would you like to see/)
    await screen.findByRole('button', { name: /^Anna Ek/ })
    await expectAccessible()
    await clickButton(/^First available/)
    await screen.findByRole('button', { name: /^Monday 23 November, 4 free/ })
    await expectAccessible()
    await clickButton(/^Monday 23 November/)
    await screen.findByRole('button', { name: '10:00' })
    await expectAccessible()
    await clickButton('10:00')
    expect(await findHeading('Who is coming?')).toHaveFocus()
    await clickButton('Send the code')
    await expectAccessible()
    await fillDetails()
    await clickButton('Send the code')
    await screen.findByLabelText('Six-digit code')
    expect(await findHeading('Is everything right?')).toHaveFocus()
    await expectAccessible()
    await userEvent.type(screen.getByLabelText('Six-digit code'), CODE)
    await screen.findByRole('timer')
    expect(await findHeading('Is everything right?')).toHaveFocus()
    await expectAccessible()
    await clickButton('Confirm the booking')
    await screen.findByRole('link', { name: 'Download calendar file' })
    await expectAccessible()
  })

  it('moves between days with the arrow keys, also into the next month', async () => {
    const user = openPage()
    await clickButton(/^Facial/)
    const monday = await screen.findByRole('button', { name: /^Monday 23 November, 4 free/ })
    expect(screen.getAllByRole('button').filter((day) => day.matches('.day') && day.tabIndex === 0)).toEqual([monday])
    monday.focus()
    await user.keyboard('{ArrowRight}{ArrowDown}')
    expect(await screen.findByRole('button', { name: /^Tuesday 1 December/ })).toHaveFocus()
    await waitFor(() => expect(screen.getByRole('button', { name: /^Tuesday 1 December, 4 free/ })).toHaveFocus())
    await user.keyboard('{Enter}')
    await findHeading('What time?')
  })

  it('does not open a day without free times', async () => {
    openPage()
    await clickButton(/^Facial/)
    await clickButton(/^Sunday 22 November, no free times/)
    expect(await findHeading('Which day suits you?')).toBeVisible()
  })
})
