import type { MenuEntry } from '@cairn/core/content'
import { useContentHref } from '../content/useContentHref.ts'
import { useMessages } from '../messages/index.ts'
import { MenuIcon } from '../ui/picture/icons.tsx'
import styles from './PlainMenu.module.css'

/** The menu of small viewports without a script: the first level in a native `<details>`. */
export function PlainMenu({ entries }: { readonly entries: readonly MenuEntry[] }) {
  const { header } = useMessages()
  const hrefOf = useContentHref()
  return (
    <noscript>
      <details className={styles.menu}>
        <summary aria-label={header.menu}>
          <MenuIcon />
        </summary>
        <nav aria-label={header.mainNavigation}>
          <ul>
            {entries.map(({ title, enTitle, url }) => {
              const href = hrefOf(url)
              return href === null ? null : (
                <li key={enTitle}>
                  <a href={href}>{title}</a>
                </li>
              )
            })}
          </ul>
        </nav>
      </details>
    </noscript>
  )
}
