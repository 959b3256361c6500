import type { CartNotice } from '@cairn/core/cart'
import type { RegisteredStore } from '@cairn/react'
import { loadCodesMessages } from '../../messages/codes/index.ts'
import { noticeText } from './noticeText.ts'

const isCartPage = (): boolean => location.pathname.endsWith('/checkout-cart')

/** Shows the notices as toasts where no cart is in view. The cart shows its notices itself, and for longer. */
export const showNotices = async (
  notices: readonly CartNotice[],
  { cart, overlay, toasts }: RegisteredStore,
  hreflang: string,
): Promise<void> => {
  if (overlay.getSnapshot().panel === 'cart' || isCartPage()) return
  const { lines } = cart.getSnapshot()
  const words = await loadCodesMessages(hreflang)
  for (const notice of notices) toasts.commands.show({ code: 'server', detail: noticeText(notice, lines, words) })
}
