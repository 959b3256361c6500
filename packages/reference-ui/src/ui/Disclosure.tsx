import { type ReactNode, useState } from 'react'
import { classes } from './classes.ts'
import styles from './Disclosure.module.css'
import { ChevronDownIcon } from './icons.tsx'

/** A fold. */
export interface DisclosureProps {
  readonly summary: ReactNode
  /** Makes the summary a heading of this level. */
  readonly level?: 2 | 3 | 4 | undefined
  /** Open at first; from then on it is the reader's. */
  readonly open?: boolean | undefined
  /** Folds of the same name close each other. */
  readonly name?: string | undefined
  /** Height of the row: `tall` 60 px (default), `low` 52 px (facets, footer). */
  readonly size?: 'tall' | 'low' | undefined
  readonly children: ReactNode
}

/** A native `<details>` with a hairline below; where the browser can, its content unrolls in 200 ms. */
export function Disclosure({ summary, level, open, name, size = 'tall', children }: DisclosureProps) {
  const Heading = level ? (`h${level}` as const) : 'span'
  const [isOpenAtFirst] = useState(open)
  return (
    <details className={styles.fold} open={isOpenAtFirst} name={name}>
      <summary className={classes(styles.summary, styles[size])}>
        <Heading className={styles.title}>{summary}</Heading>
        <ChevronDownIcon size="medium" className={styles.chevron} />
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  )
}
