import type { RemoteEntry } from '@clinic/kit/contract'

/** Never cached: the list shows which remotes were added, removed or replaced. */
export async function fetchRemotes(): Promise<RemoteEntry[]> {
  const response = await fetch('/remotes.json', { cache: 'no-store' })
  if (!response.ok) throw new Error(`/remotes.json answered ${response.status}`)
  return (await response.json()) as RemoteEntry[]
}
