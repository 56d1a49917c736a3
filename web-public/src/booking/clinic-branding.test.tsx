import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { COMPANY, skinCategory } from '../testing/fake-clinic'
import {
  clickButton,
  expectAccessible,
  findHeading,
  getSummary,
  openPage,
  reloadPage,
  setUpFreshTab,
  testContext,
} from '../testing/visitor'
import type { Service } from './portal.api'

setUpFreshTab()

const CARE_FACTS = ['patient_insurance', 'ivo_registration', 'complication_contact']

describe('PUB-009 the clinic’s branding', () => {
  it('shows the clinic’s name, logo, cover and colour', async () => {
    Object.assign(testContext.clinic.settings, { logo: '/logo.png', cover: '/cover.jpg', theme_color: '#ffd54f', is_black_text: true })
    openPage()
    expect(await screen.findByRole('heading', { level: 1, name: 'Ljus Klinik' })).toBeVisible()
    expect([...document.querySelectorAll('header img')].map((image) => image.getAttribute('src'))).toEqual(['/cover.jpg', '/logo.png'])
    const worn = document.documentElement.style
    expect([worn.getPropertyValue('--accent'), worn.getPropertyValue('--on-accent')]).toEqual(['#ffd54f', '#000000'])
    await waitFor(() => expect(document.title).toBe('Book at Ljus Klinik'))
  })

  it('USE-002 shows how to reach the clinic, and no empty place for what it has not given', async () => {
    openPage()
    const contact = within(await screen.findByRole('region', { name: 'Contact' }))
    expect(contact.getByText('Storgatan 1, 411 01 Göteborg')).toBeVisible()
    expect(contact.getByRole('link', { name: '031-12 34 56' })).toHaveAttribute('href', 'tel:+4631123456')
    expect(contact.getByRole('link', { name: 'hej@ljus.example' })).toHaveAttribute('href', 'mailto:hej@ljus.example')
    await expectAccessible()
    const empty = ['street_address', 'zip_code', 'city', 'phone_number', 'contact_email', 'organization_number', ...CARE_FACTS]
    Object.assign(testContext.clinic.settings, Object.fromEntries(empty.map((name) => [name, ''])))
    reloadPage()
    await findHeading('What would you like to book?')
    expect(screen.queryByRole('region', { name: 'Contact' })).toBeNull()
  })

  it('LAW-024 LAW-053 shows who trades, what care has to state, prices with VAT and the accessibility statement', async () => {
    openPage()
    const contact = within(await screen.findByRole('region', { name: 'Contact' }))
    for (const text of [
      'Ljus Klinik, organization number 556012-5790',
      'Patient insurance: Löf',
      'Registered with IVO: 12345-1',
      'At complications: 031-12 34 56',
    ])
      expect(contact.getByText(text)).toBeVisible()
    expect(await screen.findByText('Prices include VAT.')).toBeVisible()
    const statement = screen.getByRole('link', { name: 'Accessibility statement' })
    expect(statement).toHaveAttribute('href', `/public/accessibility/${COMPANY}?lang=en`)
  })

  it('PLT-060 shows the rating on Google, with a link there, when the clinic shows it', async () => {
    testContext.clinic.settings.google_rating = { rating: 47, rating_count: 128, maps_uri: 'https://maps.google.com/?cid=1' }
    openPage()
    const link = await screen.findByRole('link', { name: 'Google: 4.7 of 5, 128 ratings' })
    expect(link).toHaveAttribute('href', 'https://maps.google.com/?cid=1')
    await expectAccessible()
  })

  it('shows that a closed or blocked clinic takes no bookings', async () => {
    testContext.clinic.settings.state = 'closed'
    openPage()
    await findHeading('Online booking is closed')
    expect(screen.getByText(/Ljus Klinik does not take bookings online/)).toBeVisible()
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Ljus Klinik')
    await expectAccessible()
  })

  it('shows that a clinic does not exist, in the language of the link', async () => {
    openPage('/booking/nobody?lang=sv')
    expect(await screen.findByRole('heading', { level: 1, name: 'Vi hittar inte kliniken' })).toBeVisible()
    await expectAccessible()
  })
})

