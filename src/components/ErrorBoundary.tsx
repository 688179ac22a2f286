import { Component, type ReactNode } from 'react'

/**
 * Keeps an error in its children from taking the whole page down; React reports it to the console.
 * `fallback` stands in their place from then on, or nothing.
 */
export class ErrorBoundary extends Component<
  { children: ReactNode; fallback?: ReactNode },
  { failed: boolean }
> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children
  }
}
