import { PageTabs } from '@clinic/kit/components'
import { useRealtime } from '@clinic/kit/realtime'
import { useHasPermission } from '@clinic/kit/session'
import { Alert, Page, Stack } from '@clinic/kit/ui'
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { getHelp } from '../../help'
import { useShellTranslation } from '../../texts'
import { ChooseFile } from './choose-file'
import { ImportPreview } from './import-preview'
import { ImportProgress } from './import-progress'
import { ImportReport } from './import-report'
import { type ImportKind, importStatusQuery, importsKey } from './imports.api'
import { MapColumns } from './map-columns'

/** The step that the last import of a kind is at; another file begins at the first. */
function ImportSteps({ kind }: { kind: ImportKind }) {
  const t = useShellTranslation()
  const queries = useQueryClient()
  const { data } = useSuspenseQuery(importStatusQuery(kind))
  const [editedVersion, setEditedVersion] = useState(0)
  useRealtime('imports', () => void queries.invalidateQueries({ queryKey: importsKey }))
  const { latest, is_locked: isLocked } = data
  if (latest && ['checking', 'queued', 'running'].includes(latest.state)) return <ImportProgress row={latest} />
  if (isLocked) return <Alert title={t('imports.locked')}>{t('imports.lockedHelp')}</Alert>
  if (latest?.state === 'checked' && editedVersion !== latest.version) {
    return <ImportPreview key={latest.version} row={latest} onEdit={() => setEditedVersion(latest.version)} />
  }
  if (latest && ['uploaded', 'failed', 'checked'].includes(latest.state)) {
    return <MapColumns key={latest.version} row={latest} />
  }
  if (latest?.state !== 'done') return <ChooseFile kind={kind} status={data} />
  return (
    <Stack gap="xl">
      <ImportReport row={latest} />
      <ChooseFile kind={kind} status={data} isNext />
    </Stack>
  )
}

/** The kinds of data that the user may import. */
function useImportKinds(): ImportKind[] {
  const canImport: Record<ImportKind, boolean> = {
    clients: true,
    bookings: useHasPermission('booking.write'),
    procedures: useHasPermission('journal.write'),
    products: useHasPermission('product.write'),
  }
  return (['clients', 'bookings', 'procedures', 'products'] as const).filter((kind) => canImport[kind])
}

/** Import of data from Excel (REC-070, BKG-080): the kind is in the URL, the step is the server's. */
export function ImportScreen() {
  const t = useShellTranslation()
  const [params] = useSearchParams()
  const kinds = useImportKinds()
  const kind = kinds.find((name) => name === params.get('kind')) ?? 'clients'
  return (
    <Page title={t('imports.title')} help={getHelp('imports')}>
      <PageTabs
        label={t('imports.kinds')}
        tabs={kinds.map((name) => ({ to: `?kind=${name}`, label: t(`imports.${name}`), isCurrent: name === kind }))}
      />
      <ImportSteps key={kind} kind={kind} />
    </Page>
  )
}
