import type { Texts } from '@clinic/kit/lite'
import { expectPageLoad } from '@clinic/kit/testing'
import { screen, waitFor } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { CODE, COMPANY } from '../testing/fake-clinic'
import { expectAccessible, openPage, setUpFreshTab, testContext } from '../testing/visitor'
import { en } from '../texts/en'
import { sv } from '../texts/sv'

setUpFreshTab()

const MAX_STOPS = 80
type Role = 'button' | 'textbox' | 'link'

/** Move by Tab to the control with the role and name that a screen reader says; fails when Tab doesn't stop there. */
async function tabTo(user: UserEvent, role: Role, name: string | RegExp) {
  const control = await screen.findByRole(role, { name })
  for (let stops = 0; stops < MAX_STOPS && document.activeElement !== control; stops += 1) await user.tab()
  expect(control).toHaveFocus()
}

async function pressKey(user: UserEvent, name: string | RegExp) {
  await tabTo(user, 'button', name)
  await user.keyboard('{Enter}')
}

async function typeInto(user: UserEvent, name: string | RegExp, text: string) {
  await tabTo(user, 'textbox', name)
  await user.keyboard(text)
}

/** The question of a step, which is its heading and has the focus, so that a screen reader says it. */
const expectQuestion = async (title: string) => waitFor(() => expect(screen.getByRole('heading', { name: title, level: 2 })).toHaveFocus())

async function bookByKeyboard(user: UserEvent, t: Texts<typeof en>, day: RegExp) {
  await pressKey(user, /^Facial/)
  await expectQuestion(t.day.title)
  const practitioner = new RegExp(`^${t.practitioner.title.replace('?', '\\?')}`)
  await pressKey(user, practitioner)
  await pressKey(user, /^Bo Berg/)
  expect(screen.getByRole('button', { name: practitioner }), 'the choice is read out').toHaveFocus()
  expect(screen.getByRole('button', { name: practitioner })).toHaveAccessibleName(/Bo Berg$/)
  await pressKey(user, day)
  await expectQuestion(t.time.title)
  await pressKey(user, '10:00')
  await expectQuestion(t.details.title)
  await typeInto(user, t.details.firstName, 'Eva')
  await typeInto(user, t.details.lastName, 'Lind')
  await typeInto(user, t.details.phone, '0701234567')
  await typeInto(user, t.details.email, 'eva@example.com{Enter}')
  await expectQuestion(t.review.title)
  await typeInto(user, t.code.label, CODE)
  await screen.findByRole('timer')
  await expectQuestion(t.review.title)
}

it.each<[string, Texts<typeof en>, RegExp]>([
  ['en', en, /^Monday 23 November/],
  ['sv', sv, /^måndag 23 november/i],
])('BEY-064 PUB-003 a visitor books by keyboard alone, and each step says its question: %s', async (lang, t, day) => {
  const user = openPage(`/booking/${COMPANY}?lang=${lang}`)
  await bookByKeyboard(user, t, day)
  await expectAccessible()
  await pressKey(user, t.review.confirm)
  await expectQuestion(t.done.title)
  await tabTo(user, 'link', t.done.file)
  expect(document.documentElement.lang).toBe(lang)
  expect(testContext.clinic.bookedTimes).toHaveLength(1)
})

it.each<[string, Texts<typeof en>, RegExp, RegExp]>([
  ['en', en, /^Monday 23 November/, /^Pay .*190.* with Swish$/],
  ['sv', sv, /^måndag 23 november/i, /^Betala .*190.* med Swish$/],
])('BEY-064 PUB-004 a visitor pays by keyboard alone: %s', async (lang, t, day, pay) => {
  testContext.clinic.paymentTerms = { kind: 'deposit', amount: 19000, price: 95000, methods: ['swish', 'online'], card_consent: '' }
  const user = openPage(`/booking/${COMPANY}?lang=${lang}`)
  await bookByKeyboard(user, t, day)
  await expectPageLoad(() => pressKey(user, pay))
  expect(testContext.clinic.calls.find(({ action }) => action === 'pay')?.body).toEqual({ method: 'swish' })
})
