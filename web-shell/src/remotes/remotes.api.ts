import type { RemoteEntry } from '@clinic/kit/contract'

/** The list is asked for anew each time: it is what tells of a remote that came, went or changed. */
export async function fetchRemotes(): Promise<RemoteEntry[]> {
  const answer = await fetch('/remotes.json', { cache: 'no-store' })
  if (!answer.ok) throw new Error(`/remotes.json answered ${answer.status}`)
  return (await answer.json()) as RemoteEntry[]
}
