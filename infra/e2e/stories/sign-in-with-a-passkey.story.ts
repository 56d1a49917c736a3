import { postData } from './support/api-helpers'
import { acceptInvitation } from './support/new-clinic'
import { addDevice, addPasskey, enterPassword } from './support/passkeys'
import { OWNER, signIn } from './support/staff'
import { expect, randomVisitor, test } from './support/story'
import { checkBothWidths } from './support/visual-checks'

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

  const { ownPasskey: words, profile } = t.shell
  await addPasskey(own, t)
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
  // A sign-in by both ways navigates twice, and the second time ends a navigation of the story.
  await expect(async () => void (await own.goto('/profile'))).toPass()
  await own.getByRole('button', { name: words.removeTitle.replace('{name}', 'Pixel 9') }).click()
  await enterPassword(own, profile.ownPassword)
  await own.getByRole('dialog').getByRole('button', { name: words.remove, exact: true }).click()
  await expect(own.getByText(words.removed)).toBeVisible()
  await own.context().close()
})
