import type { ReactNode } from 'react'
import styles from './Gallery.module.css'

/** One section of the component gallery. */
export function GalleryPart({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className={styles.part} aria-label={title}>
      <h2>{title}</h2>
      {children}
    </section>
  )
}
