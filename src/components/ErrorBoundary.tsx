import { Component, type ReactNode } from 'react'

type Props = {
  children: ReactNode
  /** What stands there instead; nothing if it is left out. */
  fallback?: ReactNode
  onError?(): void
  /** The children are tried again when this changes. */
  attempt?: unknown
}

/** Keeps an error in its children from taking the whole page down. React reports the error to the console. */
export class ErrorBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidCatch() {
    this.props.onError?.()
  }

  override componentDidUpdate(before: Props) {
    if (this.state.failed && before.attempt !== this.props.attempt) this.setState({ failed: false })
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children
  }
}
