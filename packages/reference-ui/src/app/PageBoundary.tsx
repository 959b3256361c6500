import { Component, type ReactNode } from 'react'

interface PageBoundaryProps {
  /** What is drawn: something else is tried though the last broke. */
  readonly of?: unknown
  readonly fallback: ReactNode
  readonly onError: (error: unknown) => void
  readonly children: ReactNode
}

interface PageBoundaryState {
  readonly broken: boolean
  readonly of?: unknown
}

/** Catches what breaks while a page is drawn. Keyed by the address, so the next page starts anew. */
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
