import { Component, type ReactNode } from 'react'

interface Props {
  /** What stands in for the broken part; `again` draws it anew. */
  fallback: (error: unknown, again: () => void) => ReactNode
  children: ReactNode
}

/** Keeps what breaks inside it from breaking what is around it. */
export class Boundary extends Component<Props, { error: unknown }> {
  override state: { error: unknown } = { error: null }

  static getDerivedStateFromError(error: unknown) {
    return { error: error ?? new Error('unknown') }
  }

  override render() {
    const { error } = this.state
    return error === null ? this.props.children : this.props.fallback(error, () => this.setState({ error: null }))
  }
}
