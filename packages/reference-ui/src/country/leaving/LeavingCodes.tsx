import { useCart } from '@cairn/react'
import type { CountrySwitchMessages } from '../../messages/countrySwitch/index.ts'
import { useMessages } from '../../messages/index.ts'

interface LeavingCodesProps {
  /** Whether the other site tries the coupons, which takes a product that goes along. */
  readonly isTried: boolean
  readonly words: CountrySwitchMessages
}

/** What happens to the redeemed codes. The cart does not have the code of a gift card, so the shopper enters it again. */
export function LeavingCodes({ isTried, words }: LeavingCodesProps) {
  const { coupons, giftCards } = useCart()
  const { giftCardNamed } = useMessages().cart
  const codes = coupons.map(({ code }) => code)
  const staying = [...(isTried ? [] : codes), ...giftCards.map(({ label }) => giftCardNamed(label))]
  return (
    <>
      {isTried && codes.length > 0 ? <p>{words.codesTried(codes.join(', '))}</p> : null}
      {staying.length > 0 ? <p>{words.codesStay(staying.join(', '))}</p> : null}
    </>
  )
}
