import type { Page } from '@playwright/test'
import { postData } from './support/api-helpers'
import { createPhoto } from './support/image-fixtures'
import { acceptInvitation } from './support/new-clinic'
import { OWN_PASSWORD } from './support/sign-up'
import { field, OWNER, signIn, tryToSignIn } from './support/staff'
import { expect, randomVisitor, test } from './support/story'
import { type ProductTexts, translations } from './support/translations'
import { checkBothWidths } from './support/visual-checks'

const NEW_PASSWORD = 'Another-clinic-2'

test('change-a-profile: PLT-019 a nurse changes her photo, language and password, and signs in with the new one', async ({
  page,
  browser,
  lang,
  t,
  post,
}, info) => {
  test.setTimeout(120_000)
  const nurse = randomVisitor(lang)
  await signIn(page, t, OWNER, { lang })
  const systems = { is_booking_on: true, is_record_on: true, is_for_booking: true }
  await postData(page, '/api/users', { first_name: nurse.first, last_name: nurse.last, email: nurse.email, language: lang, ...systems })
  const context = await browser.newContext()
  const own = await context.newPage()
  await own.addInitScript((language) => localStorage.getItem('language') ?? localStorage.setItem('language', language), lang)
  await acceptInvitation(own, t, post, nurse)

  await own.getByRole('button', { name: nurse.last }).click()
  await own.getByRole('menuitem', { name: t.shell.profile.title }).click()
  await expect(own.getByRole('heading', { level: 1, name: t.shell.profile.title })).toBeVisible()
  await own
    .locator('input[type=file]')
    .first()
    .setInputFiles(createPhoto(info.outputPath('nurse.jpg'), { megabytes: 1, turned: true }))
  await expect(own.getByRole('img', { name: 'nurse.jpg' })).toBeVisible()
  await field(own, t.shell.team.jobTitle).fill('Leg. sjuksköterska')
  await own.getByRole('region', { name: t.shell.team.details }).getByRole('button', { name: t.common.save, exact: true }).click()
  await expect(own.getByText(t.shell.profile.saved)).toBeVisible()
  await expect(own.getByText(t.shell.profile.thisDevice)).toBeVisible()
  await checkBothWidths(own, 'profile')

  const other = translations[lang === 'sv' ? 'en' : 'sv']
  await own.getByRole('radio', { name: lang === 'sv' ? 'English' : 'Svenska' }).click()
  await expect(own.getByRole('heading', { level: 1, name: other.shell.profile.title })).toBeVisible()
  await changePassword(own, other)
  const { text } = await post.newest(nurse.email, { contains: '/forgot-password' })
  expect(text).not.toContain(NEW_PASSWORD)

  await own.getByRole('button', { name: other.shell.profile.signOutEverywhere }).click()
  await own.getByRole('dialog').getByRole('button', { name: other.shell.profile.signOutEverywhere }).click()
  await expect(own.getByRole('heading', { level: 1, name: other.shell.signIn.title })).toBeVisible()
  await tryToSignIn(own, other, nurse.email, OWN_PASSWORD)
  await expect(own.getByRole('alert')).toBeVisible()
  await tryToSignIn(own, other, nurse.email, NEW_PASSWORD)
  await expect(own.getByRole('button', { name: nurse.last })).toBeVisible()
  await context.close()
})

async function changePassword(page: Page, t: ProductTexts) {
  await field(page, t.shell.profile.oldPassword).fill(OWN_PASSWORD)
  await field(page, t.shell.profile.newPassword).fill(NEW_PASSWORD)
  await field(page, t.shell.profile.passwordConfirmation).fill(NEW_PASSWORD)
  await page.getByRole('button', { name: t.shell.profile.changePassword, exact: true }).click()
  await expect(page.getByText(t.shell.profile.passwordChanged)).toBeVisible()
}
