/** The header says whole seconds and may have waited on its way: less than this is no wrong clock. */
const SLACK_MS = 5_000

let ahead = 0

/** A phone's clock may be minutes wrong, and put right later; a countdown of a hold must follow the server's. */
export function rememberServerTime(dateHeader: string | null) {
  const server = dateHeader ? Date.parse(dateHeader) : Number.NaN
  if (Number.isNaN(server)) return
  const difference = server - Date.now()
  ahead = Math.abs(difference) > SLACK_MS ? difference : 0
}

export function now() {
  return Date.now() + ahead
}
