import type { Page } from '@playwright/test'
import { acceptInvitation, NewClinic } from './support/new-clinic'
import { chooseSystems, clinicOf, fillSignUp, verifyByLink } from './support/sign-up'
import { field } from './support/staff'
import { expect, type Mailbox, type RandomVisitor, randomVisitor, test } from './support/story'
import { fillPlaceholders, type ProductTexts } from './support/translations'
import { checkBothWidths } from './support/visual-checks'

test('run-the-account: PLT-032 PLT-035 PLT-053 PLT-058 the owner sets policy and client fields, deletes and restores a colleague, and hands over', async ({
  page,
  browser,
  lang,
  t,
  post,
}) => {
  test.setTimeout(150_000)
  const [owner, colleague] = [randomVisitor(lang), randomVisitor(lang)]
  await openClinic(page, t, lang, post, owner)
  await publishPolicy(page, t)
  await hideOccupation(page, t)
  await page.goto('/settings/team')
  await new NewClinic(page, t, owner).inviteColleague(colleague)
  const context = await browser.newContext()
  await acceptInvitation(await context.newPage(), t, post, colleague)
  await context.close()
  await deleteAndRestore(page, t, colleague)
  await handOver(page, t, post, { owner, colleague })
})

async function openClinic(page: Page, t: ProductTexts, lang: string, post: Mailbox, owner: RandomVisitor) {
  await fillSignUp(page, t, lang, owner)
  await page.getByRole('button', { name: t.shell.signUp.submit }).click()
  await expect(page.getByRole('heading', { level: 1, name: t.shell.verify.title })).toBeVisible()
  const mail = await post.newest(owner.email)
  await verifyByLink(page, t, /\/email\/verify\/[^\s"<>]+/.exec(mail.text)?.[0] ?? '')
  await chooseSystems(page, t)
}

async function publishPolicy(page: Page, t: ProductTexts) {
  const { policy } = t.shell
  await page.goto('/settings/personal-data-policy')
  await field(page, policy.textSv).fill('Vi sparar dina uppgifter för din vård.')
  await page.getByRole('button', { name: policy.publish }).click()
  await expect(page.getByText(policy.published, { exact: true })).toBeVisible()
  await expect(page.getByText(fillPlaceholders(policy.version, { number: 1 }))).toBeVisible()
  await checkBothWidths(page, 'policy-published')
}

async function hideOccupation(page: Page, t: ProductTexts) {
  const { clientFields } = t.shell
  await page.goto('/settings/client-fields')
  const isVisible = page
    .getByRole('group', { name: t.kit.clientFields.occupation, exact: true })
    .getByRole('switch', { name: clientFields.isVisible })
  await isVisible.uncheck({ force: true })
  await page.getByRole('form', { name: clientFields.title }).getByRole('button', { name: t.common.save, exact: true }).click()
  await expect(page.getByText(clientFields.saved, { exact: true })).toBeVisible()
  await page.reload()
  await expect(isVisible).not.toBeChecked()
}

async function openMember(page: Page, { first, last }: RandomVisitor) {
  await page.getByRole('link', { name: `${first} ${last}` }).click()
  await expect(page.getByRole('heading', { level: 1, name: `${first} ${last}` })).toBeVisible()
}

async function deleteAndRestore(page: Page, t: ProductTexts, colleague: RandomVisitor) {
  const { team } = t.shell
  await page.goto('/settings/team')
  await openMember(page, colleague)
  await page.getByRole('button', { name: team.delete, exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox').fill('Slutar')
  await dialog.getByRole('button', { name: team.delete, exact: true }).click()
  await expect(page.getByText(team.deleted, { exact: true })).toBeVisible()
  await page.getByText(team.filter.deleted, { exact: true }).click()
  await page.getByRole('button', { name: team.restore, exact: true }).click()
  await expect(page.getByText(team.restored, { exact: true })).toBeVisible()
}

async function handOver(
  page: Page,
  t: ProductTexts,
  post: Mailbox,
  { owner, colleague }: { owner: RandomVisitor; colleague: RandomVisitor },
) {
  const { transfer } = t.shell
  await page.goto('/settings/team')
  await openMember(page, colleague)
  await page.getByRole('button', { name: transfer.open }).click()
  const form = page.getByRole('form', { name: transfer.title })
  await checkBothWidths(page, 'hand-over')
  await form.getByRole('textbox').fill(clinicOf(owner))
  await form.getByRole('button', { name: transfer.confirm }).click()
  await expect(page.getByText(fillPlaceholders(transfer.done, { name: `${colleague.first} ${colleague.last}` }))).toBeVisible()
  await post.newest(colleague.email, { contains: clinicOf(owner) })
  await page.goto('/settings')
  const main = page.getByRole('main')
  await expect(main.getByText(t.shell.team.about, { exact: true })).toBeVisible()
  await expect(main.getByText(t.shell.company.about, { exact: true })).toHaveCount(0)
}
