export const onlinePayment = {
  title: 'Betalning vid bokning',
  help: 'Besökaren betalar med kort eller Swish innan besöket bokas. Varje betalning är en försäljning med kvitto och går tillbaka när bokningen avbokas i tid.',
  mode: 'Vad besökaren betalar vid bokningen',
  modes: { none: 'Inget', percent: 'En handpenning i procent av priset', amount: 'En handpenning med fast belopp', whole: 'Hela priset' },
  percent: 'Handpenning i procent',
  amount: 'Handpenning',
  register: 'Kassa för betalningar på nätet',
  registerHelp: 'Ha gärna en egen kassa för dem, till exempel Online, så att dagsavslutet görs för sig.',
  registers: 'Kassor och kontrollenheter',
  swish: 'Swishnummer',
  swishHelp: 'Företagets nummer, tio siffror som börjar med 123. Lämna tomt om ni bara tar emot kort.',
  savesCard: 'Spara kortet för avgifter',
  savesCardHelp:
    'Den som betalar handpenning med kort godkänner att kortet debiteras vid sen avbokning eller uteblivet besök, där kliniken har en avgift för det. Du debiterar det från bokningen.',
  saved: 'Betalningen vid bokning är sparad',
}
