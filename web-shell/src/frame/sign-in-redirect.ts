/** Loads the sign-in, which is an entry of its own, in place of the page. */
export function openSignIn(address = '/login'): void {
  window.history.replaceState(null, '', address)
  window.location.reload()
}
