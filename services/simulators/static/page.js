const texts = {
  en: {
    title: 'Outgoing messages', payments: 'Payments', lead: 'What the product sent by SMS and mail. Nothing leaves this machine.',
    search: 'Search number, address or text', channel: 'Channel', all: 'All', sms: 'SMS', mail: 'Mail',
    reset: 'Clear', language: 'Svenska', copy: 'Copy code', copied: 'Copied', from: 'from', part: 'part', parts: 'parts', html: 'Show as HTML',
    empty: 'Nothing has been sent yet. Messages appear here by themselves.', nothing: 'No message fits your search.',
    offline: 'The simulators do not answer. Trying again.', outcomes: 'Outcomes on demand',
    outcomes_lead: 'Any other address is delivered.', one: 'message', count: 'messages', code: 'Code',
    created: 'Accepted', sent: 'Sent', delivered: 'Delivered', failed: 'Failed',
  },
  sv: {
    title: 'Utgående meddelanden', payments: 'Betalningar', lead: 'Vad produkten har skickat med sms och e-post. Inget lämnar den här datorn.',
    search: 'Sök nummer, adress eller text', channel: 'Kanal', all: 'Alla', sms: 'Sms', mail: 'E-post',
    reset: 'Rensa', language: 'English', copy: 'Kopiera kod', copied: 'Kopierad', from: 'från', part: 'del', parts: 'delar', html: 'Visa som HTML',
    empty: 'Inget har skickats än. Meddelanden dyker upp här av sig själva.', nothing: 'Inget meddelande passar sökningen.',
    offline: 'Simulatorerna svarar inte. Försöker igen.', outcomes: 'Utfall på begäran',
    outcomes_lead: 'Alla andra adresser levereras.', one: 'meddelande', count: 'meddelanden', code: 'Kod',
    created: 'Mottaget', sent: 'Skickat', delivered: 'Levererat', failed: 'Misslyckat',
  },
}
const by = (id) => document.getElementById(id)
let language = localStorage.language ?? (navigator.language.startsWith('sv') ? 'sv' : 'en')
let channel = ''
let drawn = 0
const t = (key) => texts[language][key] ?? key

function el(tag, className, content, props = {}) {
  const made = Object.assign(document.createElement(tag), { className }, props)
  made.append(...[content].flat().filter((one) => one !== null))
  return made
}

function linked(text) {
  return text.split(/(https?:\/\/[^\s<>"]+)/).map((piece, index) =>
    index % 2 ? el('a', '', piece, { href: piece, target: '_blank', rel: 'noopener' }) : piece)
}

function codeOf(message) {
  const copy = el('button', '', t('copy'), { type: 'button' })
  copy.onclick = async () => {
    await navigator.clipboard.writeText(message.code)
    copy.textContent = t('copied')
  }
  const shown = el('output', '', message.code)
  shown.setAttribute('aria-label', t('code'))
  return el('p', 'code', [shown, copy])
}

function card(message) {
  const when = new Date(message.at).toLocaleTimeString(language, { hour: '2-digit', minute: '2-digit', second: '2-digit', hourCycle: 'h23' })
  const files = message.attachments.map((file, index) =>
    el('a', '', file.name, { href: `/messages/${message.id}/files/${index}`, download: file.name }))
  return el('li', 'message', [
    el('div', 'top', [
      el('span', 'quiet', t(message.channel)), el('span', 'to', message.to),
      el('span', `mark ${message.state}`, t(message.state)), el('time', 'time', when, { dateTime: message.at }),
    ]),
    message.subject ? el('p', 'subject', message.subject) : null,
    message.code ? codeOf(message) : null,
    el('p', 'text', linked(message.text)),
    el('div', 'under', [
      el('span', '', `${t('from')} ${message.sender}`),
      message.parts ? el('span', '', `${message.parts} ${t(message.parts === 1 ? 'part' : 'parts')}`) : null,
      message.html ? el('a', '', t('html'), { href: `/messages/${message.id}/html`, target: '_blank' }) : null,
      ...files,
      el('span', '', message.log.map(t).join(' → ')),
    ]),
  ])
}

async function draw() {
  const mine = ++drawn
  const search = by('search').value
  const query = new URLSearchParams({ q: search, channel })
  const { messages, total } = await (await fetch(`/api/messages?${query}`)).json()
  if (mine !== drawn) return
  by('messages').replaceChildren(...messages.map(card))
  by('count').textContent = `${total} ${t(total === 1 ? 'one' : 'count')}`
  by('empty').hidden = messages.length > 0
  by('empty').textContent = t(search || channel ? 'nothing' : 'empty')
}

async function drawOutcomes() {
  const { sms, mail } = await (await fetch('/api/outcomes')).json()
  const rows = [...sms, ...mail].map((one) =>
    el('tr', '', [el('th', '', one.address, { scope: 'row' }), el('td', '', one[language])]))
  by('outcomes').replaceChildren(...rows)
}

function speak() {
  document.documentElement.lang = language
  document.title = t('title')
  for (const one of document.querySelectorAll('[data-t]')) one.textContent = t(one.dataset.t)
  for (const one of document.querySelectorAll('[data-label]')) one.setAttribute('aria-label', t(one.dataset.label))
  by('search').placeholder = t('search')
  by('language').textContent = t('language')
  return Promise.all([draw(), drawOutcomes()])
}

by('search').oninput = draw
by('language').onclick = () => {
  language = localStorage.language = language === 'sv' ? 'en' : 'sv'
  speak()
}
by('reset').onclick = () => fetch('/api/reset', { method: 'POST' })
for (const tab of document.querySelectorAll('[data-channel]')) {
  tab.onclick = () => {
    channel = tab.dataset.channel
    for (const one of document.querySelectorAll('[data-channel]')) one.setAttribute('aria-pressed', one === tab)
    draw()
  }
}

async function follow() {
  for (let seen = -1; ; ) {
    try {
      const { version } = await (await fetch(`/api/changes?seen=${seen}`)).json()
      if (version !== seen || !by('offline').hidden) await draw()
      by('offline').hidden = true
      seen = version
    } catch {
      by('offline').hidden = false
      await new Promise((resolve) => setTimeout(resolve, 1000))
    }
  }
}

await speak().catch(() => undefined)
follow()
