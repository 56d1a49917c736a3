import { ApiError } from '@clinic/kit/api'
import { askReason, confirm, type ReasonOptions, toast } from '@clinic/kit/ui'
import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'
import { useComponentsTranslation } from './texts'

type Confirmation = Parameters<typeof confirm>[0]
/** A question that also asks for a reason, which `send` gets: for what can't be undone or costs money (USE-014). */
type ReasonQuestion = ReasonOptions & { needsReason: true }

export interface ActionOptions<Input, Result> {
  send: (input: Input, reason: string) => Promise<Result>
  /** Asks before the call; without it, or with null, the call is sent at once. */
  confirmation?: Confirmation | ReasonQuestion | ((input: Input) => Confirmation | ReasonQuestion | null)
  /** Shown as a toast when the call succeeded. */
  successMessage?: string | ((input: Input) => string)
  /** The queries that are fetched again, also after a failure, because what is shown may be out of date. */
  refresh?: QueryKey[]
  onSuccess?: (result: Result) => unknown
}

/** Ask before an action; null when the user goes back, otherwise the reason, empty where none is asked for. */
async function askBefore(dialog: Confirmation | ReasonQuestion | null | undefined): Promise<string | null> {
  if (dialog && 'needsReason' in dialog) return askReason(dialog)
  return !dialog || (await confirm(dialog)) ? '' : null
}

/**
 * An action of a button: asks for confirmation, sends the call, shows its success or the server's error message, and refreshes lists.
 * `run` resolves with whether it was done. Several runs are sent one after another, and the lists are refreshed after the last.
 */
export function useAction<Input = void, Result = unknown>(options: ActionOptions<Input, Result>) {
  const { send, confirmation, successMessage, refresh = [], onSuccess } = options
  const t = useComponentsTranslation()
  const queries = useQueryClient()
  const id = useId()
  const mutation = useMutation({
    mutationKey: [id],
    scope: { id },
    mutationFn: ({ input, reason }: { input: Input; reason: string }) => send(input, reason),
    onSuccess: (result, { input }) => {
      if (successMessage) toast.success(typeof successMessage === 'function' ? successMessage(input) : successMessage)
      onSuccess?.(result)
    },
    onError: (error) => toast.error((error instanceof ApiError && error.messageWithoutFields) || t('action.failed')),
    onSettled: () => {
      if (queries.isMutating({ mutationKey: [id] }) > 1) return
      return Promise.all(refresh.map((queryKey) => queries.invalidateQueries({ queryKey })))
    },
  })
  const run = async (input: Input): Promise<boolean> => {
    const dialog = typeof confirmation === 'function' ? confirmation(input) : confirmation
    const reason = await askBefore(dialog)
    if (reason === null) return false
    return mutation.mutateAsync({ input, reason }).then(
      () => true,
      () => false,
    )
  }
  return { run, isRunning: mutation.isPending }
}
