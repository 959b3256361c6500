import type { CartLine, CartNotice } from '@cairn/core/cart'
import type { CodesMessages } from '../../messages/codes/index.ts'

/** Returns the text of a notice: that of the back end, or one of the shop for the code. */
export const noticeText = (
  { code, lineId, text, granted }: CartNotice,
  lines: readonly Pick<CartLine, 'id' | 'name'>[],
  { noticed }: CodesMessages,
): string => {
  if (text) return text
  const name = lines.find(({ id }) => id === lineId)?.name ?? ''
  if (code === 'quantity-reduced' && granted !== null) return noticed.reduced(name, granted)
  if (code === 'line-removed') return noticed.lineRemoved(name)
  if (code === 'price-changed') return noticed.priceChanged(name)
  return code === 'coupon-removed' ? noticed.couponRemoved : noticed.other
}
