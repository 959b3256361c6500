import { type ReactNode, useState } from 'react'
import { classes } from '../classes.ts'
import { ChevronDownIcon } from '../picture/icons.tsx'
import styles from './Disclosure.module.css'

/** Props of a disclosure. */
export interface DisclosureProps {
  readonly summary: ReactNode
  /** Makes the summary a heading of this level. */
  readonly level?: 2 | 3 | 4 | undefined
  /** Initial state only; afterwards the user controls it. */
  readonly open?: boolean | undefined
  /** Disclosures of the same name form an accordion: opening one closes the others. */
  readonly name?: string | undefined
  /** Height of the row: `tall` 60 px (default), `low` 52 px (facets, footer). */
  readonly size?: 'tall' | 'low' | undefined
  /** Called when the user opens or closes it. */
  readonly onToggle?: ((isOpen: boolean) => void) | undefined
  readonly children: ReactNode
}

/** A native `<details>` with a hairline below. Where the browser supports it, the content expands in 200 ms. */
export function Disclosure({ summary, level, open, name, size = 'tall', onToggle, children }: DisclosureProps) {
  const Heading = level ? (`h${level}` as const) : 'span'
  const [isOpenAtFirst] = useState(open)
  return (
    <details
      className={styles.details}
      open={isOpenAtFirst}
      name={name}
      onToggle={({ currentTarget }) => onToggle?.(currentTarget.open)}
    >
      <summary className={classes(styles.summary, styles[size])}>
        <Heading className={styles.title}>{summary}</Heading>
        <ChevronDownIcon size="medium" className={styles.chevron} />
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  )
}
