import type { Contact } from '@cairn/core/content'
import type { ReactNode } from 'react'
import { useHref } from '../app/shop/ShopContext.tsx'
import { useMessages } from '../messages/index.ts'
import { Chip } from '../ui/button/Chip.tsx'
import styles from './NoResults.module.css'
import { SearchHelp } from './SearchHelp.tsx'
import { searchPath } from './searchAddress.ts'

export interface NoResultsProps {
  /** The trimmed search term; empty if the search has only a category or filters. */
  readonly term: string
  /**
   * The title if filters or a category may have caused the empty result. The default title names only the term as the
   * cause.
   */
  readonly title?: string | undefined
  /** A link or button for the most suitable next step. */
  readonly action?: ReactNode
  readonly popular: readonly string[]
  readonly contact: Contact | null
  /** Heading level of the title: 1 on the page, 2 in the panel. */
  readonly level: 1 | 2
}

/** An empty search result: hints, popular searches and contact details. */
export function NoResults({ term, title, action, popular, contact, level }: NoResultsProps) {
  const href = useHref()
  const { search: words } = useMessages()
  const Title = `h${level}` as const
  const below = level === 1 ? 2 : 3
  const Heading = `h${below}` as const
  return (
    <div className={styles.none}>
      <div>
        <Title className={styles.title}>{title ?? words.emptyTitle(term)}</Title>
        {action === undefined ? null : <div className={styles.action}>{action}</div>}
        <p className={styles.subheading}>{words.hints}</p>
        <ul className={styles.hints}>
          {term === '' ? null : (
            <>
              <li>{words.hintSpelling}</li>
              <li>{words.hintGeneric}</li>
            </>
          )}
          <li>{words.hintMenu}</li>
        </ul>
        {popular.length === 0 ? null : (
          <>
            <Heading className={styles.subheading}>{words.popular}</Heading>
            <ul className={styles.chips}>
              {popular.map((text) => (
                <li key={text}>
                  <Chip href={href(searchPath({ term: text }))}>{text}</Chip>
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
      {contact === null ? null : <SearchHelp contact={contact} level={below} />}
    </div>
  )
}
