import type { AccountFeature } from '@cairn/core/account'
import { useAccount, useAuth } from '@cairn/react'
import { type FocusEvent, useEffect, useRef } from 'react'
import { useHref, useShop } from '../../app/shop/ShopContext.tsx'
import { ClearDataButton } from '../../consent/ClearDataButton.tsx'
import { useMessages } from '../../messages/index.ts'
import { Anchor } from '../../ui/button/Anchor.tsx'
import styles from './AccountNavigation.module.css'

/**
 * A link of the account navigation. The link is also marked as current on the page `below`, which has no link of its
 * own.
 */
interface Place {
  readonly path: string
  readonly name: string
  readonly below?: string
  /** What the page needs of the back end of the account. */
  readonly needs?: AccountFeature
}

/**
 * Scrolls a link that has keyboard focus until all of it is visible, because a browser may leave a part of it hidden. A
 * link focused by pointer must not move, because the click would then land on another element.
 */
const bringWhole = ({ target }: FocusEvent): void => {
  if (target.matches(':focus-visible')) target.scrollIntoView({ block: 'nearest', inline: 'nearest' })
}

/** The navigation of the account: a horizontally scrolling strip on phones, a column beside the page from 1024 px. */
export function AccountNavigation() {
  const { url } = useShop()
  const href = useHref()
  const { account: words } = useMessages()
  const { isAuthenticated, signOut } = useAuth()
  const unsupported = useAccount((view) => view.unsupported)
  const strip = useRef<HTMLUListElement>(null)
  const all: readonly Place[] = [
    { path: '/account/dashboard', name: words.dashboard },
    { path: '/account/orderhistory', name: words.orderHistory, below: '/account/order', needs: 'orders' },
    { path: '/account/wishlist', name: words.wishlist },
    { path: '/account/profile', name: words.profile },
    { path: '/account/password', name: words.password, needs: 'password' },
    { path: '/account/pro-program', name: words.programme },
  ]
  const places = all.filter(({ needs }) => needs === undefined || !unsupported.includes(needs))
  const width = useRef(0)
  useEffect(() => {
    // The browser computes the layout of a frame anyway. In the effect, which runs in the middle of other changes, the
    // layout would be computed twice.
    const frame = requestAnimationFrame(() => {
      const list = strip.current
      const link = list?.querySelector<HTMLElement>('[data-current]')
      // Scroll only when the width of the strip has changed, for instance when the sign-out button of a signed-in
      // customer appears.
      if (list === null || !link || list.scrollWidth === width.current) return
      width.current = list.scrollWidth
      // Centre the current link in the strip without scrolling the page.
      list.scrollLeft += link.getBoundingClientRect().left - (list.clientWidth - link.clientWidth) / 2
    })
    return () => cancelAnimationFrame(frame)
  })
  return (
    <nav aria-label={words.navigation} className={styles.navigation}>
      <ul ref={strip} onFocus={bringWhole}>
        {places.map(({ path, name, below }) => {
          const address = href(path)
          const isHere = url.pathname === address
          const isBelow = below !== undefined && url.pathname === href(below)
          return (
            <li key={path}>
              <Anchor
                href={address}
                aria-current={isHere ? 'page' : isBelow ? 'true' : undefined}
                data-current={isHere || isBelow || undefined}
              >
                {name}
              </Anchor>
            </li>
          )
        })}
        {isAuthenticated ? (
          <li>
            <button type="button" onClick={() => signOut()}>
              {words.signOut}
            </button>
          </li>
        ) : null}
        <li>
          <ClearDataButton />
        </li>
      </ul>
    </nav>
  )
}
