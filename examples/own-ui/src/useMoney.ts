import { formatMoney } from '@cairn/core'
import { useCart, useStore } from '@cairn/react'

/** Minor units as the shoppers of this site read them. */
export function useMoney(): (amount: number) => string {
  const { hreflang } = useStore().site
  const currency = useCart((cart) => cart.currency)
  return (amount) => formatMoney({ amount, currency }, hreflang)
}
