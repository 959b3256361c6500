import { createBrowserPlatform } from '@cairn/core/platform'
import { useCart, useOverlay, useStore } from '@cairn/react'
import { useEffect } from 'react'
import { useMessages } from '../messages/index.ts'
import { Drawer } from '../ui/overlay/Drawer.tsx'
import type { Added } from './CartAnnouncer.tsx'
import { CartContents } from './CartContents.tsx'
import { CartFooter } from './CartFooter.tsx'
import { CartCodes } from './codes/CartCodes.tsx'

/** The cart in a drawer. Mount it once; the overlay domain opens it. */
export default function CartDrawer({ added = null }: { readonly added?: Added | null }) {
  const { common, cart: words } = useMessages()
  const { panel, closePanel } = useOverlay()
  const { status, count, lines } = useCart()
  const store = useStore()
  useEffect(() => {
    // Warn the shopper if the cart cookie is missing, because the browser then loses the cart when the page unloads.
    if (added === null || createBrowserPlatform().cookies.get('bc_cartId') !== null) return
    const notification = import('./notifyCartSaveFailed.ts').then(({ notifyCartSaveFailed }) =>
      notifyCartSaveFailed(store),
    )
    // Ignore a failed import: the next added line tries again.
    notification.catch(() => undefined)
  }, [added, store])
  return (
    <Drawer
      open={panel === 'cart'}
      onClose={closePanel}
      title={words.title}
      meta={status === 'unknown' || count === 0 ? undefined : words.count(count)}
      closeLabel={common.close}
      foot={lines.length === 0 ? undefined : <CartFooter />}
    >
      <CartContents level={3} onContinue={closePanel} added={added}>
        <CartCodes />
      </CartContents>
    </Drawer>
  )
}
