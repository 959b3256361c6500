import { expect, it } from 'vitest'
import { hashGiftCardCode, lastFourOf, payWith } from './giftCards.rules.ts'

it.each(['5h3j-wq8r-2nbx-7k2m', '5H3J WQ8R 2NBX 7K2M', '5H3J‑WQ8R—2NBX\u200b7K2M'])(
  'a gift card is found by the typed text %j',
  (typed) => {
    expect(hashGiftCardCode(typed)).toBe(hashGiftCardCode('5H3JWQ8R2NBX7K2M'))
    expect(lastFourOf(typed)).toBe('7K2M')
  },
)

it.each([
  [[50, 100], 120, [50, 70]],
  [[50, 100], 50, [50, 0]],
  [[50, 100], 0, [0, 0]],
  [[50], 80, [50]],
  [[], 80, []],
])('gift cards with %j pay %i in their order: %j', (balances, total, paid) => {
  const cards = balances.map((balanceMinor) => ({ balanceMinor }))
  expect(payWith(cards, total).map(({ amountMinor }) => amountMinor)).toEqual(paid)
})
