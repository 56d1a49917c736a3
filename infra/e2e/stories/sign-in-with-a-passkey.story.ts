import type { Page } from '@playwright/test'
import { postData } from './support/api-helpers'
import { acceptInvitation } from './support/new-clinic'
import { OWN_PASSWORD } from './support/sign-up'
import { field, OWNER, signIn } from './support/staff'
import { expect, randomVisitor, test } from './support/story'
import { checkBothWidths } from './support/visual-checks'

/** Proves in the open dialog that the person knows the password. */
const enterPassword = (page: Page, label: string) =>
  page
    .getByRole('dialog')
    .getByLabel(new RegExp(`^${label}`))
    .fill(OWN_PASSWORD)

/** Gives the page a device with passkeys that verifies its user at once. */
async function addDevice(page: Page) {
  const session = await page.context().newCDPSession(page)
  await session.send('WebAuthn.enable')
  const options = {
    protocol: 'ctap2',
    transport: 'internal',
    hasResidentKey: true,
    hasUserVerification: true,
    isUserVerified: true,
  } as const
  await session.send('WebAuthn.addVirtualAuthenticator', { options: { ...options, automaticPresenceSimulation: true } })
}

test('sign-in-with-a-passkey: BEY-061 a nurse adds a passkey, signs in with it, and removes it', async ({
  page,
  browser,
  lang,
  t,
  post,
}) => {
  test.setTimeout(150_000)
  const nurse = randomVisitor(lang)
  await signIn(page, t, OWNER, { lang })
  await postData(page, '/api/users', { first_name: nurse.first, last_name: nurse.last, email: nurse.email, language: lang })
  const own = await (await browser.newContext()).newPage()
  await own.addInitScript((language) => localStorage.setItem('language', language), lang)
  await acceptInvitation(own, t, post, nurse)
  await addDevice(own)

  const { ownPasskey: words, ownBankId, profile } = t.shell
  await own.goto('/profile')
  await own.getByRole('button', { name: words.add }).click()
  await enterPassword(own, profile.ownPassword)
  await own.getByRole('button', { name: ownBankId.continue, exact: true }).click()
  const naming = own.getByRole('dialog', { name: words.nameTitle })
  await field(own, words.name).fill('Pixel 9')
  await naming.getByRole('button', { name: t.common.save, exact: true }).click()
  await expect(own.getByText(words.added)).toBeVisible()
  await expect(own.getByText('Pixel 9')).toBeVisible()
  await checkBothWidths(own, 'profile-passkeys')

  await own.context().clearCookies()
  await own.goto('/login')
  // The virtual device answers the field's suggestions by itself, when the browser offers them; else the button is pressed.
  const account = own.getByRole('button', { name: nurse.last })
  const button = own.getByRole('button', { name: t.shell.passkey.button })
  await expect(account.or(button).first()).toBeVisible()
  if (await button.isVisible()) await button.click({ timeout: 5_000 }).catch(() => undefined)
  await expect(account).toBeVisible()
  await own.goto('/profile')
  await own.getByRole('button', { name: words.removeTitle.replace('{name}', 'Pixel 9') }).click()
  await enterPassword(own, profile.ownPassword)
  await own.getByRole('dialog').getByRole('button', { name: words.remove, exact: true }).click()
  await expect(own.getByText(words.removed)).toBeVisible()
  await own.context().close()
})
