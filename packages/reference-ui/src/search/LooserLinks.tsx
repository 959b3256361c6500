import { useId } from 'react'
import { useHref } from '../app/shop/ShopContext.tsx'
import { Chip } from '../ui/button/Chip.tsx'
import type { LooserSearches } from './loosen.ts'
import styles from './NoResults.module.css'

/** The links to the same search without one of its filters. */
export default function LooserLinks({ title, links }: LooserSearches) {
  const href = useHref()
  const id = useId()
  return (
    <div className={styles.looser}>
      <p id={id} className={styles.subheading}>
        {title}
      </p>
      <ul className={styles.chips} aria-labelledby={id}>
        {links.map(({ path, label }) => (
          <li key={path}>
            <Chip href={href(path)}>{label}</Chip>
          </li>
        ))}
      </ul>
    </div>
  )
}
