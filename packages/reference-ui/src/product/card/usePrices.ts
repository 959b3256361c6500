import type { Money } from '@cairn/core'
import { memberPrice } from '@cairn/core/membership'
import { useMembership } from '@cairn/react'
import { useMoney } from '../../app/shop/useFormats.ts'
import { useMessages } from '../../messages/index.ts'
import type { PriceProps } from '../../ui/productCard/Price.tsx'

/**
 * Returns a function that formats the prices for this shopper, with `note` as the line below. A signed-in professional
 * sees the member price beside the public price as soon as the membership has loaded: the server's HTML is public.
 */
export const usePrices = (): ((price: Money, regular: Money | null, note?: string) => Omit<PriceProps, 'size'>) => {
  const money = useMoney()
  const { common } = useMessages()
  const membership = useMembership()
  return (price, regular, note) => {
    const amount = memberPrice(price.amount, membership)
    if (amount !== null) {
      const labels = { sale: common.memberPrice, regular: common.regularPrice }
      // Say that this is the member price, because the colour alone would suggest a sale.
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
