import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { COMPANY, skin } from '../testing/fake-clinic'
import { expectAccessible, freshTabEachTest, heading, openPage, press, reloadPage, stage, summary } from '../testing/visitor'
import type { Service } from './portal.api'

freshTabEachTest()

describe('PUB-009 the portal is the clinic’s', () => {
  it('carries its name, logo, cover and colour', async () => {
    Object.assign(stage.clinic.face, { logo: '/logo.png', cover: '/cover.jpg', theme_color: '#ffd54f', is_black_text: true })
    openPage()
    expect(await screen.findByRole('heading', { level: 1, name: 'Ljus Klinik' })).toBeVisible()
    expect([...document.querySelectorAll('header img')].map((image) => image.getAttribute('src'))).toEqual(['/cover.jpg', '/logo.png'])
    const worn = document.documentElement.style
    expect([worn.getPropertyValue('--accent'), worn.getPropertyValue('--on-accent')]).toEqual(['#ffd54f', '#000000'])
    await waitFor(() => expect(document.title).toBe('Book at Ljus Klinik'))
  })

  it('says plainly that a clinic that is off or blocked takes no bookings', async () => {
    stage.clinic.face.state = 'closed'
    openPage()
    await heading('Online booking is closed')
    expect(screen.getByText(/Ljus Klinik does not take bookings online/)).toBeVisible()
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Ljus Klinik')
    await expectAccessible()
  })

  it('says plainly that it knows no such clinic, in the language of the link', async () => {
    openPage('/booking/nobody?lang=sv')
    expect(await screen.findByRole('heading', { level: 1, name: 'Vi hittar inte kliniken' })).toBeVisible()
    await expectAccessible()
  })
})

describe('PUB-003 a clinic with much to choose from', () => {
  it('lets a visitor keep to one category, and remembers it on reload', async () => {
    const many = Array.from({ length: 9 }, (_, index) => ({
      ...(skin.services[0] as Service),
      id: `l${index}`,
      name: `Laser ${index + 1}`,
    }))
    stage.clinic.categories.push({ id: 'cat-laser', name: 'Laser', services: many }, { id: 'cat-none', name: 'Empty', services: [] })
    openPage()
    await press('Laser')
    expect(screen.queryByRole('button', { name: /^Facial/ })).toBeNull()
    expect(screen.getByRole('button', { name: /^Laser 9/ })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Empty' })).toBeNull()
    await expectAccessible()
    reloadPage()
    expect(await screen.findByRole('button', { name: 'Laser', pressed: true })).toBeVisible()
    await press('All')
    expect(await screen.findByRole('button', { name: /^Facial/ })).toBeVisible()
  })

  it('goes straight to a service that the link names, and says so when it is gone', async () => {
    openPage(`/booking/${COMPANY}?lang=en&service=${stage.clinic.categories[0]?.services[1]?.id}&step=practitioner`)
    await heading('Who would you like to see?')
    expect(await summary().findByText('Peel consultation')).toBeVisible()
    openPage(`/booking/${COMPANY}?lang=en&service=gone&with=any&step=day`)
    await heading('What would you like to book?')
    expect(await screen.findByText(/can no longer be booked online/)).toBeVisible()
  })

  it('says so when nothing can be booked', async () => {
    stage.clinic.categories = []
    openPage()
    expect(await screen.findByText(/There is nothing to book here online/)).toBeVisible()
  })
})

describe('PLT-083 what is not there', () => {
  it.each(['/registration/c0mpany', '/payment', '/booking', '/booking/a/b', '/public/nothing'])('%s is Page Not Found.', async (path) => {
    openPage(`${path}?lang=en`)
    expect(await screen.findByRole('heading', { level: 1, name: 'Page Not Found.' })).toBeVisible()
    await expectAccessible()
  })

  it.each([
    ['/registration/c0mpany', 'c0mpany'],
    ['/booking/reschedule/c0mpany', 'c0mpany'],
    ['/booking/a/b', 'a'],
  ])('%s leads to the booking of the clinic that it names', async (path, clinic) => {
    openPage(`${path}?lang=sv`)
    expect(await screen.findByRole('link', { name: 'Boka hos kliniken' })).toHaveAttribute('href', `/booking/${clinic}?lang=sv`)
  })

  it.each(['/payment', '/booking', '/public/nothing'])('%s names no clinic and leads nowhere', async (path) => {
    openPage(`${path}?lang=en`)
    await screen.findByRole('heading', { name: 'Page Not Found.' })
    expect(screen.queryByRole('link')).toBeNull()
  })
})

describe('BKG-013 day and hour are the clinic’s', () => {
  const walkToTimes = async () => {
    openPage()
    await press(/^Facial/)
    await press(/^Anyone/)
    await press(/^Monday 23 November/)
    await heading('What time?')
  }

  it('tells a visitor elsewhere that the times are the clinic’s', async () => {
    await walkToTimes()
    expect(await screen.findByText("All times are in the clinic's time zone (Europe/Stockholm).")).toBeVisible()
  })

  it('tells a visitor in the same zone nothing', async () => {
    stage.clinic.face.timezone = 'UTC'
    await walkToTimes()
    await screen.findByRole('button', { name: '08:00' })
    expect(screen.queryByText(/time zone/)).toBeNull()
  })

  it('writes days and hours as the clinic does, its week beginning on its day', async () => {
    Object.assign(stage.clinic.face, { date_format: 'MM/DD/YYYY', is_twelve_hours: true, calendar_first_day_sunday: true })
    openPage()
    await press(/^Facial/)
    await press(/^Anyone/)
    await heading('Which day suits you?')
    expect(screen.getAllByRole('columnheader')[0]).toHaveTextContent('Sun')
    await press(/^Monday 23 November/)
    await press('1:30 PM')
    await heading('Who is coming?')
    expect(summary().getByText('Monday 11/23/2026, 1:30 PM')).toBeVisible()
  })

  it('PLT-091 writes prices in the clinic’s currency with two decimals, and nothing as free', async () => {
    openPage()
    expect(await screen.findByRole('button', { name: /Facial.*950\.00/ })).toBeVisible()
    expect(screen.getByRole('button', { name: /Peel consultation.*Free of charge/ })).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Svenska' }))
    await waitFor(() => expect(screen.getByRole('button', { name: /Facial.*950,00\skr/ })).toBeVisible())
  })
})
