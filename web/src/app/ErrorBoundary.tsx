import { Component, type ReactNode } from 'react'
import { Failure } from './Failure.tsx'

interface Props {
  children: ReactNode
}

interface State {
  failed: boolean
}

/**
 * Keeps the frame standing when a screen breaks. A new screen gets a new boundary (by `key`). The
 * safety bar lies outside React altogether and does not depend on this.
 */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { failed: false }

  static getDerivedStateFromError(): State {
    return { failed: true }
  }

  override render() {
    if (!this.state.failed) return this.props.children
    return (
      <Failure
        title="This page stopped working"
        lead="This is our fault. Reload the page, or start again from the home page."
      />
    )
  }
}
