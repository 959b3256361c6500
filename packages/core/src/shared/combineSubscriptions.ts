import type { Subscription } from './domain.ts'

/** Combines several subscriptions into one that ends all of them. */
export const combineSubscriptions = (subscriptions: readonly Subscription[]): Subscription => ({
  unsubscribe: () => {
    for (const subscription of subscriptions) subscription.unsubscribe()
  },
})
