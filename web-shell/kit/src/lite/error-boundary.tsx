import { Component, type ReactNode } from 'react'

interface Props {
  /** Replaces the children that failed; `reset` renders them again. */
  fallback: (error: unknown, reset: () => void) => ReactNode
  children: ReactNode
}

/** Shows `fallback` in place of children that fail to render. */
export class ErrorBoundary extends Component<Props, { error: unknown }> {
  override state: { error: unknown } = { error: null }

  static getDerivedStateFromError(error: unknown) {
    return { error: error ?? new Error('unknown') }
  }

  override render() {
    const { error } = this.state
    return error === null ? this.props.children : this.props.fallback(error, () => this.setState({ error: null }))
  }
}
