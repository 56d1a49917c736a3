import { useMay } from '@clinic/kit/session'
import { Alert, Select, Stack, toast } from '@clinic/kit/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { usePosTexts } from '../../texts'
import { chooseTerminal, tillKey } from './till.api'
import type { AtTill } from './till-gate'

/** POS-023: a card is paid at a terminal, and each till has one of its own; chosen here, it is remembered for the till. */
export function TerminalChooser({ at }: { at: AtTill }) {
  const t = usePosTexts()
  const queries = useQueryClient()
  const may = useMay('till.write')
  const choose = useMutation({
    mutationFn: (id: string) => chooseTerminal(at.register, id),
    onSuccess: () => toast.success(t('till.chosen')),
    onSettled: () => queries.invalidateQueries({ queryKey: tillKey }),
  })
  const usable = at.till.terminals.filter((each) => each.is_active)
  return (
    <Alert color="yellow" role="alert">
      <Stack gap="sm">
        {t('till.terminalRequired')}
        {may && usable.length > 0 ? (
          <Select
            label={t('till.terminal')}
            data={usable.map((each) => ({ value: each.id, label: each.name }))}
            value={null}
            disabled={choose.isPending}
            onChange={(id) => id && choose.mutate(id)}
          />
        ) : (
          <span>{t('till.askAdmin')}</span>
        )}
      </Stack>
    </Alert>
  )
}
