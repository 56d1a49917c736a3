import { server } from '@clinic/kit/testing'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { expect, test } from 'vitest'
import { COMPANY } from '../../testing/fake-clinic'
import { BUSY, expectAccessible, openPage, setUpFreshTab } from '../../testing/visitor'

setUpFreshTab()

test('LAW-053 the statement of the service, in both languages, names the standard, whom to tell and the authority', async () => {
  openPage('/public/accessibility?lang=en')
  expect(await screen.findByRole('heading', { level: 1, name: 'Accessibility statement' })).toBeVisible()
  expect(screen.getByText(/WCAG 2\.2 at level AA/)).toBeVisible()
  expect(screen.getByRole('link', { name: /Privacy notice of the service/ })).toHaveAttribute('href', '/public/privacy-notice?lang=en')
  expect(screen.getByRole('link', { name: 'Report to PTS' })).toHaveAttribute('href', 'https://www.pts.se')
  await expectAccessible()
  await userEvent.click(screen.getByRole('button', { name: 'Svenska' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Tillgänglighetsredogörelse' })).toBeVisible()
  expect(screen.getByText(/Post- och telestyrelsen/)).toBeVisible()
})

test('LAW-053 a clinic’s statement has the clinic’s contact details; an unknown clinic’s is the service’s', async () => {
  openPage(`/public/accessibility/${COMPANY}?lang=en`)
  expect(await screen.findByText(/Tell Ljus Klinik what does not work/)).toBeVisible()
  expect(within(screen.getByRole('region', { name: 'Contact' })).getByRole('link', { name: 'hej@ljus.example' })).toBeVisible()
  await expectAccessible()
  openPage('/public/accessibility/nobody?lang=en')
  expect(await screen.findByText(/Tell the clinic whose page you used/)).toBeVisible()
})

test('PLT-086 a clinic that could not be read is read by Try again', async () => {
  let isBusy = true
  server.use(
    http.get(`*/api/v2/booking-portal/${COMPANY}`, () =>
      isBusy ? HttpResponse.json({ status: '0', message: BUSY.message, data: { code: BUSY.code } }, { status: BUSY.status }) : undefined,
    ),
  )
  openPage(`/public/accessibility/${COMPANY}?lang=en`)
  await screen.findByText(BUSY.message)
  isBusy = false
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText(/Tell Ljus Klinik what does not work/)).toBeVisible()
})
