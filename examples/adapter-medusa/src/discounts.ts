import type { Currency } from '@cairn/core'
import { minorOf, split } from './amounts.ts'
import type { MedusaCart, MedusaItem } from './medusa.schema.ts'

/** The price of the whole line before its discounts, and the discounts, in the tax mode of its prices. */
export const pricesOf = (item: MedusaItem, currency: Currency) => {
  const { is_tax_inclusive, original_total, subtotal, tax_total, total } = item
  const price = minorOf(is_tax_inclusive ? original_total : subtotal, currency)
  return { price, discount: price - minorOf(is_tax_inclusive ? total : total - tax_total, currency) }
}

export interface Share {
  readonly lineId: string
  /** The code of the coupon; null for an automatic promotion. */
  readonly code: string | null
  readonly label: string
  readonly amount: number
}

/** The parts of a cart or of an order that say what is cheaper, and why. */
interface Discounted {
  readonly items: readonly MedusaItem[]
  readonly promotions: MedusaCart['promotions']
}

/** Returns which promotion makes which line how much cheaper. */
export const sharesOf = ({ items, promotions }: Discounted, currency: Currency): readonly Share[] => {
  const automatic = new Set(promotions.filter(({ is_automatic }) => is_automatic).map(({ id }) => id))
  return items.flatMap((item) => {
    const amounts = split(
      pricesOf(item, currency).discount,
      item.adjustments.map(({ amount }) => amount),
    )
    return item.adjustments.map(({ code, promotion_id }, index) => ({
      lineId: item.id,
      code: promotion_id !== null && automatic.has(promotion_id) ? null : code,
      label: code ?? '',
      amount: amounts[index] ?? 0,
    }))
  })
}

export const sumOf = (shares: readonly { readonly amount: number }[]): number =>
  shares.reduce((total, { amount }) => total + amount, 0)

/** Joins what has the same label: the discounts of a promotion, or the taxes of one rate. */
export const byLabel = <Part extends { readonly label: string; readonly amount: number }>(
  parts: readonly Part[],
): Part[] => {
  const joined = new Map<string, Part>()
  for (const part of parts) {
    const amount = part.amount + (joined.get(part.label)?.amount ?? 0)
    joined.set(part.label, { ...part, amount })
  }
  return [...joined.values()]
}

/** Returns what each promotion takes off all lines together. */
export const discountsOf = (shares: readonly Share[]): Pick<Share, 'amount' | 'code' | 'label'>[] =>
  byLabel(shares).map(({ amount, code, label }) => ({ amount, code, label }))
