import type { Order } from '@cairn/core/account'
import type { AccountMessages } from '../../messages/account/index.ts'
import type { StatusProps } from '../../ui/feedback/Status.tsx'

interface OrderState {
  readonly tone: StatusProps['tone']
  readonly messageOf: (messages: AccountMessages) => string
}

/** The colour tone and the text of each order status. */
export const orderStates: Readonly<Record<Order['status'], OrderState>> = {
  awaiting_fulfillment: { tone: 'quiet', messageOf: (messages) => messages.statusAwaitingFulfillment },
  shipped: { tone: 'progress', messageOf: (messages) => messages.statusShipped },
  completed: { tone: 'done', messageOf: (messages) => messages.statusCompleted },
  cancelled: { tone: 'quiet', messageOf: (messages) => messages.statusCancelled },
}

/** Returns the path of an order's page inside the site. */
export const orderPath = (number: string): string => `/account/order?${new URLSearchParams({ number })}`
