import { divide } from '../carts/cart.deductions.ts'
import type { GiftCardUse } from '../giftCards/giftCards.repository.ts'
import { payWith } from '../giftCards/giftCards.rules.ts'
import { checkoutRates } from '../shipping/shipping.rates.ts'
import type { OrderLineRow, OrderRow } from './orders.schema.ts'
import { linesReturned, type Returned } from './returnedPieces.ts'
import type { OrderReturnRow, Refund } from './returns.schema.ts'

type PaidOrder = Pick<OrderRow, 'status' | 'subtotalMinor' | 'taxMinor' | 'shippingMinor' | 'shippingAddress'>
type PaidLine = Pick<OrderLineRow, 'position' | 'priceMinor' | 'quantity'>

/** Returned pieces by the position of their line. */
type Pieces = ReadonlyMap<number, number>

export type RefundCase = {
  order: PaidOrder
  /** All lines of the order. */
  lines: readonly PaidLine[]
  /** What each gift card paid for the order, in the order in which they paid. */
  uses: readonly GiftCardUse[]
  /** The earlier returns of the order. */
  earlier: readonly (Returned & Pick<OrderReturnRow, 'refund'>)[]
  returned: Returned
}

/**
 * Computes what a return gives back. Discounts and tax are shared over the lines by their prices, so that all returns of
 * an order add up to what was paid. The gift cards get their money back first.
 */
export function refundOf({ order, lines, uses, earlier, returned }: RefundCase): Refund {
  const before = piecesOf(lines, earlier)
  const after = piecesOf(lines, [...earlier, returned])
  const isLast = lines.every(({ position, quantity }) => after.get(position) === quantity)
  const goodsMinor = paidFor(order, lines, after) - paidFor(order, lines, before)
  const amountMinor = goodsMinor + (isLast ? shippingOf(order) : 0)
  const cards = uses.map((use) => ({ ...use, balanceMinor: use.amountMinor - creditedTo(use.giftCardId, earlier) }))
  const giftCards = payWith(cards, amountMinor)
    .filter((card) => card.amountMinor > 0)
    .map((card) => ({ giftCardId: card.giftCardId, lastFour: card.lastFour, amountMinor: card.amountMinor }))
  return { amountMinor, giftCards }
}

/** Returns the part of a refund that goes back the way the buyer paid what no gift card covered. */
export const toPaymentMinor = ({ amountMinor, giftCards }: Refund): number =>
  giftCards.reduce((left, card) => left - card.amountMinor, amountMinor)

/** Counts the pieces of some returns. */
const piecesOf = (lines: readonly PaidLine[], returns: readonly Returned[]): Pieces =>
  new Map(linesReturned(lines, returns).map(({ position, quantity }) => [position, quantity]))

/** Returns what was paid for pieces, with their part of the discounts and the tax. */
function paidFor({ subtotalMinor, taxMinor }: PaidOrder, lines: readonly PaidLine[], pieces: Pieces): number {
  const paid = divide(
    subtotalMinor + taxMinor,
    lines.map(({ priceMinor, quantity }) => priceMinor * quantity),
  )
  return lines.reduce((sum, { position, quantity }, index) => {
    const part = (pieces.get(position) ?? 0) / quantity
    return sum + Math.round((paid[index] ?? 0) * part)
  }, 0)
}

/**
 * The last items of an order bring the shipping costs back: all of them if nothing was shipped, else those of the
 * cheapest delivery (directive 2011/83/EU, article 13(2)).
 */
function shippingOf({ status, shippingMinor, shippingAddress }: PaidOrder): number {
  if (status === 'cancelled') return shippingMinor
  return Math.min(shippingMinor, ...checkoutRates(shippingAddress.country).map(({ costMinor }) => costMinor))
}

const creditedTo = (id: string, returns: RefundCase['earlier']): number =>
  returns
    .flatMap(({ refund }) => refund?.giftCards ?? [])
    .reduce((sum, { giftCardId, amountMinor }) => (giftCardId === id ? sum + amountMinor : sum), 0)
