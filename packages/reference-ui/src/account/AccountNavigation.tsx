import { useAuth } from '@cairn/react'
import { type FocusEvent, useEffect, useRef } from 'react'
import { useHref, useShop } from '../app/ShopContext.tsx'
import { ClearDataButton } from '../consent/ClearDataButton.tsx'
import { useMessages } from '../messages/index.ts'
import { Anchor } from '../ui/Anchor.tsx'
import styles from './AccountNavigation.module.css'

/** A page, and the pages below it that stand under its name. */
interface Place {
  readonly path: string
  readonly name: string
  readonly below?: string
}

/** Browsers are content with a part of what keys lead to. Under a pointer nothing moves, or its press would end on something else. */
const bringWhole = ({ target }: FocusEvent): void => {
  if (target.matches(':focus-visible')) target.scrollIntoView({ block: 'nearest', inline: 'nearest' })
}

/** The pages of the account: a strip that scrolls on phones, a column beside the page from 1024 px. */
export function AccountNavigation() {
  const { url } = useShop()
  const href = useHref()
  const { account: words } = useMessages()
  const { isAuthenticated, signOut } = useAuth()
  const strip = useRef<HTMLUListElement>(null)
  const places: readonly Place[] = [
    { path: '/account/dashboard', name: words.dashboard },
    { path: '/account/orderhistory', name: words.orderHistory, below: '/account/order' },
    { path: '/account/wishlist', name: words.wishlist },
    { path: '/account/profile', name: words.profile },
    { path: '/account/password', name: words.password },
    { path: '/account/pro-program', name: words.programme },
  ]
  const width = useRef(0)
  useEffect(() => {
    const list = strip.current
    const link = list?.querySelector<HTMLElement>('[data-current]')
    // Again when there is more of it: who signs in gets the way out too.
    if (list === null || !link || list.scrollWidth === width.current) return
    width.current = list.scrollWidth
    // Where one is stands in the middle of the strip; the page itself does not move.
    list.scrollLeft += link.getBoundingClientRect().left - (list.clientWidth - link.clientWidth) / 2
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
