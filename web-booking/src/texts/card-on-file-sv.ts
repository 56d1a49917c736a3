/** Sparade kort. */
export const card = {
  saved: 'Sparat kort: {number}. Klienten godkände {day} högst {amount} för en bokning.',
  unknownNumber: 'okänt nummer',
  charge: 'Debitera kortet',
  chargeTitle: 'Vill du debitera kortet?',
  chargeBody: '{amount} dras från kortet {number}. Försäljningen och kvittot görs i kassan för betalningar på nätet.',
  charging: 'Kortet debiteras.',
  asking: 'Väntar på kortföretagets svar. Kortet debiteras inte en gång till under tiden.',
  remove: 'Ta bort kortet',
  removeTitle: 'Vill du ta bort kortet?',
  removeBody: 'Det kan inte debiteras längre. Klienten kan spara ett kort vid nästa bokning.',
  removed: 'Kortet är borttaget',
} as const
