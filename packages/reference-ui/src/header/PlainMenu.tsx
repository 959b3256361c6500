import type { MenuEntry } from '@cairn/core/content'
import { useHref } from '../app/shop/ShopContext.tsx'
import { useContentHref } from '../content/useContentHref.ts'
import { useMessages } from '../messages/index.ts'
import { MenuIcon } from '../ui/picture/icons.tsx'
import styles from './PlainMenu.module.css'

/** The menu of small viewports without a script: the first level and the account in a native `<details>`. */
export function PlainMenu({ entries }: { readonly entries: readonly MenuEntry[] }) {
  const { header } = useMessages()
  const href = useHref()
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
    </noscript>
  )
}
