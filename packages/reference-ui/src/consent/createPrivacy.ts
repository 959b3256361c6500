import type { Store, StoreEvent } from '@cairn/core'
import type { Tracking, TrackingCommands } from '@cairn/core/tracking'
import type { Site } from '../app/shop/sites.ts'
import type { ConnectedConsent, connectConsent } from './connectConsent.ts'
import type { connectStore } from './connectStore.ts'
import type { LoadedConsentSettings, loadConsentSettings } from './loadConsentSettings.ts'
import type { Privacy } from './PrivacyContext.ts'

export interface PrivacyState {
  /** The consent and its banner; null until they have loaded. */
  readonly connected: ConnectedConsent | null
  /** The settings dialog with its texts; null until its first opening. */
  readonly settings: LoadedConsentSettings | null
  readonly isSettingsOpen: boolean
}

export interface PrivacyHolder extends Privacy {
  getSnapshot(): PrivacyState
  getInitialSnapshot(): PrivacyState
  subscribe(listener: () => void): { unsubscribe(): void }
  closeSettings(): void
  /** Loads consent and banner. Rejects if they fail to load; the next call tries again. */
  loadConsent(): Promise<void>
  /** Loads consent, banner and the tracking layer. Called when the visitor first interacts or has decided. */
  loadTracking(): Promise<void>
}

/** The loaders of consent, tracking and settings, each in a separate chunk. */
export interface PrivacyParts {
  consent(): Promise<typeof connectConsent>
  tracking(): Promise<typeof connectStore>
  settings(): Promise<typeof loadConsentSettings>
}

const lazyParts: PrivacyParts = {
  consent: async () => (await import('./connectConsent.ts')).connectConsent,
  tracking: async () => (await import('./connectStore.ts')).connectStore,
  settings: async () => (await import('./loadConsentSettings.ts')).loadConsentSettings,
}

/** Runs a function once; after a failure the next call runs it again. */
const once = (run: () => Promise<void>): (() => Promise<void>) => {
  let running: Promise<void> | null = null
  return () => {
    running ??= run().catch((cause: unknown) => {
      running = null
      throw cause
    })
    return running
  }
}

const nothingYet: PrivacyState = { connected: null, settings: null, isSettingsOpen: false }

/**
 * Manages consent and tracking, whose chunks load after the first paint: the tracking only when the visitor interacts
 * or has decided. Until the tracking chunk has loaded, page views and store events wait in a queue.
 */
export const createPrivacy = (store: Store, site: Site, parts: PrivacyParts = lazyParts): PrivacyHolder => {
  const listeners = new Set<{ readonly listener: () => void }>()
  const past: StoreEvent[] = []
  const queued: ((tracking: TrackingCommands) => void)[] = []
  let state = nothingYet
  let tracking: Tracking | null = null

  const recorder = store.on('*', (event) => past.push(event))
  const change = (next: Partial<PrivacyState>): void => {
    state = { ...state, ...next }
    for (const { listener } of [...listeners]) listener()
  }
  const open = async (): Promise<void> => {
    const settings = state.settings ?? (await (await parts.settings())(site.hreflang))
    change({ settings, isSettingsOpen: true })
  }
  // Ignore the failure: the next interaction tries again.
  const quietly = (work: Promise<void>): void => void work.catch(() => undefined)

  /** Shows an error toast when an action of the visitor fails; the next press tries again. */
  const aloud = (work: Promise<void>): void =>
    void work.catch(() => store.toasts.commands.show({ code: 'network', tone: 'error' }))

  const loadConsent = once(async () => {
    const connect = await parts.consent()
    const connected = await connect(store, site, () => aloud(open()))
    const loadTrackingIfDecided = (): void => {
      if (connected.consent.getSnapshot().status === 'decided') quietly(loadTracking())
    }
    change({ connected })
    connected.consent.subscribe(loadTrackingIfDecided)
    loadTrackingIfDecided()
  })
  const loadTracking = once(async () => {
    const [connect] = await Promise.all([parts.tracking(), loadConsent()])
    const { connected } = state
    if (connected === null) return
    recorder.unsubscribe()
    tracking = connect(store, connected.consent, past)
    for (const send of queued.splice(0)) send(tracking.commands)
  })

  return {
    loadConsent,
    loadTracking,
    openSettings: () => aloud(loadConsent().then(() => void state.connected?.consent.commands.openSettings())),
    closeSettings: () => change({ isSettingsOpen: false }),
    track: (send) => {
      if (tracking === null) queued.push(send)
      else send(tracking.commands)
    },
    getSnapshot: () => state,
    getInitialSnapshot: () => nothingYet,
    subscribe: (listener) => {
      const entry = { listener }
      listeners.add(entry)
      return { unsubscribe: () => void listeners.delete(entry) }
    },
  }
}
