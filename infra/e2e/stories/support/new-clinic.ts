// What the owner of a new clinic fills in during its first day, by the screens alone.
import { expect, type Page, type TestInfo } from '@playwright/test'
import { createPhoto } from './image-fixtures'
import { OWN_PASSWORD } from './sign-up'
import { field } from './staff'
import type { Mailbox, RandomVisitor } from './story'
import { fillPlaceholders, type ProductTexts } from './translations'
import { checkBothWidths } from './visual-checks'

type StepKey = 'company_facts' | 'opening_hours' | 'services' | 'team' | 'portal_link' | 'texts' | 'till'

/** Creates a valid organization number: the control unit knows the registers of each. */
function randomOrganizationNumber() {
  const digits = `5560${String(Math.floor(Math.random() * 90_000) + 10_000)}`
  const doubled = [...digits]
    .map((digit, index) => Number(digit) * (index % 2 === 0 ? 2 : 1))
    .map((value) => (value > 9 ? value - 9 : value))
  const check = (10 - (doubled.reduce((sum, value) => sum + value, 0) % 10)) % 10
  return `${digits.slice(0, 6)}-${digits.slice(6)}${check}`
}

export class NewClinic {
  readonly organizationNumber = randomOrganizationNumber()

  constructor(
    readonly page: Page,
    private readonly t: ProductTexts,
    private readonly owner: RandomVisitor,
  ) {}

  private get checklist() {
    return this.page.getByRole('region', { name: this.t.shell.checklist.title })
  }

  private step(key: StepKey) {
    const link = this.page.getByRole('link', { name: this.t.shell.checklist[key].title, exact: true })
    return { link: this.checklist.locator(link), item: this.checklist.getByRole('listitem').filter({ has: link }) }
  }

  /** Opens a step of the checklist by its link. */
  async openStep(key: StepKey) {
    await this.page.goto('/')
    await this.step(key).link.click()
  }

  /** Returns to the home page, where so many steps are ticked off and the named one is among them. */
  async expectDone(key: StepKey, done: number) {
    await this.page.goto('/')
    await expect(this.step(key).item.getByText(this.t.shell.checklist.done, { exact: true })).toBeAttached()
    await expect(this.checklist).toContainText(fillPlaceholders(this.t.shell.checklist.progress, { done, count: 7 }))
  }

  async expectAllDone() {
    await Promise.all([this.page.waitForResponse('**/api/overview/checklist'), this.page.goto('/')])
    await expect(this.page.getByRole('heading', { level: 1, name: this.t.shell.dashboard.title })).toBeVisible()
    await expect(this.checklist).toHaveCount(0)
  }

  async fillCompanyFacts(info: TestInfo) {
    const { company } = this.t.shell
    const form = this.page.getByRole('form', { name: company.title })
    await field(this.page, company.organizationNumber).fill(this.organizationNumber)
    await field(this.page, company.vatNumber).fill(`SE${this.organizationNumber.replace('-', '')}01`)
    await field(this.page, company.streetAddress).fill('Storgatan 1')
    await field(this.page, company.zipCode).fill('411 01')
    await field(this.page, company.city).fill('Göteborg')
    await form.getByRole('textbox', { name: company.phone }).fill('31123456')
    await field(this.page, this.t.common.email).fill(this.owner.email)
    await field(this.page, company.insurance).fill('Löf')
    await field(this.page, company.ivo).fill('12345-1')
    await field(this.page, company.complications).fill('031-12 34 56')
    const picture = createPhoto(info.outputPath('picture.jpg'), { megabytes: 0.3 })
    const chooser = form.locator('input[type=file]')
    await chooser.nth(0).setInputFiles(picture)
    await chooser.nth(1).setInputFiles(picture)
    for (const label of [company.logo, company.cover]) await expect(form.getByRole('list', { name: label }).getByRole('img')).toBeVisible()
    await form.getByRole('button', { name: this.t.common.save, exact: true }).click()
    await expect(this.page.getByText(company.saved, { exact: true })).toBeVisible()
  }

  async openOnSaturdays(lang: string) {
    const { hours, settings } = this.t.booking
    const week = this.page.getByRole('form', { name: settings.hours })
    await week.getByRole('button', { name: fillPlaceholders(hours.addOn, { day: lang === 'sv' ? 'lördag' : 'Saturday' }) }).click()
    await week.getByRole('button', { name: this.t.common.save, exact: true }).click()
    await expect(this.page.getByText(hours.saved, { exact: true })).toBeVisible()
  }

  /** Adds the starter list of a clinic for injections and returns the name of one of its services. */
  async addStarterServices(): Promise<string> {
    const { starter } = this.t.booking
    await this.page.getByRole('button', { name: starter.open }).click()
    const form = this.page.getByRole('form', { name: starter.open })
    await form.getByRole('radio', { name: starter.kind.injections }).check()
    await expect(form.getByRole('listitem').first()).toBeVisible()
    await checkBothWidths(this.page, 'first-day-services')
    await form.getByRole('button', { name: starter.add }).click()
    await expect(this.page.getByText(new RegExp(fillPlaceholders(starter.added_other, { count: '\\d+' })))).toBeVisible()
    const service = this.page.getByRole('table').getByRole('row').nth(2).getByRole('link')
    return (await service.textContent()) ?? ''
  }

  async inviteColleague(colleague: RandomVisitor) {
    const { team } = this.t.shell
    await this.page.getByRole('button', { name: team.add, exact: true }).first().click()
    const form = this.page.getByRole('form', { name: team.details })
    await form.getByRole('textbox', { name: this.t.common.firstName }).fill(colleague.first)
    await form.getByRole('textbox', { name: this.t.common.lastName }).fill(colleague.last)
    await form.getByRole('textbox', { name: this.t.common.email }).fill(colleague.email)
    await form.getByRole('button', { name: team.add, exact: true }).click()
    await expect(this.page.getByText(team.added, { exact: true })).toBeVisible()
  }

