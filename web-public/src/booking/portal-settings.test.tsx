import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { CODE, COMPANY } from '../testing/fake-clinic'
import {
  clickButton,
  expectAccessible,
  fillDetails,
  findHeading,
  goToReview,
  openPage,
  pickTime,
  setUpFreshTab,
  testContext,
} from '../testing/visitor'
import type { Clinic } from './portal.api'

setUpFreshTab()

const set = (content: Partial<Clinic['content']>) => Object.assign(testContext.clinic.settings.content, content)
const SEX = { id: '00000000-0000-7000-8000-0000000000e1', name_en: 'Sex', name_sv: 'Kön', position: 1 }

describe('PUB-009 BKG-040 the clinic’s own texts', () => {
  it('stand on the first step, at the details and after the booking, in the visitor’s language', async () => {
    set({ welcome_en: 'Welcome in', welcome_sv: 'Välkommen in', details_en: 'Fill in', done_en: 'See you soon' })
    openPage()
    expect(await screen.findByText('Welcome in')).toBeVisible()
    await expectAccessible()
    await pickTime()
    expect(screen.getByText('Fill in')).toBeVisible()
    await fillDetails()
    await clickButton('Send the code')
    await userEvent.type(await screen.findByLabelText('Six-digit code'), CODE)
    await clickButton('Confirm the booking')
    expect(await screen.findByText('See you soon')).toBeVisible()
  })

  it('are those of the other language where one is empty', async () => {
    set({ welcome_en: 'Welcome in', welcome_sv: 'Välkommen in', details_sv: 'Fyll i' })
    openPage(`/booking/${COMPANY}?lang=sv`)
    expect(await screen.findByText('Välkommen in')).toBeVisible()
    await clickButton('English')
    expect(await screen.findByText('Welcome in')).toBeVisible()
    await pickTime()
    expect(screen.getByText('Fyll i')).toBeVisible()
  })
})

describe('BKG-040 what visitors are asked for', () => {
  it('is shown as the clinic set it, required before it is sent, and sent', async () => {
    set({ personal_id: 'optional', date_of_birth: 'required', address: 'required', special_request: 'hidden' })
    testContext.clinic.settings.extra_fields = [
      { ...SEX, type: 'choice', choices: ['Woman', 'Man'], is_required: true },
      { ...SEX, id: SEX.id.replace('e1', 'e2'), name_en: 'Shoe size', type: 'number', choices: [], is_required: false },
      { ...SEX, id: SEX.id.replace('e1', 'e3'), name_en: 'Been here', type: 'yes_no', choices: [], is_required: false },
    ]
    openPage()
    await pickTime()
    await fillDetails()
    expect(screen.queryByLabelText(/Anything we should know/)).toBeNull()
    expect(screen.getByLabelText('Personal number (optional)')).toBeVisible()
    await clickButton('Send the code')
    for (const label of ['Date of birth', 'Street address', 'Postal code', 'City', 'Sex'])
      expect(screen.getByLabelText(label)).toHaveAccessibleDescription(expect.stringMatching(/required/i))
    expect(testContext.clinic.smsSent).toEqual([])
    await expectAccessible()
    await userEvent.type(screen.getByLabelText('Date of birth'), '1981-12-28')
    await userEvent.type(screen.getByLabelText('Street address'), 'Storgatan 1')
    await userEvent.type(screen.getByLabelText('Postal code'), '411 01')
    await userEvent.type(screen.getByLabelText('City'), 'Göteborg')
    await userEvent.selectOptions(screen.getByLabelText('Sex'), 'Woman')
    await userEvent.type(screen.getByLabelText('Shoe size (optional)'), '39')
    await userEvent.selectOptions(screen.getByLabelText('Been here (optional)'), 'Yes')
    await clickButton('Send the code')
    await screen.findByLabelText('Six-digit code')
    expect(testContext.clinic.smsSent).toMatchObject([
      {
        date_of_birth: '1981-12-28',
        street_address: 'Storgatan 1',
        zip_code: '411 01',
        city: 'Göteborg',
        extra_fields: { [SEX.id]: 'Woman', [SEX.id.replace('e1', 'e2')]: 39, [SEX.id.replace('e1', 'e3')]: 'yes' },
      },
    ])
  })

  it('shows what the server refuses beside its field, and keeps what is typed', async () => {
    set({ address: 'optional' })
    const message = 'Enter a zip code from 111 15 to 984 99.'
    const errors = { zip_code: [{ code: 'swedish_zip_code', message }] }
    testContext.clinic.refusals.set('send-otp', { status: 422, code: 'validation', message: 'Validation failed', errors })
    openPage()
    await pickTime()
    await fillDetails()
    const field = screen.getByLabelText('Postal code (optional)')
    await userEvent.type(field, '123')
    await clickButton('Send the code')
    await waitFor(() => expect(field).toHaveAccessibleDescription(message))
    expect(field).toHaveValue('123')
  })

  it('LAW-052 asks whether messages may name the treatment, only where the clinic names it', async () => {
    openPage()
    await pickTime()
    expect(screen.queryByRole('checkbox')).toBeNull()
    testContext.clinic.settings.names_treatments = true
    openPage()
    await pickTime()
    await fillDetails()
    await userEvent.click(screen.getByRole('checkbox', { name: /may name my treatment/ }))
    await clickButton('Send the code')
    await screen.findByLabelText('Six-digit code')
    expect(testContext.clinic.smsSent).toMatchObject([{ agrees_to_treatment_names: true }])
  })
})

describe('USE-007 the page after the booking', () => {
  it('shows where the clinic is with a map, its phone, the calendar file, and the page that moves and cancels', async () => {
    openPage()
    await goToReview()
    await clickButton('Confirm the booking')
    await findHeading('You are booked')
    expect(await screen.findByRole('link', { name: 'Show on a map' })).toHaveAttribute(
      'href',
      'https://www.google.com/maps/search/?api=1&query=Ljus+Klinik%2C+Storgatan+1%2C+411+01+G%C3%B6teborg',
    )
    expect(screen.getAllByRole('link', { name: '031-12 34 56' })[0]).toHaveAttribute('href', 'tel:+4631123456')
    expect(screen.getByText('Monday 23 November, 10:00')).toBeVisible()
    expect(screen.getByRole('link', { name: 'See, move or cancel your booking' })).toHaveAttribute(
      'href',
      `/booking/info/${COMPANY}?lang=en&key=k3y`,
    )
    expect(screen.getByRole('link', { name: 'Download calendar file' })).toBeVisible()
    await expectAccessible()
  })

  it('says the same in Swedish, and nothing of what the clinic has not given', async () => {
    Object.assign(testContext.clinic.settings, { street_address: '', zip_code: '', city: '', phone_number: '' })
    openPage()
    await goToReview()
    await clickButton('Confirm the booking')
    await findHeading('You are booked')
    await clickButton('Svenska')
    expect(await screen.findByRole('link', { name: 'Se, boka om eller avboka din tid' })).toBeVisible()
    expect(screen.queryByRole('link', { name: 'Visa på karta' })).toBeNull()
  })
})
