import type { Subscription } from './domain.ts'

/** Several subscriptions that end together. */
export const joined = (subscriptions: readonly Subscription[]): Subscription => ({
  unsubscribe: () => {
    for (const subscription of subscriptions) subscription.unsubscribe()
  },
})
