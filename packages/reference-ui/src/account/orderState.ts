import type { Order } from '@cairn/core/account'
import type { AccountMessages } from '../messages/account/index.ts'
import type { StatusProps } from '../ui/Status.tsx'

interface OrderState {
  readonly tone: StatusProps['tone']
  readonly words: (words: AccountMessages) => string
}

/** How the state of an order is said. */
export const orderStates: Readonly<Record<Order['status'], OrderState>> = {
  awaiting_fulfillment: { tone: 'quiet', words: (words) => words.statusAwaitingFulfillment },
  shipped: { tone: 'way', words: (words) => words.statusShipped },
  completed: { tone: 'done', words: (words) => words.statusCompleted },
  cancelled: { tone: 'quiet', words: (words) => words.statusCancelled },
}

/** The address of an order's own page, inside the site. */
export const orderPath = (number: string): string => `/account/order?${new URLSearchParams({ number })}`
