import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { payWith } from '../giftCards/giftCards.rules.ts'
import { type RefundCase, refundOf, toPaymentMinor } from './refundAmount.ts'
import { type Returned, returnedOf } from './returnedPieces.ts'
import type { Refund } from './returns.schema.ts'

const addressIn = (country: string) => ({
  first_name: 'Ada',
  last_name: 'Berg',
  line1: 'Weg 1',
  postal_code: '80331',
  city: 'München',
  country,
})
const EXPRESS_MINOR = 1495
const order = {
  status: 'completed',
  subtotalMinor: 15_000,
  taxMinor: 0,
  shippingMinor: 0,
  shippingAddress: addressIn('DE'),
} as const
const lines = [
  { position: 0, priceMinor: 10_000, quantity: 1 },
  { position: 1, priceMinor: 2500, quantity: 2 },
]
const use = (giftCardId: string, amountMinor: number) => ({ orderId: 1, giftCardId, lastFour: '7K2M', amountMinor })

/** Returns the refunds of returns that follow each other. */
const refundsOf = (given: Pick<RefundCase, 'order' | 'lines' | 'uses'>, parts: readonly Returned[]): Refund[] => {
  const earlier: (Returned & { refund: Refund })[] = []
  for (const returned of parts) {
    earlier.push({ ...returned, refund: refundOf({ ...given, earlier, returned }) })
  }
  return earlier.map(({ refund }) => refund)
}
/** Returns a return of whole lines, as it was stored before a return had pieces. */
const whole = (...positions: number[]): Returned => ({ positions, pieces: null })
const amountsOf = (refunds: readonly Refund[]) => refunds.map(({ amountMinor }) => amountMinor)
const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, each) => sum + each, 0)

describe('a refund', () => {
  it('is the price of the items without a discount', () => {
    expect(amountsOf(refundsOf({ order, lines, uses: [] }, [whole(0), whole(1)]))).toEqual([10_000, 5000])
  })

  it('is the price of the returned pieces, also after a return of whole lines', () => {
    const one = { positions: [1], pieces: [1] }
    expect(amountsOf(refundsOf({ order, lines, uses: [] }, [whole(0), one, one]))).toEqual([10_000, 2500, 2500])
  })

  it('brings the shipping costs back with the last piece only', () => {
    const express = { ...order, status: 'cancelled', shippingMinor: EXPRESS_MINOR } as const
    const parts = [
      { positions: [0, 1], pieces: [1, 1] },
      { positions: [1], pieces: [1] },
    ]
    expect(amountsOf(refundsOf({ order: express, lines, uses: [] }, parts))).toEqual([12_500, 2500 + EXPRESS_MINOR])
  })

  it('shares a coupon over the items by their prices', () => {
    const cheaper = { ...order, subtotalMinor: 13_000 }
    expect(amountsOf(refundsOf({ order: cheaper, lines, uses: [] }, [whole(1), whole(0)]))).toEqual([4333, 8667])
  })

  it('contains the sales tax of the items', () => {
    const taxed = { ...order, taxMinor: 1200, shippingAddress: addressIn('US') }
    expect(amountsOf(refundsOf({ order: taxed, lines, uses: [] }, [whole(1), whole(0)]))).toEqual([5400, 10_800])
  })

  it('is nothing where the coupon paid for everything', () => {
    const free = { ...order, subtotalMinor: 0 }
    expect(refundsOf({ order: free, lines, uses: [] }, [whole(0, 1)])).toEqual([{ amountMinor: 0, giftCards: [] }])
  })

  it.each([
    ['the express delivery of an order that was not shipped', 'cancelled', EXPRESS_MINOR],
    ['only the free standard delivery of one that was', 'completed', 0],
  ] as const)('brings back %s, with the last items', (_case, status, shippingMinor) => {
    const express = { ...order, status, shippingMinor: EXPRESS_MINOR }
    expect(amountsOf(refundsOf({ order: express, lines, uses: [] }, [whole(0), whole(1)]))).toEqual([
      10_000,
      5000 + shippingMinor,
    ])
  })

  it('goes to the gift cards first, up to what each paid', () => {
    const refunds = refundsOf({ order, lines, uses: [use('a', 4000), use('b', 8000)] }, [whole(0), whole(1)])
    expect(
      refunds.map(({ giftCards }) => giftCards.map(({ giftCardId, amountMinor }) => [giftCardId, amountMinor])),
    ).toEqual([
      [
        ['a', 4000],
        ['b', 6000],
      ],
      [['b', 2000]],
    ])
    expect(refunds.map(toPaymentMinor)).toEqual([0, 3000])
  })

  it('adds up to what was paid, whichever pieces are returned in which order', () => {
    const line = fc.record({
      priceMinor: fc.integer({ min: 1, max: 200_000 }),
      quantity: fc.integer({ min: 1, max: 9 }),
    })
    const paid = fc.record({
      lines: fc.array(line, { minLength: 1, maxLength: 6 }),
      share: fc.double({ min: 0, max: 1, noNaN: true }),
      taxMinor: fc.nat(50_000),
      shippingMinor: fc.nat(3000),
      balances: fc.array(fc.nat(300_000), { maxLength: 5 }),
      /** The return of each piece. */
      part: fc.array(fc.nat(3), { minLength: 54, maxLength: 54 }),
    })
    fc.assert(
      fc.property(paid, (drawn) => {
        const all = drawn.lines.map((each, position) => ({ ...each, position }))
        const subtotalMinor = Math.round(
          sumOf(all.map(({ priceMinor, quantity }) => priceMinor * quantity)) * drawn.share,
        )
        const { taxMinor, shippingMinor } = drawn
        const totalMinor = subtotalMinor + taxMinor + shippingMinor
        const cards = payWith(
          drawn.balances.map((balanceMinor, index) => ({ id: `card ${index}`, balanceMinor })),
          totalMinor,
        )
        const uses = cards
          .map(({ id, amountMinor }) => use(id, amountMinor))
          .filter(({ amountMinor }) => amountMinor > 0)
        const piecesIn = ({ position, quantity }: (typeof all)[number], part: number) =>
          drawn.part.slice(position * 9, position * 9 + quantity).filter((each) => each === part).length
        const parts = [0, 1, 2, 3].map((part) =>
          returnedOf(
            all.map((each) => ({ ...each, quantity: piecesIn(each, part) })).filter(({ quantity }) => quantity > 0),
          ),
        )
        const placed = { ...order, status: 'cancelled', subtotalMinor, taxMinor, shippingMinor } as const
        const refunds = refundsOf(
          { order: placed, lines: all, uses },
          parts.filter(({ positions }) => positions.length > 0),
        )
        expect(sumOf(amountsOf(refunds))).toBe(totalMinor)
        for (const refund of refunds) expect(toPaymentMinor(refund)).toBeGreaterThanOrEqual(0)
        for (const { giftCardId, amountMinor } of uses) {
          const credits = refunds.flatMap(({ giftCards }) => giftCards).filter((card) => card.giftCardId === giftCardId)
          expect(sumOf(credits.map((card) => card.amountMinor))).toBe(amountMinor)
        }
      }),
    )
  })
})
