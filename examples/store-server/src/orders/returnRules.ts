import { returnTextsOf } from '../legal/returnTexts.ts'
import { isInEea } from '../sites/eea.ts'
import type { Site } from '../sites/sites.data.ts'
import { siteOf } from '../sites/sites.ts'
import type { OrderRow } from './orders.schema.ts'

const DAY_MS = 24 * 60 * 60 * 1000

export type ReturnKind = 'withdrawal' | 'return'

/** What a customer states in the form. */
export type Statement = {
  submission: string
  kind: ReturnKind
  /** The prefix of the site of the form. */
  site: string
  orderNumber: string
  name: string
  email: string
}

/**
 * Returns whether a buyer on this site withdraws from the contract (directive 2023/2673) or asks for a return. The site of
 * an order decides, not its addresses (decision 067). Switzerland and the United States have no right of withdrawal from
 * an online purchase; the United Kingdom has one, but without the button.
 */
export const returnKindOf = ({ entry }: Site): ReturnKind => (isInEea(entry.countryCode) ? 'withdrawal' : 'return')

/** Returns when the return period ends. It begins with the delivery, so before that the end is undefined. */
export function returnEnd({ deliveredAt, site }: Pick<OrderRow, 'deliveredAt' | 'site'>): Date | undefined {
  return deliveredAt === null ? undefined : new Date(deliveredAt.getTime() + returnTextsOf(siteOf(site)).days * DAY_MS)
}

/** Returns the day until which the items of a return are sent. */
export const sendEnd = (site: Site, receivedAt: Date): Date =>
  new Date(receivedAt.getTime() + returnTextsOf(site).sendDays * DAY_MS)

/** Returns whether an order is inside its return period. */
export function isReturnable(order: Pick<OrderRow, 'status' | 'deliveredAt' | 'site'>, now: number): boolean {
  const end = returnEnd(order)
  return order.status !== 'cancelled' && (end === undefined || now < end.getTime())
}
