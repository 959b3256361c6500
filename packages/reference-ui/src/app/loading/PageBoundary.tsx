import { Component, type ReactNode } from 'react'

interface PageBoundaryProps {
  /** Identifies the content. A new value resets the boundary after an error. */
  readonly of?: unknown
  readonly fallback: ReactNode
  readonly onError: (error: unknown) => void
  readonly children: ReactNode
}

interface PageBoundaryState {
  readonly broken: boolean
  readonly of?: unknown
}

/** An error boundary around the page. It is keyed by the path, so that the next page starts without the error. */
export class PageBoundary extends Component<PageBoundaryProps, PageBoundaryState> {
  override state: PageBoundaryState = { broken: false }

  static getDerivedStateFromError(): PageBoundaryState {
    return { broken: true }
  }

  static getDerivedStateFromProps({ of }: PageBoundaryProps, state: PageBoundaryState): PageBoundaryState | null {
    return of === state.of ? null : { broken: false, of }
  }

  override componentDidCatch(error: unknown): void {
    this.props.onError(error)
  }

  override render(): ReactNode {
    return this.state.broken ? this.props.fallback : this.props.children
  }
}
