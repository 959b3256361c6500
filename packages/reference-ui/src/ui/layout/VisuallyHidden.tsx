import type { ReactNode } from 'react'
import styles from './VisuallyHidden.module.css'

/** Text for screen readers only. */
export function VisuallyHidden({ as: Element = 'span', children }: VisuallyHiddenProps) {
  return <Element className={styles.hidden}>{children}</Element>
}

export interface VisuallyHiddenProps {
  /** Element to render, by default `span`. A heading element keeps its place in the document outline. */
  readonly as?: 'span' | 'div' | 'h1' | 'h2' | 'h3' | 'caption' | undefined
  readonly children: ReactNode
}
