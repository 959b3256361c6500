import { useShop } from '../app/shop/ShopContext.tsx'
import { useGiftNoteMessages } from '../messages/giftNote/index.ts'

/** The countries of the shop beyond a customs border. The facts of all countries would be too large for this chunk. */
export const BEYOND_CUSTOMS: readonly string[] = ['CH', 'GB', 'NO']

/** Says before the checkout that an order can have a gift message. The drawer has no room for it. */
export default function GiftNote() {
  const { countryCode, hreflang } = useShop().site
  const texts = useGiftNoteMessages(hreflang)
  if (texts === null) return null
  return <p>{BEYOND_CUSTOMS.includes(countryCode) ? `${texts.atCheckout} ${texts.customs}` : texts.atCheckout}</p>
}
