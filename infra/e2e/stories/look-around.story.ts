import { OWNER, signIn } from './support/staff'
import { expect, test } from './support/story'
import { checkBothWidths, checkInDark } from './support/visual-checks'

/** Where no other story comes by. */
const PLACES = [
  '/letters-of-consents',
  '/letters-of-consents/create',
  '/questionnaires',
  '/questionnaires/create',
  '/point-of-sale/products/products-library',
  '/point-of-sale/products/category',
  '/bookings/services',
  '/bookings/category',
  '/prescribers',
  '/notification',
  '/settings',
  '/settings/company-information',
  '/settings/system-settings',
  '/settings/team',
  '/profile',
  '/settings/deliveries',
  '/settings/client-fields',
  '/settings/personal-data-policy',
  '/settings/documents',
  '/settings/usage',
  '/settings/import',
  '/support',
  '/about',
  '/invite-a-friend',
  '/guide',
  '/company-settings',
  '/settings/audit-log',
  '/settings/log-reviews',
]

test('look-around: BEY-064 BEY-068 the places that one seldom goes to are accessible in light and dark, and fit a phone as well', async ({
  page,
  lang,
  t,
}) => {
  test.setTimeout(300_000)
  await signIn(page, t, OWNER, { lang })
  for (const place of PLACES) {
    await page.goto(place)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('status', { name: t.kit.loading })).toHaveCount(0)
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
    const name = `place${place.replaceAll('/', '-')}`
    await checkBothWidths(page, name)
    await checkInDark(page, name)
  }
})
