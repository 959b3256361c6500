import type { Membership } from '@cairn/core/membership'

/** Returns whether a membership existed and has expired: it is inactive, but its last day is known. */
export const hasEnded = ({ isActive, customerGroupId, expiry_date }: Membership): boolean =>
  !isActive && customerGroupId !== null && expiry_date !== null

/** Formats a discount in per cent for the locale: "30%", "30 %". */
export const formatDiscount = (percent: number, locale: string): string =>
  new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 }).format(percent / 100)
