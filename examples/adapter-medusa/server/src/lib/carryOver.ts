import type { MedusaContainer } from '@medusajs/framework/types'
import { PromotionActions } from '@medusajs/framework/utils'
import { updateCartPromotionsWorkflow, updateCartWorkflow } from '@medusajs/medusa/core-flows'
import { isRefusal } from './isRefusal.ts'
import type { JoinedCart } from './joinedCart.ts'

const codesOf = ({ promotions = [] }: JoinedCart): readonly string[] =>
  promotions.filter(({ is_automatic }) => !is_automatic).flatMap(({ code }) => code ?? [])

/** Carries over the metadata, the country and the coupons of one cart to the other, which keeps what it has itself. */
export const carryOver = async (scope: MedusaContainer, from: JoinedCart, to: JoinedCart): Promise<void> => {
  const country = to.shipping_address?.country_code ? null : from.shipping_address?.country_code
  const metadata = { ...from.metadata, ...to.metadata }
  const input = { id: to.id, metadata, ...(country && { shipping_address: { country_code: country } }) }
  await updateCartWorkflow(scope).run({ input })
  const own = codesOf(to)
  for (const code of codesOf(from).filter((each) => !own.includes(each)))
    try {
      await updateCartPromotionsWorkflow(scope).run({
        input: { cart_id: to.id, promo_codes: [code], action: PromotionActions.ADD },
      })
    } catch (cause) {
      // The customer may not use this coupon, or it has ended.
      if (!isRefusal(cause)) throw cause
    }
}
