import type { MenuEntry } from '@cairn/core/content'
import { useHref } from '../app/shop/ShopContext.tsx'
import { useContentHref } from '../content/useContentHref.ts'
import { useMessages } from '../messages/index.ts'
import { MenuIcon } from '../ui/picture/icons.tsx'
import styles from './PlainMenu.module.css'

interface PlainMenuProps {
  readonly entries: readonly MenuEntry[]
}

/**
 * The menu of small viewports without a script: the first level and the account in a native `<details>`. In the browser
 * React skips the content of `<noscript>`, so only the server has the code.
 */
export function PlainMenu({ entries }: PlainMenuProps) {
  // The class keeps the style sheet in the build of the browser.
  return <noscript className={styles.menu}>{import.meta.env.SSR ? <Menu entries={entries} /> : null}</noscript>
}

function Menu({ entries }: PlainMenuProps) {
  const { header } = useMessages()
  const href = useHref()
  const hrefOf = useContentHref()
  return (
    <details>
      <summary aria-label={header.menu}>
        <MenuIcon />
      </summary>
      <nav aria-label={header.mainNavigation}>
        <ul>
          {entries.map(({ title, enTitle, url }) => {
            const address = hrefOf(url)
            return address === null ? null : (
              <li key={enTitle}>
                <a href={address}>{title}</a>
              </li>
            )
          })}
          <li>
            <a href={href('/sign-up')}>{header.signUp}</a>
          </li>
          <li>
            <a href={href('/account/dashboard')}>{header.signIn}</a>
          </li>
        </ul>
      </nav>
    </details>
  )
}
