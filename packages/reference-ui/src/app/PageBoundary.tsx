import { Component, type ReactNode } from 'react'

interface PageBoundaryProps {
  readonly fallback: ReactNode
  readonly onError: (error: unknown) => void
  readonly children: ReactNode
}

/** Catches what breaks while a page is drawn. Keyed by the address, so the next page starts anew. */
export class PageBoundary extends Component<PageBoundaryProps, { readonly broken: boolean }> {
  override state = { broken: false }

  static getDerivedStateFromError(): { readonly broken: boolean } {
    return { broken: true }
  }

  override componentDidCatch(error: unknown): void {
    this.props.onError(error)
  }

  override render(): ReactNode {
    return this.state.broken ? this.props.fallback : this.props.children
  }
}
