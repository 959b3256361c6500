import type { Store } from '@cairn/core/contracts'
import { checkoutMessages } from '../checkout/messages/index.ts'
import { couponLabel } from '../coupons/coupons.rules.ts'
import type { CouponRow } from '../coupons/coupons.schema.ts'
import { giftCardLabel, payWith } from '../giftCards/giftCards.rules.ts'
import { numberLocale } from '../sites/numberLocale.ts'
import type { Site } from '../sites/sites.data.ts'
import { includedVatMinor, vatRate } from '../sites/vat.ts'
import type { Deductions } from './cart.deductions.ts'
import { cartMessages } from './cart.messages.ts'
import type { CartRow } from './carts.schema.ts'

type Schemas = Store.components['schemas']

/** Converts minor units to a decimal amount by dividing by 100, because all four currencies have two decimals. */
export const fromMinor = (minor: number): number => minor / 100

export function viewCoupon(
  { row, amountMinor }: NonNullable<Deductions['coupon']>,
  { language }: Pick<Site, 'language'>,
): Schemas['Coupon'] {
  return {
    id: row.code,
    code: row.code,
    // The names of BigCommerce.
    coupon_type: row.percent === null ? 'per_total_discount' : 'percentage_discount',
    discounted_amount: fromMinor(amountMinor),
    display_name: couponLabel(row, language),
  }
}

/** Lists the discounts of a cart or an order with their reasons. */
export function viewDiscounts(
  {
    memberMinor,
    coupon,
    couponMinor,
  }: { memberMinor: number; coupon: Pick<CouponRow, 'code' | 'names'> | null; couponMinor: number },
  { language, contentLanguage }: Pick<Site, 'language' | 'contentLanguage'>,
): Schemas['CartDiscount'][] {
  const label = checkoutMessages[contentLanguage].professionalDiscount
  return [
    ...(memberMinor === 0 ? [] : [{ label, amount: fromMinor(memberMinor), code: null }]),
    ...(coupon === null
      ? []
      : [{ label: couponLabel(coupon, language), amount: fromMinor(couponMinor), code: coupon.code }]),
  ]
}

export function viewGiftCards({ giftCards, goodsMinor }: Deductions): Schemas['CartGiftCard'][] {
  return payWith(giftCards, goodsMinor).map(({ id, lastFour, balanceMinor, amountMinor }) => ({
    id,
    label: giftCardLabel({ lastFour }),
    amount: fromMinor(amountMinor),
    balance: fromMinor(balanceMinor),
  }))
}

/** The tax of the country of delivery. In the US store, the tax depends on the address, so the cart does not know it. */
export function viewTaxes(cart: Pick<CartRow, 'country'>, site: Site, goodsMinor: number): Schemas['CartTax'][] {
  const rate = site.taxIncluded ? vatRate(cart.country ?? site.entry.countryCode) : undefined
  if (rate === undefined || goodsMinor === 0) return []
  const percent = new Intl.NumberFormat(numberLocale(site), { style: 'percent', maximumFractionDigits: 1 })
  const label = cartMessages[site.language].tax(percent.format(rate / 100))
  return [{ label, amount: fromMinor(includedVatMinor(goodsMinor, rate)), is_included: true }]
}
