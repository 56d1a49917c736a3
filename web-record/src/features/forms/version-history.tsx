import { VersionHistory } from '@clinic/kit/components'

interface Version {
  id: string
  number: number
  signed_at: string | null
  correction_reason: string
}

/** Links to the versions of an entry. */
export function FormVersionHistory({
  versions,
  basePath,
  currentId,
}: {
  versions: readonly Version[]
  basePath: string
  currentId: string
}) {
  const entries = versions.map(({ id, number, signed_at: at, correction_reason: reason }) => ({
    id,
    number,
    to: `${basePath}/${id}`,
    at,
    reason,
  }))
  return <VersionHistory versions={entries} currentId={currentId} />
}
