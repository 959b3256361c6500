import type { Subscription } from '../shared/domain.ts'
import type { ConsentProvider } from './consent.types.ts'
import { grantedCategories } from './oneTrust.rules.ts'

/**
 * OneTrust sends the first two events when it loads and at each choice. `focus` fires when the visitor returns from
 * another tab, where the choice may have changed.
 */
const EVENTS = ['OneTrustGroupsUpdated', 'OTConsentApplied', 'focus']

/** The members of `window` that `createOneTrust` uses. */
export interface OneTrustPage {
  readonly OneTrust?: { ToggleInfoDisplay?(): void }
  addEventListener(type: string, listener: () => void): void
  removeEventListener(type: string, listener: () => void): void
}

export interface OneTrustConfig {
  /** Reads the raw, still encoded value of a cookie, or null. */
  readonly cookies: { raw(name: string): string | null }
  /** The browser's `window`. */
  readonly page: OneTrustPage
}

/** Creates the consent provider for OneTrust, whose script may load before or after this call. */
export const createOneTrust = ({ cookies, page }: OneTrustConfig): ConsentProvider => ({
  read: () => ({
    isDecided: Boolean(cookies.raw('OptanonAlertBoxClosed')),
    granted: grantedCategories(cookies.raw('OptanonConsent')),
  }),
  onChange: (listener): Subscription => {
    const onChange = (): void => listener()
    for (const type of EVENTS) page.addEventListener(type, onChange)
    return {
      unsubscribe: () => {
        for (const type of EVENTS) page.removeEventListener(type, onChange)
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
