import type { Membership } from '@cairn/core/membership'

/** Whether there was a membership that counts no longer: the last day is known, and it is not active. */
export const hasEnded = ({ isActive, bigCommCustomerGroupID, expiry_date }: Membership): boolean =>
  !isActive && bigCommCustomerGroupID !== null && expiry_date !== null

/** A discount in per cent as the site writes it: "30%", "30 %". */
export const formatDiscount = (percent: number, locale: string): string =>
  new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 }).format(percent / 100)
