import type { Fact, Store } from '@cairn/core'
import type { Tracking, TrackingCommands } from '@cairn/core/tracking'
import type { ComponentType } from 'react'
import type { Site } from '../app/sites.ts'
import type { ConsentSettingsProps } from './ConsentSettings.tsx'
import type { ConnectedConsent, connectConsent } from './connectConsent.ts'
import type { connectStore } from './connectStore.ts'
import type { Privacy } from './PrivacyContext.ts'

export interface PrivacyState {
  /** The choice and the question for it; null until they are fetched. */
  readonly connected: ConnectedConsent | null
  /** The settings; null until they are opened for the first time. */
  readonly Settings: ComponentType<ConsentSettingsProps> | null
  readonly isSettingsOpen: boolean
}

export interface PrivacyHolder extends Privacy {
  getSnapshot(): PrivacyState
  getInitialSnapshot(): PrivacyState
  subscribe(listener: () => void): { unsubscribe(): void }
  closeSettings(): void
  /** Fetches the choice and the question for it. Rejects when they cannot be fetched; the next call tries again. */
  ask(): Promise<void>
  /** The visitor begins to do something, or has chosen: fetches the tracking layer too. */
  attend(): Promise<void>
}

/** Where the parts come from; each is a chunk of its own. */
export interface PrivacyParts {
  consent(): Promise<typeof connectConsent>
  tracking(): Promise<typeof connectStore>
  settings(): Promise<ComponentType<ConsentSettingsProps>>
}

const fetched: PrivacyParts = {
  consent: async () => (await import('./connectConsent.ts')).connectConsent,
  tracking: async () => (await import('./connectStore.ts')).connectStore,
  settings: async () => (await import('./ConsentSettings.tsx')).ConsentSettings,
}

/** Runs once; after a failure again. */
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

const nothingYet: PrivacyState = { connected: null, Settings: null, isSettingsOpen: false }

/**
 * Consent and tracking, which nobody needs for the first paint: until they are there, this keeps what pages and the store have to tell, and loses
 * nothing of it. Whoever only reads the first page fetches the question and no more.
 */
export const createPrivacy = (store: Store, site: Site, parts: PrivacyParts = fetched): PrivacyHolder => {
  const listeners = new Set<{ readonly hear: () => void }>()
  const past: Fact[] = []
  const untold: ((tracking: TrackingCommands) => void)[] = []
  let state = nothingYet
  let tracking: Tracking | null = null

  const recorder = store.on('*', (fact) => past.push(fact))
  const change = (next: Partial<PrivacyState>): void => {
    state = { ...state, ...next }
    for (const { hear } of [...listeners]) hear()
  }
  const open = async (): Promise<void> => {
    const Settings = state.Settings ?? (await parts.settings())
    change({ Settings, isSettingsOpen: true })
  }
  // Not fetched: the next sign of life tries again.
  const quietly = (work: Promise<void>): void => void work.catch(() => undefined)

  /** Of what was pressed the visitor hears that it did not come; the next press tries again. */
  const aloud = (work: Promise<void>): void =>
    void work.catch(() => store.toasts.commands.show({ code: 'network', tone: 'error' }))

  const ask = once(async () => {
    const connect = await parts.consent()
    const connected = await connect(store, site, () => aloud(open()))
    const attendIfDecided = (): void => {
      if (connected.consent.getSnapshot().status === 'decided') quietly(attend())
    }
    change({ connected })
    connected.consent.subscribe(attendIfDecided)
    attendIfDecided()
  })
  const attend = once(async () => {
    const [connect] = await Promise.all([parts.tracking(), ask()])
    const { connected } = state
    if (connected === null) return
    recorder.unsubscribe()
    tracking = connect(store, connected.consent, past)
    for (const tell of untold.splice(0)) tell(tracking.commands)
  })

  return {
    ask,
    attend,
    openSettings: () => aloud(ask().then(() => void state.connected?.consent.commands.openSettings())),
    closeSettings: () => change({ isSettingsOpen: false }),
    track: (tell) => {
      if (tracking === null) untold.push(tell)
      else tell(tracking.commands)
    },
    getSnapshot: () => state,
    getInitialSnapshot: () => nothingYet,
    subscribe: (hear) => {
      const entry = { hear }
      listeners.add(entry)
      return { unsubscribe: () => void listeners.delete(entry) }
    },
  }
}
