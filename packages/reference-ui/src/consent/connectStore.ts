import type { Store, StoreError, StoreEvent } from '@cairn/core'
import type { Consent } from '@cairn/core/consent'
import { createBrowserPlatform } from '@cairn/core/platform'
import { connectTracking, type Tracking, type TrackingConsent } from '@cairn/core/tracking'

declare global {
  interface Window {
    /** The array that Google Tag Manager reads. */
    dataLayer?: object[]
  }
}

/** Wraps the store so that a listener for all events (`*`) first receives the events in `past`. */
const withPast = (store: Store, past: readonly StoreEvent[]): Store => ({
  ...store,
  on: (type, handler) => {
    const subscription = store.on(type, handler)
    // A `*` handler accepts every event, so the cast is safe.
    if (type === '*') for (const event of past) handler(event as Parameters<typeof handler>[0])
    return subscription
  },
})

/**
 * Reports undecided consent as unknown, so that the tracking layer neither sets nor deletes cookies of the search
 * service before the visitor decides.
 */
const asTrackingConsent = ({ getSnapshot, subscribe }: Consent): TrackingConsent => ({
  getSnapshot: () => {
    const { status, granted } = getSnapshot()
    return { status: status === 'undecided' ? 'unknown' : status, granted }
  },
  subscribe,
})

/**
 * Shows the visitor that a sign-in could not start. Without a network, the chunk with that message cannot load, so the
 * function shows the general network error instead.
 */
export const notifyStartFailed = async (
  store: Store,
  error: StoreError,
  load = () => import('../account/signIn/notifySaveFailed.ts'),
): Promise<void> => {
  try {
    await (await load()).notifySaveFailed(store, error)
  } catch {
    store.toasts.commands.show({ code: 'network', tone: 'error' })
  }
}

/**
 * Sends the store's events, including those in `past`, to the data layer as far as the consent allows. It also shows
 * the error of a sign-in that cannot start, because no component of the first page does; a caller of `signIn` that
 * shows the error itself passes `{ toast: false }`.
 */
export const connectStore = (store: Store, consent: Consent, past: readonly StoreEvent[]): Tracking => {
  window.dataLayer ??= []
  const { dataLayer } = window
  const { cookies } = createBrowserPlatform()
  const storeWithPast = withPast(store, past)
  storeWithPast.on('*', (event) => {
    if (event.type === 'auth.startFailed' && event.toast !== false) void notifyStartFailed(store, event.error)
  })
  return connectTracking(storeWithPast, { consent: asTrackingConsent(consent), dataLayer, cookies })
}
