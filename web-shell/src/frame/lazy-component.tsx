import { LoadingState } from '@clinic/kit/ui'
import { type ComponentType, createElement, useEffect, useState } from 'react'

/**
 * Renders a component whose code `load` loads. A failure is thrown to the error boundary around it; its retry renders this anew, and so
 * loads the code again.
 */
export function LazyComponent({ load }: { load: () => Promise<ComponentType> }) {
  const [state, setState] = useState<{ Loaded: ComponentType } | { error: unknown } | null>(null)
  useEffect(() => {
    load().then(
      (Loaded) => setState({ Loaded }),
      (error) => setState({ error }),
    )
  }, [load])
  if (!state) return <LoadingState />
  if ('error' in state) throw state.error
  return createElement(state.Loaded)
}
