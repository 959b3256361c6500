import type { TrackingCommands } from '@cairn/core/tracking'
import { createContext, useContext } from 'react'

/**
 * The interface through which components use the consent settings and the tracking. Both chunks load after the first
 * paint.
 */
export interface Privacy {
  /** Opens the consent settings. */
  readonly openSettings: () => void
  /** Calls the tracking layer as soon as it has loaded. The tracking layer respects the visitor's consent. */
  readonly track: (send: (tracking: TrackingCommands) => void) => void
}

/** The implementation for the server: no settings and no tracking. */
export const silence: Privacy = { openSettings: () => undefined, track: () => undefined }

export const PrivacyContext = createContext<Privacy>(silence)

export const usePrivacy = (): Privacy => useContext(PrivacyContext)
