const both = (en, sv) => ({ en, sv })
export const texts = {
  title: both('Payments', 'Betalningar'),
  lead: both('Card terminals, Swish and the control system. No money moves.', 'Kortterminaler, Swish och kontrollsystemet. Inga pengar flyttas.'),
  messages: both('Outgoing messages', 'Utgående meddelanden'), reset: both('Forget all', 'Glöm allt'), language: both('Svenska', 'English'),
  offline: both('The simulators do not answer. Trying again.', 'Simulatorerna svarar inte. Försöker igen.'),
  terminal: both('At the card terminal', 'Vid kortterminalen'), swish: both('In the payer’s Swish app', 'I betalarens Swish'),
  accounts: both('Clinics’ accounts', 'Klinikernas konton'), orders: both('Payment links', 'Betalningslänkar'), control: both('Registered receipts', 'Registrerade kvitton'),
  none: both('Nothing yet.', 'Inget än.'), sale: both('Sale', 'Köp'), refund: both('Refund', 'Återbetalning'), open: both('Open the page', 'Öppna sidan'),
  waiting: both('Waiting', 'Väntar'), paid: both('Paid', 'Betald'), declined: both('Declined', 'Nekad'), aborted: both('Stopped', 'Avbruten'),
  expired: both('Expired', 'Utgången'), cancelled: both('Cancelled', 'Återkallad'), created: both('Waiting', 'Väntar'), error: both('Failed', 'Misslyckad'),
  approve: both('Approve', 'Godkänn'), decline: both('Decline', 'Neka'), funds: both('No funds', 'Ej täckning'), abort: both('Stop', 'Avbryt'),
  timeout: both('Time out', 'Tiden ute'), bank: both('Bank silent (DS24)', 'Banken tyst (DS24)'), late_paid: both('DS24, then paid', 'DS24, sedan betald'),
  fault: both('Bank fault', 'Bankfel'), manual: both('Wait for a button', 'Vänta på en knapp'), too_late: both('Stop comes too late', 'Avbrott kommer för sent'),
  normal: both('Receipt', 'Kvitto'), kopia: both('Copy', 'Kopia'), ovning: both('Training', 'Övning'), profo: both('Pro forma', 'Pro forma'),
  returned: both('return', 'retur'), behave: both('Faults', 'Fel'),
  behave_lead: both('From now on, or as many times as you say.', 'Från och med nu, eller så många gånger du anger.'),
  provider: both('Provider', 'Leverantör'), target: both('Terminal, Swish number or register (* is all)', 'Terminal, Swishnummer eller kassa (* är alla)'),
  fault: both('Reply', 'Svar'), read_fault: both('Reply to a status request', 'Svar på statusfråga'), outcome: both('Outcome', 'Utfall'),
  times: both('How many times (0: until changed)', 'Hur många gånger (0: tills vidare)'), set: both('Set', 'Ställ in'), unset: both('As usual', 'Som vanligt'),
  usual: both('As usual', 'Som vanligt'), slow: both('Does it, answers late', 'Gör det, svarar sent'), done_no_reply: both('Does it, never answers', 'Gör det, svarar aldrig'),
  done_502: both('Does it, answers 502', 'Gör det, svarar 502'), not_done_no_reply: both('Does nothing, never answers', 'Gör inget, svarar aldrig'),
  error_500: both('Does nothing, answers 500', 'Gör inget, svarar 500'), strict: both('Refuses even the same receipt again', 'Nekar även samma kvitto igen'),
  triggers: both('Outcomes on demand', 'Utfall på begäran'),
}
export const outcomes = {
  viva: ['', 'approve', 'decline', 'funds', 'abort', 'timeout', 'manual', 'too_late'],
  swish: ['', 'approve', 'decline', 'funds', 'timeout', 'bank', 'late_paid', 'fault', 'manual'],
  infrasec: ['', 'strict', '3', '4', '5', '10', '15', '20', '25'],
}
export const faults = ['', 'slow', 'done_no_reply', 'done_502', 'not_done_no_reply', 'error_500']
export const triggers = [
  ['99.51 …', both('Card amounts 99.51 (funds), 99.54, 99.20, 99.06, 99.14, 99.57, 99.61 are declined', 'Kortbelopp 99,51 (täckning), 99,54, 99,20, 99,06, 99,14, 99,57, 99,61 nekas')],
  ['decline …', both('A card payment whose reference has decline, abort, timeout, funds, manual, slow, done_no_reply, done_502, not_done_no_reply or error_500 does that', 'En kortbetalning vars referens har decline, abort, timeout, funds, manual, slow, done_no_reply, done_502, not_done_no_reply eller error_500 gör så')],
  ['404…', both('A terminal id that begins so does not exist', 'En terminal vars id börjar så finns inte')],
  ['RF07 …', both('A Swish message that is an error code becomes that error', 'Ett Swishmeddelande som är en felkod blir det felet')],
  ['666.NN', both('A receipt of that amount is refused with code NN', 'Ett kvitto på det beloppet nekas med kod NN')],
]
