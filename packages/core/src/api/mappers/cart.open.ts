import type { Cart } from '../../cart/cart.types.ts'
import { isJsonObject, type JsonObject } from '../../shared/custom.ts'
import { needed, type ReportBroken, readParts } from '../readParts.ts'
import { neededId, numberOf, toId } from './fields.ts'

/**
 * A decimal number. The service sends the amounts and the quantity of custom items as text, and all others as numbers.
 */
type Decimal = number | string | null | undefined
/** Converts a decimal amount to minor units in the currency of the cart. */
export type Minor = (decimal: Decimal) => number | null

/** The fields of a line that a service may leave out. */
export interface OpenLine {
  readonly properties?: Readonly<Record<string, unknown>> | null
  readonly custom?: unknown
}

interface WireAmount {
  readonly label?: string | null
  readonly amount?: Decimal
  readonly discounted_amount?: Decimal
}

interface WireNotice {
  readonly code?: string | null
  readonly line_id?: string | number | null
  readonly text?: string | null
  readonly wanted?: Decimal
  readonly granted?: Decimal
}

/** The fields of a cart that a service may leave out. */
export interface OpenCart {
  /** BigCommerce sends discounts with an id and a `discounted_amount`, without those of coupons. */
  readonly discounts?: readonly (WireAmount & { readonly code?: string | null })[]
  readonly taxes?: readonly (WireAmount & { readonly is_included?: boolean | null })[]
  readonly gift_cards?: readonly (WireAmount & { readonly id?: string | number | null; readonly balance?: Decimal })[]
  readonly notices?: readonly WireNotice[]
  readonly note?: string | null
  readonly custom?: unknown
}

/** Returns a text; anything else becomes the empty text. */
export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** Maps what the shopper entered for a line. Values that are no texts are left out. */
export const mapProperties = (properties: OpenLine['properties']): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(properties ?? {}).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  )

/** Returns data of the team, or no data where the service sends something other than an object. */
export const mapCustom = (custom: unknown): JsonObject => (isJsonObject(custom) ? custom : {})

/**
 * Maps the part of the cart that a service may leave out. Coupons that `discounts` does not contain are added to the
 * discounts.
 */
export const mapOpenCart = (
  { discounts, taxes, gift_cards, notices, note, custom, tax_included }: OpenCart & { readonly tax_included?: boolean },
  coupons: Cart['coupons'],
  minor: Minor,
  report?: ReportBroken,
): Pick<Cart, 'discounts' | 'taxes' | 'giftCards' | 'notices' | 'note' | 'custom'> => {
  /** Maps a list whose parts have a label and an amount. */
  const read = <Part extends WireAmount, Value extends object>(
    parts: readonly Part[] | undefined,
    others: (part: Part) => Value,
  ) =>
    readParts(
      parts,
      (part) => ({
        label: textOf(part.label),
        amount: needed(minor(part.amount ?? part.discounted_amount), 'amount'),
        ...others(part),
      }),
      report,
    )
  const named = read(discounts, ({ code }) => ({ code: textOf(code) || null }))
  const others = coupons.filter((coupon) => named.every(({ code }) => code !== coupon.code))
  return {
    discounts: [...named, ...others.map(({ code, discountedAmount: amount }) => ({ label: code, amount, code }))],
    taxes: read(taxes, ({ is_included }) => ({ isIncluded: Boolean(is_included ?? tax_included ?? true) })),
    giftCards: read(gift_cards, ({ id, balance }) => ({ id: neededId(id, 'id'), balance: minor(balance) })),
    notices: readParts(
      notices,
      ({ code, line_id, text, wanted, granted }) => {
        const known = needed(textOf(code) || null, 'code')
        // The numbers of a changed price are amounts; those of all other notices are quantities.
        const number = known === 'price-changed' ? minor : numberOf
        const numbers = { wanted: number(wanted), granted: number(granted) }
        return { code: known, lineId: toId(line_id), text: textOf(text) || null, ...numbers }
      },
      report,
    ),
    note: textOf(note) || null,
    custom: mapCustom(custom),
  }
}
