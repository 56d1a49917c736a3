// A device with passkeys, which Chromium simulates, and a passkey that is added on the profile.
import { expect, type Page } from '@playwright/test'
import { OWN_PASSWORD } from './sign-up'
import { field } from './staff'
import type { ProductTexts } from './translations'

/** Proves in the open dialog that the person knows the password. */
export const enterPassword = (page: Page, label: string) =>
  page
    .getByRole('dialog')
    .getByLabel(new RegExp(`^${label}`))
    .fill(OWN_PASSWORD)

/** Gives the page a device with passkeys that verifies its user at once. */
export async function addDevice(page: Page) {
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

/** Adds a passkey of the page's device on the profile. */
export async function addPasskey(page: Page, t: ProductTexts) {
  const { ownPasskey: words, ownBankId, profile } = t.shell
  await page.goto('/profile')
  await page.getByRole('button', { name: words.add }).click()
  await enterPassword(page, profile.ownPassword)
  await page.getByRole('button', { name: ownBankId.continue, exact: true }).click()
  const naming = page.getByRole('dialog', { name: words.nameTitle })
  await field(page, words.name).fill('Pixel 9')
  await naming.getByRole('button', { name: t.common.save, exact: true }).click()
  await expect(page.getByText(words.added)).toBeVisible()
}

/** Gives a new owner a passkey, which proves the session as well, so that records open (LAW-001). */
export async function proveByPasskey(page: Page, t: ProductTexts) {
  await addDevice(page)
  await addPasskey(page, t)
}
