import { faults, outcomes, texts, triggers } from './texts.js'

const by = (id) => document.getElementById(id)
let language = localStorage.language ?? (navigator.language.startsWith('sv') ? 'sv' : 'en')
const t = (key) => texts[key]?.[language] ?? key
const kronor = (amount) => new Intl.NumberFormat(language, { style: 'currency', currency: 'SEK' }).format(amount)
const time = (at) => new Date(at).toLocaleTimeString(language, { hourCycle: 'h23' })
const good = (state) => ({ paid: 'delivered', waiting: '', created: '' })[state] ?? 'failed'

function el(tag, className, content, props = {}) {
  const made = Object.assign(document.createElement(tag), { className }, props)
  made.append(...[content].flat().filter((one) => one !== null))
  return made
}

function button(name, address, label = t(name)) {
  const made = el('button', '', label, { type: 'button' })
  made.onclick = () => fetch(address, { method: 'POST' })
  return made
}

function card({ id, what, amount, state, at, buttons = [], facts }) {
  const top = [el('span', 'quiet', what), el('span', 'to', amount)]
  if (state) top.push(el('span', `mark ${good(state)}`, t(state)))
  const made = el('li', 'message', [
    el('div', 'top', [...top, el('time', 'time', time(at), { dateTime: at })]),
    el('div', 'under', facts.filter(Boolean).map((one) => (one instanceof Node ? one : el('span', '', one)))),
    buttons.length ? el('div', 'bar', buttons) : null,
  ])
  made.dataset.id = id
  return made
}

const session = (one) => card({
  ...one, what: t(one.type), amount: kronor(one.amount / 100),
  facts: [one.reference, `terminal ${one.terminal}`, one.event ? `event ${one.event}` : '', one.id],
  buttons: one.state === 'waiting' ? ['approve', 'decline', 'funds', 'abort', 'timeout'].map((name) => button(name, `/api/viva/sessions/${one.id}/${name}`)) : [],
})
const payment = (one) => card({
  ...one, at: one.dateCreated, state: one.status.toLowerCase(), what: one.payerAlias ?? 'QR', amount: kronor(one.amount),
  facts: [one.message, one.payeePaymentReference, one.errorCode, one.refunded ? `${t('refund')} ${kronor(one.refunded / 100)}` : ''],
  buttons: one.status === 'CREATED' ? ['approve', 'decline', 'funds', 'timeout', 'bank', 'late_paid', 'fault'].map((name) => button(name, `/api/swish/${one.id}/${name}`)) : [],
})
const order = (one) => card({
  ...one, what: one.reference, amount: kronor(one.amount / 100), facts: [one.id, el('a', '', t('open'), { href: one.url, target: '_blank' })],
})
const account = (one) => card({
  ...one, what: one.email, amount: one.status, facts: [one.id, el('a', '', t('open'), { href: one.url, target: '_blank' })],
})
const receipt = (one) => card({
  ...one, what: `${t(one.type)} ${one.number}${one.refund ? ` (${t('returned')})` : ''}`, amount: `${one.total} kr`, facts: [one.register, one.org, one.code],
})

function fill(id, rows, draw) {
  by(id).replaceChildren(...(rows.length ? rows.map(draw) : [el('li', 'quiet', t('none'))]))
}

function faultProfile(row) {
  const stop = el('button', '', t('unset'), { type: 'button' })
  stop.onclick = () => fetch(`/api/faults/${row.id}`, { method: 'DELETE' })
  const summary = [row.fault, row.read_fault && `${t('read_fault')}: ${t(row.read_fault)}`, row.outcome].filter(Boolean).map(t).join(', ')
  return el('li', '', [`${row.id}: ${summary} `, stop])
}

function draw(now) {
  fill('sessions', now.sessions, session)
  fill('swish', now.swish, payment)
  fill('accounts', now.accounts, account)
  fill('orders', now.orders, order)
  fill('control', now.control, receipt)
  by('faults').replaceChildren(...now.faults.map(faultProfile))
}

const form = by('fault-form').elements
function options(select, values, label) {
  const was = select.value
  select.replaceChildren(...values.map((value) => new Option(label(value), value)))
  if (values.includes(was)) select.value = was
}

function speak() {
  document.documentElement.lang = language
  document.title = t('title')
  for (const one of document.querySelectorAll('[data-t]')) one.textContent = t(one.dataset.t)
  by('language').textContent = t('language')
  options(form.provider, Object.keys(outcomes), (name) => ({ viva: 'Viva', swish: 'Swish', infrasec: 'Infrasec' })[name])
  for (const name of ['fault', 'read_fault']) options(form[name], faults, (value) => t(value || 'usual'))
  options(form.outcome, outcomes[form.provider.value], (value) => t(value || 'usual'))
  by('triggers').replaceChildren(...triggers.map(([trigger, text]) => el('tr', '', [el('th', '', trigger, { scope: 'row' }), el('td', '', text[language])])))
}

form.provider.onchange = speak
by('language').onclick = () => {
  language = localStorage.language = language === 'sv' ? 'en' : 'sv'
  speak()
  if (last) draw(last)
}
by('reset').onclick = () => fetch('/api/payments/reset', { method: 'POST' })
by('fault-form').onsubmit = (event) => {
  event.preventDefault()
  const values = Object.fromEntries(new FormData(by('fault-form')))
  const { provider, target, ...rest } = values
  fetch(`/api/faults/${provider}/${encodeURIComponent(target)}`, {
    method: 'PUT', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ ...rest, times: Number(rest.times) }),
  })
}

let last = null
async function follow() {
  for (let seen = -1; ; ) {
    try {
      const now = await (await fetch(`/api/payments?seen=${seen}`)).json()
      if (now.version !== seen || !last) draw((last = now))
      by('offline').hidden = true
      seen = now.version
    } catch {
      by('offline').hidden = false
      await new Promise((resolve) => setTimeout(resolve, 1000))
    }
  }
}

speak()
follow()
