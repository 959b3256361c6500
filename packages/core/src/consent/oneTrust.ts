import type { Subscription } from '../shared/domain.ts'
import type { ConsentProvider } from './consent.types.ts'
import { grantedCategories } from './oneTrust.rules.ts'

/** Told by OneTrust when it is there and at each choice; and the way back to a page whose choice was changed in another tab. */
const EVENTS = ['OneTrustGroupsUpdated', 'OTConsentApplied', 'focus']

/** The window, as far as OneTrust is concerned. */
export interface OneTrustPage {
  readonly OneTrust?: { ToggleInfoDisplay?(): void }
  addEventListener(type: string, listener: () => void): void
  removeEventListener(type: string, listener: () => void): void
}

export interface OneTrustConfig {
  /** Reads a cookie as it was sent, or null. */
  readonly cookies: { raw(name: string): string | null }
  /** The browser's `window`. */
  readonly page: OneTrustPage
}

/** OneTrust as the tool that asks. It must be on the page already or come later: both is well. */
export const createOneTrust = ({ cookies, page }: OneTrustConfig): ConsentProvider => ({
  read: () => ({
    isDecided: Boolean(cookies.raw('OptanonAlertBoxClosed')),
    granted: grantedCategories(cookies.raw('OptanonConsent')),
  }),
  onChange: (listener): Subscription => {
    const hear = (): void => listener()
    for (const type of EVENTS) page.addEventListener(type, hear)
    return {
      unsubscribe: () => {
        for (const type of EVENTS) page.removeEventListener(type, hear)
      },
    }
  },
  openSettings: () => {
    const { OneTrust } = page
    if (OneTrust?.ToggleInfoDisplay === undefined) return false
    OneTrust.ToggleInfoDisplay()
    return true
  },
})
