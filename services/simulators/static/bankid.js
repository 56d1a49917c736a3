const TEXTS = {
  en: {
    title: 'BankID', lead: 'You are the person with the app: read the order, then sign or cancel.', automatic: 'Orders complete by themselves',
    advance: 'Put the clock forward a minute', language: 'Svenska', messages: 'Outgoing messages', offline: 'The simulators do not answer.',
    empty: 'Nobody is asked to identify or sign now.', outcomes: 'Last digit of the personal number', outcomes_lead: 'Any other digit waits for you.',
    open: 'Read the code', sign: 'Sign', userCancel: 'Cancel', certificateErr: 'Blocked BankID', expiredTransaction: 'Let it run out',
    anybody: 'anybody', person: 'Personal number', pending: 'open', complete: 'signed', failed: 'failed',
  },
  sv: {
    title: 'BankID', lead: 'Du är personen med appen: läs och skriv under eller avbryt.', automatic: 'Slutförs av sig själv',
    advance: 'Ställ fram klockan en minut', language: 'English', messages: 'Utgående meddelanden', offline: 'Simulatorerna svarar inte.',
    empty: 'Ingen ombeds identifiera sig eller skriva under nu.', outcomes: 'Personnumrets sista siffra', outcomes_lead: 'Övriga siffror väntar på dig.',
    open: 'Läs av koden', sign: 'Skriv under', userCancel: 'Avbryt', certificateErr: 'Spärrat BankID', expiredTransaction: 'Låt tiden gå ut',
    anybody: 'vem som helst', person: 'Personnummer', pending: 'pågår', complete: 'underskriven', failed: 'misslyckad',
  },
}
let language = localStorage.language === 'sv' ? 'sv' : 'en'
const t = (key) => TEXTS[language][key] ?? key
const by = (id) => document.getElementById(id)

function el(tag, className, content, attributes = {}) {
  const made = document.createElement(tag)
  if (className) made.className = className
  for (const [name, value] of Object.entries(attributes)) made[name] = value
  made.append(...[content].flat().filter((one) => one !== null))
  return made
}

const post = (path, body) =>
  fetch(`/bankid/${path}`, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }).then(draw)

function card(order) {
  const actionButton = (action) => el('button', '', t(action), { type: 'button', onclick: () => post(`orders/${order.ref}/action`, { action, personal_number: by('person').value }) })
  const actions = order.opened ? ['sign', 'userCancel', 'certificateErr', 'expiredTransaction'] : ['open', 'userCancel']
  return el('li', 'message', [
    el('div', 'top', [
      el('span', 'to', order.person || t('anybody')),
      el('span', `mark ${order.state === 'complete' ? 'delivered' : order.state}`, `${t(order.state)} ${order.hint}`),
      el('span', 'time', order.method),
    ]),
    el('p', 'text', order.visible),
    order.state === 'pending' ? el('div', 'bar', actions.map(actionButton)) : null,
  ])
}

let before = ''
async function draw() {
  const data = await (await fetch('/bankid/orders')).json()
  by('offline').hidden = true
  const now = JSON.stringify([data, language])
  if (now === before) return
  before = now
  by('orders').replaceChildren(...data.orders.map(card))
  by('empty').hidden = data.orders.length > 0
  by('automatic').checked = data.automatic
  by('outcomes').replaceChildren(...data.outcomes.map((one) =>
    el('tr', '', [el('th', '', `…${one.digit}`, { scope: 'row' }), el('td', '', one[language])])))
}

function speak() {
  document.documentElement.lang = language
  for (const one of document.querySelectorAll('[data-t]')) one.textContent = t(one.dataset.t)
  return draw()
}

by('automatic').onchange = (event) => post('controls', { automatic: event.target.checked })
by('advance').onclick = () => post('controls', { advance: 60 })
by('language').onclick = () => {
  language = localStorage.language = language === 'sv' ? 'en' : 'sv'
  speak()
}

await speak().catch(() => undefined)
setInterval(() => draw().catch(() => { by('offline').hidden = false }), 1000)
