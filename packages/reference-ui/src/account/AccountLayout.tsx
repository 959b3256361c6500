import { useAuth } from '@cairn/react'
import type { ReactNode } from 'react'
import { NeedsScript } from '../app/NeedsScript.tsx'
import { useHref, useShop } from '../app/ShopContext.tsx'
import { useMessages } from '../messages/index.ts'
import { Anchor } from '../ui/Anchor.tsx'
import { Wrap } from '../ui/Page.tsx'
import styles from './AccountLayout.module.css'

/** The pages of the account beside their navigation. */
export function AccountLayout({
  title,
  intro,
  children,
}: {
  readonly title: string
  readonly intro?: ReactNode
  readonly children: ReactNode
}) {
  const { url } = useShop()
  const href = useHref()
  const { account: words } = useMessages()
  const { isAuthenticated, signOut } = useAuth()
  const pages = [
    { address: href('/account/dashboard'), name: words.dashboard },
    { address: href('/account/orderhistory'), name: words.orderHistory },
    { address: href('/account/wishlist'), name: words.wishlist },
  ]
  return (
    <Wrap className={styles.account}>
      <nav aria-label={words.navigation} className={styles.navigation}>
        <ul>
          {pages.map(({ address, name }) => (
            <li key={address}>
              <Anchor href={address} aria-current={url.pathname === address ? 'page' : undefined}>
                {name}
              </Anchor>
            </li>
          ))}
          {isAuthenticated ? (
            <li>
              <button type="button" onClick={() => signOut()}>
                {words.signOut}
              </button>
            </li>
          ) : null}
        </ul>
      </nav>
      <div className={styles.content}>
        <h1>{title}</h1>
        <NeedsScript />
        {intro === undefined ? null : <p className={styles.intro}>{intro}</p>}
        {children}
      </div>
    </Wrap>
  )
}
