import type { Membership } from '@cairn/core/membership'
import { numberLocale } from '../../app/shop/numberLocale.ts'

/** Returns whether a membership existed and has expired: it is inactive, but its last day is known. */
export const hasEnded = ({ isActive, customerGroupId, expiry_date }: Membership): boolean =>
  !isActive && customerGroupId !== null && expiry_date !== null

/** Formats a discount in per cent for a site: "30%", "30 %". */
export const formatDiscount = (percent: number, hreflang: string): string =>
  new Intl.NumberFormat(numberLocale(hreflang), { style: 'percent', maximumFractionDigits: 1 }).format(percent / 100)
