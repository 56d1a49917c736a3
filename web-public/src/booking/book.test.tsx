import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { ANNA, CODE, COMPANY } from '../testing/fake-clinic'
import {
  expectAccessible,
  fillDetails,
  freshTabEachTest,
  heading,
  openPage,
  pickTime,
  press,
  stage,
  summary,
  walkToReview,
} from '../testing/visitor'

freshTabEachTest()

describe('PUB-003 a visitor books', () => {
  it('answers one question at a time and is booked once, with a calendar file', async () => {
    openPage()
    await heading('What would you like to book?')
    await press(/^Facial.*1 hour.*950/)
    await heading('Who would you like to see?')
    await press(/^Anna Ek/)
    await heading('Which day suits you?')
    await press(/^Monday 23 November, 4 free times/)
    await heading('What time?')
    await press('10:00')
    await heading('Who is coming?')
    expect(summary().getByText('Monday 2026-11-23, 10:00')).toBeVisible()
    expect(summary().getByText('Anna Ek')).toBeVisible()
    await fillDetails()
    await press('Send the code')
    expect(await screen.findByText(/\+46 •• •• 67/)).toBeVisible()
    await userEvent.type(screen.getByLabelText('Six-digit code'), CODE)
    await heading('Is everything right?')
    expect(screen.getByRole('timer')).toHaveTextContent('held for you for 15:00')
    await press('Confirm the booking')
    await heading('You are booked')
    expect(await screen.findByRole('link', { name: 'Download calendar file' })).toHaveAttribute(
      'href',
      `/api/v2/booking-portal/${COMPANY}/booking.ics?key=k3y&lang=en`,
    )
    expect(stage.clinic.booked).toEqual(['2026-11-23 09:00:00'])
    expect(stage.clinic.calls.find(({ deed }) => deed === 'choose')?.body).toMatchObject({ practitioner_id: ANNA })
    expect(stage.clinic.smsSent).toEqual([
      {
        first_name: 'Eva',
        last_name: 'Lind',
        country_code: '+46',
        mobile_number: '701234567',
        email: 'eva@example.com',
        special_request: '',
      },
    ])
  })

  it('PLT-061 says that the code comes by mail where the clinic may not send SMS', async () => {
    stage.clinic.face.codes_by = 'mail'
    openPage()
    await pickTime()
    expect(screen.getByText(/We send a code to your e-mail address/)).toBeVisible()
    await fillDetails()
    await press('Send the code')
    expect(await screen.findByText(/We sent an e-mail with six digits to/)).toBeVisible()
    expect(screen.getByRole('button', { name: 'Change the e-mail address' })).toBeVisible()
  })

  it('PUB-010 says that many are looking for a time, and looks again', async () => {
    const message = 'Many are looking for a time right now. Please try again in 5 seconds.'
    stage.clinic.refuse.set('soonest', { status: 429, code: 'portal.busy', message, data: { retry_after: 5 } })
    openPage()
    await press(/^Facial/)
    await press(/^Anna Ek/)
    expect(await screen.findByText(message)).toBeVisible()
    stage.clinic.refuse.clear()
    await press('Try again')
    await waitFor(() => expect(screen.queryByText(message)).toBeNull())
  })

  it('BKG-042 pages as far as a clinic may let its visitors book', async () => {
    openPage()
    await press(/^Facial/)
    await press(/^Anna Ek/)
    await heading('Which day suits you?')
    for (let month = 0; month < 24; month++) await press('Next month')
    expect(screen.getByRole('button', { name: 'Next month' })).toHaveAttribute('aria-disabled', 'true')
    expect(screen.getByText(/November 2028/)).toBeVisible()
  })

  it('names no treatment in the links to foreign calendars', async () => {
    openPage()
    await walkToReview()
    await press('Confirm the booking')
    const google = await screen.findByRole('link', { name: 'Add to Google Calendar' })
    expect(google.getAttribute('href')).toContain('dates=20261123T090000Z%2F20261123T100000Z')
    expect(decodeURIComponent(google.getAttribute('href') ?? '')).not.toContain('Facial')
  })

  it('PUB-002 speaks Swedish by the link, and switches without losing what was typed', async () => {
    openPage(`/booking/${COMPANY}?lang=sv`)
    await heading('Vad vill du boka?')
    expect(document.documentElement.lang).toBe('sv')
    expect(await screen.findByText('Djuprengöring')).toBeVisible()
    await press('English')
    await pickTime()
    await userEvent.type(screen.getByLabelText('First name'), 'Eva')
    await press('Svenska')
    await heading('Vem är det som kommer?')
    expect(screen.getByLabelText('Förnamn')).toHaveValue('Eva')
    expect(window.location.search).toContain('lang=sv')
  })

  it('takes the clinic’s language when the link names none, and asks the server in it', async () => {
    stage.clinic.face.language = 'sv'
    openPage(`/booking/${COMPANY}`)
    await heading('Vad vill du boka?')
    await press(/^Facial/)
    await press(/^Vem som helst/)
    await press(/^Måndag 23 november/)
    await press('10:00')
    await heading('Vem är det som kommer?')
    expect(new Set(stage.clinic.calls.map(({ language }) => language))).toEqual(new Set(['sv']))
  })

  it('PLT-106 says in the server’s words which fields are wrong and puts the cursor there', async () => {
    openPage()
    await pickTime()
    await fillDetails({ phone: 'call me', email: 'eva@' })
    await press('Send the code')
    const phone = screen.getByLabelText('Mobile phone')
    expect(phone).toHaveAccessibleDescription('Enter digits only, at least 7.')
    expect(phone).toHaveFocus()
    expect(screen.getByLabelText('E-mail')).toHaveAccessibleDescription(/Enter a valid e-mail address\./)
    expect(stage.clinic.smsSent).toEqual([])
  })

  it('lays the server’s refusal of a field on that field', async () => {
    openPage()
    await pickTime()
    await fillDetails()
    const errors = { mobile_number: [{ code: 'sms.country', message: 'We cannot send SMS to that country.' }] }
    stage.clinic.refuse.set('send-otp', { status: 422, code: 'validation', message: 'Validation failed', errors })
    await press('Send the code')
    await waitFor(() => expect(screen.getByLabelText('Mobile phone')).toHaveAccessibleDescription('We cannot send SMS to that country.'))
  })

  it('understands a number typed with another country’s code', async () => {
    openPage()
    await pickTime()
    await fillDetails({ phone: '+358 40 123 4567' })
    await press('Send the code')
    await screen.findByLabelText('Six-digit code')
    expect(stage.clinic.smsSent[0]).toMatchObject({ country_code: '+358', mobile_number: '401234567' })
  })

  it('tells a wrong code beside the field, takes the right one after, and can send another', async () => {
    openPage()
    await pickTime()
    await fillDetails()
    await press('Send the code')
    const field = await screen.findByLabelText('Six-digit code')
    expect(field).toHaveAttribute('autocomplete', 'one-time-code')
    await userEvent.type(field, '000000')
    await waitFor(() => expect(field).toHaveAccessibleDescription(/not the code we sent/))
    await press('Send a new code')
    expect(await screen.findByText('A new code is on its way.')).toBeVisible()
    expect(stage.clinic.smsSent).toHaveLength(2)
    await userEvent.clear(field)
    await userEvent.type(field, CODE)
    await heading('Is everything right?')
  })

  it('PUB-010 says how long to wait after too many tries', async () => {
    openPage()
    await pickTime()
    await fillDetails()
    await press('Send the code')
    stage.clinic.refuse.set('verify-otp', { status: 429, code: 'rate.limited', data: { retry_after: 90 } })
    await userEvent.type(await screen.findByLabelText('Six-digit code'), '000000')
    expect(await screen.findByText('Too many tries. Please wait 1:30.')).toBeVisible()
  })
})

