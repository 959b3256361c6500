import type { Fact, Store, StoreError } from '@cairn/core'
import type { Consent } from '@cairn/core/consent'
import { createBrowserPlatform } from '@cairn/core/platform'
import { connectTracking, type Tracking, type TrackingConsent } from '@cairn/core/tracking'

declare global {
  interface Window {
    /** Where Google Tag Manager would read what happens in the shop. */
    dataLayer?: object[]
  }
}

/** The store as it was all along: what has happened is told first to whoever listens to everything. */
const withPast = (store: Store, past: readonly Fact[]): Store => ({
  ...store,
  on: (type, handler) => {
    const subscription = store.on(type, handler)
    // Whoever listens to all facts takes each of them.
    if (type === '*') for (const fact of past) handler(fact as Parameters<typeof handler>[0])
    return subscription
  },
})

/** An open question is no answer yet: until there is one, cookies of the search service stay as they are, and none is set. */
const answered = ({ getSnapshot, subscribe }: Consent): TrackingConsent => ({
  getSnapshot: () => {
    const { status, granted } = getSnapshot()
    return { status: status === 'undecided' ? 'unknown' : status, granted }
  },
  subscribe,
})

/** Without a network neither the sign-in comes nor its words: that is said as everywhere else, and the next press tries again. */
export const tellStartFailed = async (
  store: Store,
  error: StoreError,
  load = () => import('../account/tellNotKept.ts'),
): Promise<void> => {
  try {
    await (await load()).tellNotKept(store, error)
  } catch {
    store.toasts.commands.show({ code: 'network', tone: 'error' })
  }
}

/**
 * Tells the data layer of the page what happens in the store and has happened before, as far as the visitor allows; and the visitor what no part
 * of the first page is there to say.
 */
export const connectStore = (store: Store, consent: Consent, past: readonly Fact[]): Tracking => {
  window.dataLayer ??= []
  const { dataLayer } = window
  const { cookies } = createBrowserPlatform()
  const told = withPast(store, past)
  told.on('*', (fact) => {
    if (fact.type === 'auth.startFailed') void tellStartFailed(store, fact.error)
  })
  return connectTracking(told, { consent: answered(consent), dataLayer, cookies })
}
