import type { CartRequest } from '@cairn/core/cart'
import { useCart } from '@cairn/react'
import { useMessages } from '../../messages/index.ts'
import { AmountRow } from './AmountRow.tsx'

interface DiscountRowsProps {
  readonly onRemove: (name: string, change: CartRequest) => void
}

/** The discounts with their reasons. A shopper can remove those of coupons. */
export function DiscountRows({ onRemove }: DiscountRowsProps) {
  const { cart: words } = useMessages()
  const { discounts, discountAmount } = useCart()
  const others = discounts.filter(({ code }) => code === null)
  // While a change is pending, the cart estimates the sum of these discounts, but not each of them.
  const summed = others.length > 1 ? others : [{ label: '', ...others[0], amount: discountAmount }]
  return (
    <>
      {summed
        .filter(({ amount }) => amount > 0)
        .map(({ label, amount }) => (
          <AmountRow key={label} label={label || words.professionalDiscount} amount={amount} />
        ))}
      {discounts.map(({ label, amount, code }) =>
        code === null ? null : (
          <AmountRow
            key={code}
            label={label || code}
            code={code}
            amount={amount}
            onRemove={() => onRemove(code, { kind: 'coupon', code, isRemoved: true })}
          />
        ),
      )}
    </>
  )
}
