import { useAuth, useCart, useOverlay, useStore } from '@cairn/react'
import type { MouseEvent } from 'react'
import { useHref, useShop } from '../app/shop/ShopContext.tsx'
import { CartDrawer } from '../cart/loadCartDrawer.ts'
import { useMessages } from '../messages/index.ts'
import { Anchor } from '../ui/button/Anchor.tsx'
import iconButton from '../ui/button/IconButton.module.css'
import { IconButton } from '../ui/button/IconButton.tsx'
import { Badge } from '../ui/feedback/Badge.tsx'
import { isModified } from '../ui/hooks/isModified.ts'
import { BagIcon, CloseIcon, HeartIcon, UserIcon } from '../ui/picture/icons.tsx'
import styles from './HeaderTools.module.css'

/** Account, wish list and cart. During a search it shows only the button that closes the search. */
export function HeaderTools() {
  const { url } = useShop()
  const href = useHref()
  const { common, header } = useMessages()
  const { openCart, openLogin, closePanel } = useStore().overlay.commands
  const isSearching = useOverlay(({ panel }) => panel === 'search')
  const { isAuthenticated, signIn } = useAuth()
  const count = useCart((cart) => cart.count)

  if (isSearching) {
    return (
      <div className={styles.tools}>
        <IconButton label={common.close} onClick={closePanel}>
          <CloseIcon />
        </IconButton>
      </div>
    )
  }
  const cartHref = href('/checkout-cart')
  const showCart = (event: MouseEvent) => {
    // On the cart page the click follows the link instead of opening the drawer (spec 2.cart.icon-opens-drawer).
    if (isModified(event) || url.pathname === cartHref) return
    event.preventDefault()
    openCart()
  }
  const requireLogin = (act: () => void) => (event: MouseEvent) => {
    if (isAuthenticated || isModified(event)) return
    event.preventDefault()
    act()
  }
  return (
    <div className={styles.tools}>
      {/* Small viewports have room for one of the two: visitors find the sign-in in the menu, customers their wish list
          in the account. */}
      <span className={isAuthenticated ? styles.tool : styles.wide}>
        <Anchor
          className={iconButton.tool}
          href={href('/account/dashboard')}
          aria-label={isAuthenticated ? header.myAccount : header.signIn}
          onClick={requireLogin(() => signIn({ delay: 300 }))}
        >
          <UserIcon />
        </Anchor>
      </span>
      <span className={isAuthenticated ? styles.wide : styles.tool}>
        <Anchor
          className={iconButton.tool}
          href={href('/account/wishlist')}
          aria-label={header.wishlist}
          onClick={requireLogin(openLogin)}
        >
          <HeartIcon />
        </Anchor>
      </span>
      <Anchor
        className={iconButton.tool}
        href={cartHref}
        aria-label={count > 0 ? header.cartWithCount(count) : header.cart}
        onPointerEnter={CartDrawer.preload}
        onFocus={CartDrawer.preload}
        onClick={showCart}
      >
        <BagIcon />
        <Badge count={count} />
      </Anchor>
    </div>
  )
}
