import { returnTextsOf } from '../legal/returnTexts.ts'
import type { Site } from '../sites/sites.data.ts'
import { orderMessages } from './messages/index.ts'
import type { OrderRow } from './orders.schema.ts'
import type { ReturnKind } from './returnRules.ts'

/** Whether a buyer has items to send back: none, all of them, or only those that have left the warehouse. */
export type ToSend = 'nothing' | 'all' | 'ifShipped'

/** Without an order, which the form without a link must not reveal, the items of a withdrawal may not be shipped yet. */
export function toSendOf(kind: ReturnKind, order?: Pick<OrderRow, 'status'>): ToSend {
  if (order?.status === 'cancelled') return 'nothing'
  const isInWarehouse = order === undefined || order.status === 'awaiting_fulfillment'
  return kind === 'withdrawal' && isInWarehouse ? 'ifShipped' : 'all'
}

export type SendBackTexts = {
  /** A sentence before the steps, or instead of them. */
  before: string | undefined
  steps: readonly string[]
  refund: string | undefined
  addressTitle: string
  address: readonly string[]
}

/** Returns what follows a return, for its page and its mail. Without items to send there is only a sentence. */
export function sendBackTexts(site: Site, toSend: ToSend): SendBackTexts {
  const { steps, refund, addressTitle, address } = returnTextsOf(site)
  const { ifShipped, nothingToSend } = orderMessages[site.contentLanguage]
  if (toSend === 'nothing') return { before: nothingToSend, steps: [], refund: undefined, addressTitle, address: [] }
  return { before: toSend === 'ifShipped' ? ifShipped : undefined, steps, refund, addressTitle, address }
}
