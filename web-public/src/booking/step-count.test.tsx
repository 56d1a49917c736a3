import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { ANNA, CODE, COMPANY, skinCategory } from '../testing/fake-clinic'
import { clickButton, fillDetails, findHeading, goToReview, openPage, setUpFreshTab, testContext } from '../testing/visitor'
import type { Service } from './portal.api'

setUpFreshTab()

const MAX_STEPS = 5
/** The step and the question of each screen that the visitor passes, in their order, the confirmation left out. */
let screens: string[] = []
let observer: MutationObserver | undefined

/** Records each screen that is shown, also one that a press passes at once. */
function startCounting() {
  screens = []
  const record = () => {
    const heading = document.querySelector('main h2')?.textContent
    const name = `${document.querySelector('.portal')?.getAttribute('data-step')}: ${heading}`
    if (heading && !name.startsWith('done') && screens.at(-1) !== name) screens.push(name)
  }
  observer = new MutationObserver(record)
  observer.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true })
  record()
}

beforeEach(() => {
  screens = []
})
afterEach(() => observer?.disconnect())

function setService(patch: Partial<Service>) {
  testContext.clinic.categories = [{ ...skinCategory, services: [{ ...(skinCategory.services[0] as Service), ...patch }] }]
}

/** Chooses service and time, and answers what is asked until the visit is booked. */
async function bookFromService() {
  await findHeading('What would you like to book?')
  startCounting()
  await clickButton(/^Facial/)
  await clickButton(/^Monday 23 November/)
  await clickButton('09:00')
  await findHeading(/^(Who is coming|Is everything right)\?$/)
  if (screen.queryByLabelText('First name')) {
    await fillDetails()
    await clickButton('Send the code')
    await userEvent.type(await screen.findByLabelText('Six-digit code'), CODE)
  }
  await clickButton('Confirm the booking')
  await findHeading('You are booked')
}

/** The screens of a visitor who booked before in this browser, and books another time. */
async function countOfReturningClient() {
  openPage()
  await goToReview()
  await clickButton('Confirm the booking')
  await findHeading('You are booked')
  await clickButton('Book another time')
  await bookFromService()
  return screens
}

describe('PUB-003 a returning client books in five steps at most', () => {
  it.each([
    ['one practitioner performs the service', ANNA],
    ['several practitioners perform the service', null],
  ])('%s, and the code is sent by SMS', async (_, practitioner_id) => {
    setService({ practitioner_id })
    const passed = await countOfReturningClient()
    expect(passed.length, passed.join(', ')).toBeLessThanOrEqual(MAX_STEPS)
    expect(passed).toEqual([
      'service: What would you like to book?',
      'day: Which day suits you?',
      'time: What time?',
      'details: Who is coming?',
      'review: Is everything right?',
    ])
    expect(testContext.clinic.bookedTimes).toHaveLength(2)
  })

  it.each([
    ['one practitioner performs the service', ANNA],
    ['several practitioners perform the service', null],
  ])('%s, and the phone is verified in this browser', async (_, practitioner_id) => {
    setService({ practitioner_id })
    openPage()
    await goToReview()
    openPage(`/booking/${COMPANY}?lang=en`)
    await bookFromService()
    expect(screens.length, screens.join(', ')).toBeLessThanOrEqual(MAX_STEPS)
    expect(screens).toHaveLength(4)
    expect(testContext.clinic.smsSent).toHaveLength(1)
  })

  it('numbers the steps as they are', async () => {
    openPage()
    await goToReview()
    expect(screen.getByText('Step 5 of 5: Confirm')).toBeVisible()
  })
})
