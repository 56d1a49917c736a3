import { useEffect, useState } from 'react'

const findStatus = () => document.querySelector('meta[name="page-status"][content="404"]')

/**
 * The path that was opened, when the server answered it with 404, else null. Without a session nothing else tells an unknown address from one
 * that asks for a sign-in: the routes of the remotes aren't loaded yet (PLT-083).
 */
export function useNotFoundPath(): string | null {
  const [path] = useState(() => (findStatus() ? window.location.pathname : null))
  // The status is that of the address which was opened, not of those that follow.
  useEffect(() => findStatus()?.remove(), [])
  return path
}
