/** The Date header has whole seconds and may be delayed: a smaller difference doesn't mean that the device's clock is wrong. */
const TOLERANCE_MS = 5_000

let offsetMs = 0

/** A device's clock may be minutes wrong, and corrected later; the countdown of a reservation has to follow the server's. */
export function rememberServerTime(dateHeader: string | null) {
  const serverTime = dateHeader ? Date.parse(dateHeader) : Number.NaN
  if (Number.isNaN(serverTime)) return
  const difference = serverTime - Date.now()
  offsetMs = Math.abs(difference) > TOLERANCE_MS ? difference : 0
}

export function serverNow() {
  return Date.now() + offsetMs
}
