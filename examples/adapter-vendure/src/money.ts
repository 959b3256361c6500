import type { Currency, Money } from '@cairn/core'
import { toMinor } from '@cairn/core/adapter'

/**
 * Converts an amount of Vendure to minor units. Vendure stores hundredths of every currency, also of the yen
 * (`DefaultMoneyStrategy`), and Cairn counts the decimals of the currency.
 */
export const amountOf = (hundredths: number, currency: Currency): number => toMinor(hundredths / 100, currency) ?? 0

export const moneyOf = (hundredths: number, currency: Currency): Money => ({
  amount: amountOf(hundredths, currency),
  currency,
})