describe('BEY-064 by keyboard and by screen reader', () => {
  it('has no axe violation at any step and moves the focus to each question', async () => {
    openPage()
    await heading('What would you like to book?')
    await expectAccessible()
    await press(/^Facial/)
    expect(await heading('Who would you like to see?')).toHaveFocus()
    await expectAccessible()
    await press(/^Anyone/)
    await screen.findByRole('button', { name: /^Monday 23 November, 4 free/ })
    await expectAccessible()
    await press(/^Monday 23 November/)
    await screen.findByRole('button', { name: '10:00' })
    await expectAccessible()
    await press('10:00')
    expect(await heading('Who is coming?')).toHaveFocus()
    await press('Send the code')
    await expectAccessible()
    await fillDetails()
    await press('Send the code')
    await screen.findByLabelText('Six-digit code')
    await expectAccessible()
    await userEvent.type(screen.getByLabelText('Six-digit code'), CODE)
    await heading('Is everything right?')
    await expectAccessible()
    await press('Confirm the booking')
    await screen.findByRole('link', { name: 'Download calendar file' })
    await expectAccessible()
  })

  it('walks the days with the arrow keys, over the month’s edge too', async () => {
    const user = openPage()
    await press(/^Facial/)
    await press(/^Anyone/)
    const monday = await screen.findByRole('button', { name: /^Monday 23 November, 4 free/ })
    expect(screen.getAllByRole('button').filter((day) => day.matches('.day') && day.tabIndex === 0)).toEqual([monday])
    monday.focus()
    await user.keyboard('{ArrowRight}{ArrowDown}')
    expect(await screen.findByRole('button', { name: /^Tuesday 1 December/ })).toHaveFocus()
    await waitFor(() => expect(screen.getByRole('button', { name: /^Tuesday 1 December, 4 free/ })).toHaveFocus())
    await user.keyboard('{Enter}')
    await heading('What time?')
  })

  it('leaves full days where they are', async () => {
    openPage()
    await press(/^Facial/)
    await press(/^Anyone/)
    await press(/^Sunday 22 November, no free times/)
    expect(await heading('Which day suits you?')).toBeVisible()
  })
})
