import type { Currency, Money } from '@cairn/core'
import { toMinor } from '@cairn/core/adapter'

/** Converts a decimal amount of Medusa to minor units. Throws for what is no amount. */
export const minorOf = (amount: number | null | undefined, currency: Currency): number => {
  const minor = toMinor(amount, currency)
  if (minor === null) throw new TypeError('An amount is missing')
  return minor
}

export const moneyOf = (amount: number | null | undefined, code: string): Money => {
  const currency = code.toUpperCase()
  return { amount: minorOf(amount, currency), currency }
}

/** Splits whole minor units in the proportion of the shares. The last share gets the rest, so the sum is exact. */
export const split = (minor: number, shares: readonly number[]): readonly number[] => {
  const total = shares.reduce((sum, share) => sum + share, 0)
  const parts = shares.map((share) => (total === 0 ? 0 : Math.round((minor * share) / total)))
  const others = parts.slice(0, -1).reduce((sum, part) => sum + part, 0)
  return parts.map((part, index) => (index === parts.length - 1 ? minor - others : part))
}