describe('PUB-003 the list of services', () => {
  it('USE-019 shows services and categories under their names in the visitor’s language', async () => {
    const massage = { ...(skinCategory.services[0] as Service), id: 's-massage', name: 'Massage', name_sv: 'Kroppsmassage' }
    testContext.clinic.categories.push({ id: 'cat-body', name: 'Body', name_en: '', name_sv: 'Kropp', services: [massage] })
    openPage()
    expect(await screen.findByRole('heading', { name: 'Body' })).toBeVisible()
    await clickButton('Svenska')
    expect(await screen.findByRole('heading', { name: 'Kropp' })).toBeVisible()
    expect(screen.getByRole('heading', { name: 'Skin' })).toBeVisible()
    await clickButton(/^Kroppsmassage/)
    expect(await getSummary().findByText('Kroppsmassage')).toBeVisible()
  })

  it('filters the services by category, also after a reload', async () => {
    const many = Array.from({ length: 9 }, (_, index) => ({
      ...(skinCategory.services[0] as Service),
      id: `l${index}`,
      name: `Laser ${index + 1}`,
    }))
    testContext.clinic.categories.push(
      { id: 'cat-laser', name: 'Laser', name_en: '', name_sv: '', services: many },
      { id: 'cat-none', name: 'Empty', name_en: '', name_sv: '', services: [] },
    )
    openPage()
    await clickButton('Laser')
    expect(screen.queryByRole('button', { name: /^Facial/ })).toBeNull()
    expect(screen.getByRole('button', { name: /^Laser 9/ })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Empty' })).toBeNull()
    await expectAccessible()
    reloadPage()
    expect(await screen.findByRole('button', { name: 'Laser', pressed: true })).toBeVisible()
    await clickButton('All')
    expect(await screen.findByRole('button', { name: /^Facial/ })).toBeVisible()
  })

  it('opens the service in the link, or shows that it can no longer be booked', async () => {
    openPage(`/booking/${COMPANY}?lang=en&service=${testContext.clinic.categories[0]?.services[1]?.id}&step=practitioner`)
    await findHeading('Which day suits you?')
    expect(await getSummary().findByText('Peel consultation')).toBeVisible()
    openPage(`/booking/${COMPANY}?lang=en&service=gone&with=any&step=day`)
    await findHeading('What would you like to book?')
    expect(await screen.findByText(/can no longer be booked online/)).toBeVisible()
  })

  it('shows a text when nothing can be booked', async () => {
    testContext.clinic.categories = []
    openPage()
    expect(await screen.findByText(/There is nothing to book here online/)).toBeVisible()
  })
})

describe('PLT-083 unknown pages', () => {
  it.each(['/registration/c0mpany/b', '/checkout', '/booking', '/booking/a/b', '/public/nothing'])(
    '%s is Page Not Found.',
    async (path) => {
      openPage(`${path}?lang=en`)
      expect(await screen.findByRole('heading', { level: 1, name: 'Page Not Found.' })).toBeVisible()
      await expectAccessible()
    },
  )

  it.each([
    ['/registration/c0mpany/b', 'c0mpany'],
    ['/booking/other/c0mpany', 'other'],
    ['/booking/a/b', 'a'],
  ])('%s links to the booking page of its clinic', async (path, clinic) => {
    openPage(`${path}?lang=sv`)
    expect(await screen.findByRole('link', { name: 'Boka hos kliniken' })).toHaveAttribute('href', `/booking/${clinic}?lang=sv`)
  })

  it.each(['/checkout', '/booking', '/public/nothing'])('%s names no clinic and leads to the start page', async (path) => {
    openPage(`${path}?lang=en`)
    await screen.findByRole('heading', { name: 'Page Not Found.' })
    expect(within(screen.getByRole('main')).getAllByRole('link')).toHaveLength(1)
    expect(screen.getByRole('link', { name: 'Go home' })).toHaveAttribute('href', '/')
  })
})

describe('BKG-013 days, times and prices', () => {
  const walkToTimes = async () => {
    openPage()
    await clickButton(/^Facial/)
    await clickButton(/^Monday 23 November/)
    await findHeading('What time?')
  }

  it('are labelled as the clinic’s local time for a visitor in another time zone', async () => {
    await walkToTimes()
    expect(await screen.findByText("All times are in the clinic's time zone (Europe/Stockholm).")).toBeVisible()
  })

  it('have no such label for a visitor in the same time zone', async () => {
    testContext.clinic.settings.timezone = 'UTC'
    await walkToTimes()
    await screen.findByRole('button', { name: '08:00' })
    expect(screen.queryByText(/time zone/)).toBeNull()
  })

  it('follow the clinic’s formats and first day of the week', async () => {
    Object.assign(testContext.clinic.settings, { date_format: 'MM/DD/YYYY', is_twelve_hours: true, calendar_first_day_sunday: true })
    openPage()
    await clickButton(/^Facial/)
    await findHeading('Which day suits you?')
    expect(screen.getAllByRole('columnheader')[0]).toHaveTextContent('Sun')
    await clickButton(/^Monday 23 November/)
    await clickButton('1:30 PM')
    await findHeading('Who is coming?')
    expect(getSummary().getByText('Monday 23 November, 1:30 PM')).toBeVisible()
  })

  it('PLT-058 LAW-050 have the clinic’s personal data policy where details are asked for, and send the version that was shown', async () => {
    const policy = { id: 'p7', number: 7, text_en: '', text_sv: 'Vi sparar din journal.', published_at: '2026-11-20 08:00:00' }
    testContext.clinic.settings.policy = policy
    await walkToTimes()
    await clickButton('13:30')
    await userEvent.click(await screen.findByText('How Ljus Klinik handles your personal data'))
    expect(screen.getByText('Vi sparar din journal.')).toBeVisible()
    await userEvent.type(screen.getByLabelText('First name'), 'Klara')
    await userEvent.type(screen.getByLabelText('Last name'), 'Berg')
    await userEvent.type(screen.getByLabelText('Mobile phone'), '0701740605')
    await userEvent.type(screen.getByLabelText('E-mail'), 'klara@klient.example')
    await clickButton('Send the code')
    await waitFor(() => expect(testContext.clinic.smsSent).toMatchObject([{ policy_id: 'p7', first_name: 'Klara' }]))
  })

  it('REC-013 have the clinic’s names of phone and e-mail, in the language of the page or the one it has', async () => {
    testContext.clinic.settings.field_names = {
      mobile_number: { name_en: 'Cell', name_sv: 'Telefonen' },
      email: { name_en: '', name_sv: 'Brevlåda' },
    }
    await walkToTimes()
    await clickButton('13:30')
    expect(await screen.findByLabelText('Cell')).toBeVisible()
    expect(screen.getByLabelText('Brevlåda')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Svenska' }))
    expect(await screen.findByLabelText('Telefonen')).toBeVisible()
  })

  it('PLT-091 have the clinic’s currency with two decimals, and zero is free of charge', async () => {
    openPage()
    expect(await screen.findByRole('button', { name: /Facial.*950\.00/ })).toBeVisible()
    expect(screen.getByRole('button', { name: /Peel consultation.*Free of charge/ })).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Svenska' }))
    await waitFor(() => expect(screen.getByRole('button', { name: /Facial.*950,00\skr/ })).toBeVisible())
  })
})
