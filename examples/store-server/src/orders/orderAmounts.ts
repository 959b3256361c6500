import { formatMoney } from '../checkout/checkout.layout.ts'
import { deliveryOf } from '../checkout/deliveryName.ts'
import { checkoutMessages } from '../checkout/messages/index.ts'
import { couponLabel } from '../coupons/coupons.rules.ts'
import type { GiftCardUse } from '../giftCards/giftCards.repository.ts'
import { giftCardLabel } from '../giftCards/giftCards.rules.ts'
import type { Site } from '../sites/sites.data.ts'
import type { OrderRow } from './orders.schema.ts'

export type AmountRow = { label: string; value: string; isTotal?: boolean }

/** Returns the amounts of an order as they stand on its confirmation page: discounts, shipping, tax, total, gift cards. */
export function orderAmounts(site: Site, order: OrderRow, giftCards: readonly GiftCardUse[]): AmountRow[] {
  const messages = checkoutMessages[site.contentLanguage]
  const money = (minor: number) => formatMoney(site, minor)
  const { region = '' } = order.shippingAddress
  const totalMinor = order.subtotalMinor + order.shippingMinor + order.taxMinor
  const paidMinor = giftCards.reduce((sum, { amountMinor }) => sum + amountMinor, 0)
  const rows: (AmountRow | false)[] = [
    order.discountMinor > 0 && { label: messages.professionalDiscount, value: money(-order.discountMinor) },
    order.coupon !== null && {
      label: `${couponLabel(order.coupon, site.language)} ${order.coupon.code}`,
      value: money(-order.couponMinor),
    },
    { label: messages.subtotal, value: money(order.subtotalMinor) },
    {
      label: `${messages.shipping} ${deliveryOf(order, messages)}`,
      value: order.shippingMinor === 0 ? messages.free : money(order.shippingMinor),
    },
    !order.taxIncluded && { label: messages.salesTax(region), value: money(order.taxMinor) },
    {
      label: order.taxIncluded ? `${messages.total} ${messages.taxIncluded}` : messages.total,
      value: money(totalMinor),
      isTotal: true,
    },
    ...giftCards.map((use) => ({ label: messages.giftCard(giftCardLabel(use)), value: money(-use.amountMinor) })),
    giftCards.length > 0 && { label: messages.paid, value: money(totalMinor - paidMinor), isTotal: true },
  ]
  return rows.filter((row) => row !== false)
}
