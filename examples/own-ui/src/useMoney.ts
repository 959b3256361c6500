import { formatMoney } from '@cairn/core'
import { useCart, useStore } from '@cairn/react'

/** Formats minor units as a price in the currency and language of the site. */
export function useMoney(): (amount: number) => string {
  const { hreflang } = useStore().site
  const currency = useCart((cart) => cart.currency)
  return (amount) => formatMoney({ amount, currency }, hreflang)
}
