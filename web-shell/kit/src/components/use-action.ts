import { ApiError } from '@clinic/kit/api'
import { confirm, toast } from '@clinic/kit/ui'
import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'
import { useComponentsTranslation } from './texts'

type Confirmation = Parameters<typeof confirm>[0]

export interface ActionOptions<Input, Result> {
  send: (input: Input) => Promise<Result>
  /** Asks before the call; without it, or with null, the call is sent at once. */
  confirmation?: Confirmation | ((input: Input) => Confirmation | null)
  /** Shown as a toast when the call succeeded. */
  successMessage?: string | ((input: Input) => string)
  /** The queries that are fetched again, also after a failure, because what is shown may be out of date. */
  refresh?: QueryKey[]
  onSuccess?: (result: Result) => unknown
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
    mutationFn: send,
    onSuccess: (result, input) => {
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
    if (dialog && !(await confirm(dialog))) return false
    return mutation.mutateAsync(input).then(
      () => true,
      () => false,
    )
  }
  return { run, isRunning: mutation.isPending }
}
