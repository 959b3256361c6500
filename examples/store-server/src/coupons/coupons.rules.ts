import type { Site } from '../sites/sites.data.ts'
import type { CouponNames, CouponRow } from './coupons.schema.ts'

/** The facts about a cart and its customer that decide whether a coupon applies. */
export type CouponCase = {
  now: number
  site: Pick<Site, 'store' | 'currency'>
  /** The price of the goods after the member discount. */
  goodsMinor: number
  /** 0 for a guest. */
  customerId: number
  /** How many orders have used the coupon: all, and those of this customer. */
  uses: { all: number; customer: number }
}

/** Why a coupon does not apply, with the facts that the shopper needs. */
export type CouponRefusal =
  | { code: 'unknown_coupon' | 'coupon_used_up' | 'coupon_needs_sign_in' }
  | { code: 'coupon_not_yet_valid'; validFrom: Date }
  | { code: 'coupon_expired'; validUntil: Date }
  | { code: 'coupon_minimum'; minimumMinor: number; missingMinor: number }

/** Returns the code as it is stored. People type and paste codes in another case, with spaces around them. */
export function canonicalCode(code: string): string {
  return code.normalize('NFKC').trim().toUpperCase()
}

/** Returns why the coupon does not apply, or null when it does. */
export function refusalOf(
  coupon: CouponRow | undefined,
  { now, site, goodsMinor, customerId, uses }: CouponCase,
): CouponRefusal | null {
  // A coupon of the other store, or without an amount in this currency, does not exist for this shopper.
  if (coupon === undefined || !coupon.stores.includes(site.store)) return { code: 'unknown_coupon' }
  if (coupon.percent === null && coupon.amounts?.[site.currency] === undefined) return { code: 'unknown_coupon' }
  const { validFrom, validUntil, usageLimit, customerLimit } = coupon
  if (validFrom !== null && now < validFrom.getTime()) return { code: 'coupon_not_yet_valid', validFrom }
  if (validUntil !== null && now >= validUntil.getTime()) return { code: 'coupon_expired', validUntil }
  if (usageLimit !== null && uses.all >= usageLimit) return { code: 'coupon_used_up' }
  if (customerLimit !== null && customerId === 0) return { code: 'coupon_needs_sign_in' }
  if (customerLimit !== null && uses.customer >= customerLimit) return { code: 'coupon_used_up' }
  const minimumMinor = coupon.minimums[site.currency] ?? 0
  const missingMinor = minimumMinor - goodsMinor
  return missingMinor > 0 ? { code: 'coupon_minimum', minimumMinor, missingMinor } : null
}

/** Returns the discount in minor units: never more than the goods cost. */
export function couponMinor(
  { percent, amounts }: Pick<CouponRow, 'percent' | 'amounts'>,
  { site, goodsMinor }: Pick<CouponCase, 'site' | 'goodsMinor'>,
): number {
  const minor = percent === null ? (amounts?.[site.currency] ?? 0) : Math.round((goodsMinor * percent) / 100)
  return Math.min(minor, goodsMinor)
}

/** Returns the names of a coupon with its amounts as a site writes prices, without empty decimals: "20 €". */
export function namesOn(
  { names, amounts, minimums }: Pick<CouponRow, 'names' | 'amounts' | 'minimums'>,
  { entry, currency }: Pick<Site, 'entry' | 'currency'>,
): CouponNames {
  const format = new Intl.NumberFormat(entry.hreflang, {
    style: 'currency',
    currency,
    trailingZeroDisplay: 'stripIfInteger',
  })
  const money = (minor = 0) => format.format(minor / 100)
  const filled = Object.entries(names).map(([language, name]) => [
    language,
    name.replaceAll('{amount}', money(amounts?.[currency])).replaceAll('{minimum}', money(minimums[currency])),
  ])
  return Object.fromEntries(filled)
}

/** Returns what the discount is for in a language; in English or as the code where there is no translation. */
export function couponLabel({ code, names }: { code: string; names: CouponNames }, language: Site['language']): string {
  return names[language] ?? names.en ?? code
}
