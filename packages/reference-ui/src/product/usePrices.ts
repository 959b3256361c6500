import type { Money } from '@cairn/core'
import { memberPrice } from '@cairn/core/membership'
import { useMembership } from '@cairn/react'
import { useMoney } from '../app/useFormats.ts'
import { useMessages } from '../messages/index.ts'
import type { PriceProps } from '../ui/Price.tsx'

/**
 * The prices of a product as this shopper pays them: a signed-in professional sees the member price, beside what everybody else pays. The HTML of
 * the server is public, so the member price comes once the membership is known, in the room that every price keeps for a second one.
 * `note` is the line below the price; a member price names itself there, because its colour alone would say sale.
 */
export const usePrices = (): ((price: Money, regular: Money | null, note?: string) => Omit<PriceProps, 'size'>) => {
  const money = useMoney()
  const { common } = useMessages()
  const membership = useMembership()
  return (price, regular, note) => {
    const amount = memberPrice(price.amount, membership)
    if (amount !== null) {
      const labels = { sale: common.memberPrice, regular: common.regularPrice }
      const memberNote = note === undefined ? undefined : `${common.memberPrice} · ${note}`
      return { price: money({ ...price, amount }), regular: money(regular ?? price), labels, note: memberNote }
    }
    return {
      price: money(price),
      hasRoom: true,
      note,
      regular: regular === null ? undefined : money(regular),
      labels: { sale: common.salePrice, regular: common.regularPrice },
    }
  }
}
