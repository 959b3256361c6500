import { returnTextsOf } from '../legal/returnTexts.ts'
import type { Site } from '../sites/sites.data.ts'
import { orderMessages } from './messages/index.ts'
import type { OrderRow } from './orders.schema.ts'
import type { ReturnKind } from './returnRules.ts'
import type { OrderReturnRow } from './returns.schema.ts'

/**
 * Which items a buyer sends back: none of a cancelled order, none that were withdrawn before the parcel left, all of them, or
 * only those that have left the warehouse.
 */
export type ToSend = 'nothing' | 'unsent' | 'all' | 'ifShipped'

type Sending = Pick<OrderRow, 'status' | 'shippedAt'>
type Made = Pick<OrderReturnRow, 'kind' | 'receivedAt'>

/** Returns whether items were withdrawn from an order before its parcel left, so that they stay in the warehouse. */
export function isUnsent({ status, shippedAt }: Sending, { kind, receivedAt }: Made): boolean {
  if (kind !== 'withdrawal') return false
  return shippedAt === null ? status === 'awaiting_fulfillment' : receivedAt < shippedAt
}

export function toSendOf(order: Sending, made: Made): ToSend {
  if (order.status === 'cancelled') return 'nothing'
  return isUnsent(order, made) ? 'unsent' : 'all'
}

/** The form without a link must not reveal the order, so the items of a withdrawal may not be shipped yet. */
export const toSendOfAny = (kind: ReturnKind): ToSend => (kind === 'withdrawal' ? 'ifShipped' : 'all')

export type SendBackTexts = {
  /** A sentence before the steps, or instead of them. */
  before: string | undefined
  /** Empty if there is nothing to send. */
  steps: readonly string[]
  refund: string | undefined
  addressTitle: string
  address: readonly string[]
}

/** Returns what follows a return, for its page and its mail. Without items to send there is only a sentence. */
export function sendBackTexts(site: Site, toSend: ToSend): SendBackTexts {
  const { steps, refund, addressTitle, address } = returnTextsOf(site)
  const { ifShipped, nothingToSend, unsent } = orderMessages[site.contentLanguage]
  const only = (before: string) => ({ before, steps: [], refund: undefined, addressTitle, address: [] })
  if (toSend === 'nothing') return only(nothingToSend)
  if (toSend === 'unsent') return only(unsent)
  return { before: toSend === 'ifShipped' ? ifShipped : undefined, steps, refund, addressTitle, address }
}