  async choosePortalName(): Promise<string> {
    const { portal } = this.t.booking
    const form = this.page.getByRole('form', { name: portal.shortName })
    const name = await form.getByLabel(portal.shortNameLabel).inputValue()
    await form.getByRole('button', { name: portal.chooseShortName }).click()
    await expect(this.page.getByLabel(this.t.components.portalLink.link, { exact: true })).toHaveValue(new RegExp(`/booking/${name}$`))
    return `/booking/${name}`
  }

  async enableReminders() {
    const { messages } = this.t.booking
    const form = this.page.getByRole('form', { name: messages.reminder })
    await form.getByRole('switch', { name: messages.isOn.reminder }).check({ force: true })
    await form.getByRole('button', { name: this.t.common.save, exact: true }).click()
    await expect(this.page.getByText(messages.saved, { exact: true })).toBeVisible()
  }

  /** Agrees to the terms of card payments, fills in the provider's page, and comes back connected. */
  async connectPayments() {
    const { payments } = this.t.pos
    await this.page.getByRole('button', { name: payments.connect, exact: true }).click()
    const form = this.page.getByRole('form', { name: payments.connect })
    await form.getByLabel(payments.agree).check()
    await form.getByRole('button', { name: payments.agreeAndConnect }).click()
    await this.page.getByRole('link', { name: payments.continue }).click()
    await this.page.getByRole('button', { name: 'Finish, approved at once' }).click()
    await expect(this.page.getByText(payments.state.connected, { exact: true })).toBeVisible()
  }

  async addTerminalAndRegister() {
    const { settings } = this.t.pos
    await this.page.getByRole('button', { name: settings.addTerminal }).click()
    const terminal = this.page.getByRole('form', { name: settings.addTerminal })
    await terminal.getByRole('textbox', { name: settings.nickName }).fill('T1')
    await terminal.getByRole('combobox', { name: settings.virtualId }).first().click()
    await this.page.getByRole('option').first().click()
    await terminal.getByRole('button', { name: settings.addTerminal }).click()
    await expect(this.page.getByRole('table', { name: settings.terminals }).getByText('T1')).toBeVisible()

    await this.page.getByRole('button', { name: settings.addRegister }).click()
    const register = this.page.getByRole('form', { name: settings.register })
    await register.getByRole('textbox', { name: this.t.common.name }).fill('K1')
    await register.getByRole('combobox', { name: settings.terminal }).first().click()
    await this.page.getByRole('option', { name: 'T1' }).click()
    await register.getByRole('textbox', { name: settings.street }).fill('Storgatan 1')
    await register.getByRole('textbox', { name: settings.zip }).fill('411 01')
    await register.getByRole('textbox', { name: settings.city }).fill('Göteborg')
    await register.getByRole('button', { name: this.t.common.save, exact: true }).click()
    const row = this.page.getByRole('table', { name: settings.registers }).getByRole('row').filter({ hasText: 'K1' })
    await row.getByRole('button', { name: settings.connect, exact: true }).click()
    await expect(this.page.getByText(settings.connected, { exact: true })).toBeVisible()
  }

  /** Has visitors of the portal pay a deposit at the register, by card or Swish. */
  async takeDeposits() {
    const { onlinePayment } = this.t.booking
    await this.page.goto('/booking-portal')
    const form = this.page.getByRole('form', { name: onlinePayment.title })
    await form.getByRole('radio', { name: onlinePayment.modes.percent }).check()
    await form.getByRole('combobox', { name: onlinePayment.register }).first().click()
    await this.page.getByRole('option', { name: 'K1' }).click()
    await form.getByLabel(onlinePayment.swish).fill('1231181189')
    await checkBothWidths(this.page, 'payment-settings')
    await form.getByRole('button', { name: this.t.common.save, exact: true }).click()
    await expect(this.page.getByText(onlinePayment.saved, { exact: true })).toBeVisible()
  }

  async addProduct(name: string, code: string, price: number) {
    const { products } = this.t.pos
    await this.page.goto('/point-of-sale/products/products-library')
    await this.page.getByRole('button', { name: products.add, exact: true }).first().click()
    const form = this.page.getByRole('form', { name: products.add })
    await form.getByRole('textbox', { name: this.t.common.name }).fill(name)
    await form.getByRole('textbox', { name: products.code, exact: true }).fill(code)
    await form.getByLabel(products.price).fill(String(price / 100))
    await form.getByLabel(products.basePrice).fill('100')
    await form.getByLabel(products.stock).fill('5')
    await form.getByRole('button', { name: products.add, exact: true }).click()
    await expect(this.page.getByText(products.added, { exact: true })).toBeVisible()
  }
}

/** Opens the mailed invitation, chooses a password and signs in. */
export async function acceptInvitation(page: Page, t: ProductTexts, post: Mailbox, colleague: RandomVisitor) {
  const { text } = await post.newest(colleague.email, { contains: '/reset-password/' })
  await page.goto(/\/reset-password\/[^\s"<>]+/.exec(text)?.[0] ?? '')
  await expect(page.getByRole('heading', { level: 1, name: t.shell.invitation.title })).toBeVisible()
  await field(page, t.shell.newPassword).fill(OWN_PASSWORD)
  await field(page, t.shell.passwordConfirmation).fill(OWN_PASSWORD)
  await page.getByRole('button', { name: t.shell.reset.save }).click()
  await field(page, t.common.email).fill(colleague.email)
  await field(page, t.app.password).fill(OWN_PASSWORD)
  await page.getByRole('button', { name: t.app.signIn, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: t.shell.dashboard.title })).toBeVisible()
}
