import { useShop } from '../app/shop/ShopContext.tsx'
import { useGiftNoteMessages } from '../messages/giftNote/index.ts'

/** Says before the checkout that an order can have a gift message. The drawer has no room for it. */
export default function GiftNote() {
  const { hreflang } = useShop().site
  const texts = useGiftNoteMessages(hreflang)
  return texts === null ? null : <p>{texts.atCheckout}</p>
}
