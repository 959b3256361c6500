import type { ReactNode } from 'react'
import { Anchor } from '../button/Anchor.tsx'
import { ChevronLeftIcon, ChevronRightIcon } from '../picture/icons.tsx'
import styles from './Pagination.module.css'

/** Props of `ShowMore`: the progress text and the button below a list of which only a part is shown. */
export interface ShowMoreProps {
  /** Progress text, "12 of 42 products". */
  readonly words: string
  /** Number of items shown so far, and in total. */
  readonly shown: number
  readonly total: number
  /** The button or link that loads more; omitted at the end of the list. */
  readonly children?: ReactNode
}

/** A progress sentence, a 2 px progress bar and one button. */
export function ShowMore({ words, shown, total, children }: ShowMoreProps) {
  return (
    <div className={styles.more}>
      <p role="status">{words}</p>
      <svg className={styles.bar} aria-hidden="true">
        <rect width={`${total > 0 ? Math.min(100, (shown / total) * 100) : 100}%`} height="2" />
      </svg>
      {children}
    </div>
  )
}

/** Props of numbered pagination. */
export interface PaginationProps {
  /** Accessible name of the navigation. */
  readonly label: string
  /** The current page, from 1. */
  readonly page: number
  readonly pages: number
  /** Returns the URL of a page. Pages are links, so that users can open and share them and crawlers can follow them. */
  readonly href: (page: number) => string
  readonly labels: { readonly previous: string; readonly next: string; readonly page: (page: number) => string }
}

/** Returns the numbers of the first page, the last page, the current page and its neighbours; null marks a gap. */
export function pageNumbers(page: number, pages: number): readonly (number | null)[] {
  const visible = [1, page - 1, page, page + 1, pages].filter((number) => number >= 1 && number <= pages)
  const numbers = [...new Set(visible)].sort((a, b) => a - b)
  return numbers.flatMap((number, index) => {
    const before = numbers[index - 1]
    return before !== undefined && number - before > 1 ? [null, number] : [number]
  })
}

/** Pagination: links to the pages of a list. */
export function Pagination({ label, page, pages, href, labels }: PaginationProps) {
  if (pages <= 1) return null
  return (
    <nav aria-label={label}>
      <ul className={styles.pages}>
        {page > 1 ? (
          <li>
            <Anchor href={href(page - 1)} aria-label={labels.previous} rel="prev">
              <ChevronLeftIcon size="medium" />
            </Anchor>
          </li>
        ) : null}
        {pageNumbers(page, pages).map((number, index, all) =>
          number === null ? (
            <li key={`after ${all[index - 1]}`} aria-hidden="true">
              …
            </li>
          ) : (
            <li key={number}>
              <Anchor
                href={href(number)}
                aria-label={labels.page(number)}
                aria-current={number === page ? 'page' : undefined}
              >
                {number}
              </Anchor>
            </li>
          ),
        )}
        {page < pages ? (
          <li>
            <Anchor href={href(page + 1)} aria-label={labels.next} rel="next">
              <ChevronRightIcon size="medium" />
            </Anchor>
          </li>
        ) : null}
      </ul>
    </nav>
  )
}
