import type { TrackingCommands } from '@cairn/core/tracking'
import { createContext, useContext } from 'react'

/** The visitor's choice and what may be told of the visit, as parts of a page see them. Both come after the first paint. */
export interface Privacy {
  /** Shows what the visitor allows, and lets it be changed. */
  readonly openSettings: () => void
  /** Tells the tracking layer, as soon as it is there; it keeps to the visitor's choice. */
  readonly track: (tell: (tracking: TrackingCommands) => void) => void
}

/** On the server nobody chooses, and nothing is told. */
export const silence: Privacy = { openSettings: () => undefined, track: () => undefined }

export const PrivacyContext = createContext<Privacy>(silence)

export const usePrivacy = (): Privacy => useContext(PrivacyContext)
