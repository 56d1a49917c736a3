import { useAction } from '@clinic/kit/components'
import { useHasPermission } from '@clinic/kit/session'
import { Alert, Select, Stack } from '@clinic/kit/ui'
import { usePosTranslation } from '../../texts'
import { chooseTerminal, registersKey } from './registers.api'
import type { RegisterContext } from './require-ready-register'

/** POS-023: chooses the card terminal of a register that has none; it is saved for the register. */
export function TerminalSelect({ registerContext }: { registerContext: RegisterContext }) {
  const t = usePosTranslation()
  const mayChoose = useHasPermission('register.write')
  const { run: choose, isRunning } = useAction({
    send: (id: string) => chooseTerminal(registerContext.register, id),
    successMessage: t('register.terminalSaved'),
    refresh: [registersKey],
  })
  const activeTerminals = registerContext.readiness.terminals.filter((terminal) => terminal.is_active)
  return (
    <Alert color="yellow" role="alert">
      <Stack gap="sm">
        {t('register.terminalRequired')}
        {mayChoose && activeTerminals.length > 0 ? (
          <Select
            label={t('register.terminal')}
            data={activeTerminals.map((terminal) => ({ value: terminal.id, label: terminal.nick_name }))}
            value={null}
            disabled={isRunning}
            onChange={(id) => id && void choose(id)}
          />
        ) : (
          <span>{t('register.askAdmin')}</span>
        )}
      </Stack>
    </Alert>
  )
}
