import type { Store } from '@cairn/core'
import { type Consent, createConsent } from '@cairn/core/consent'
import { createVisibleCookies } from '@cairn/core/platform'
import type { ComponentType } from 'react'
import { toHref } from '../app/shop/address.ts'
import type { Site } from '../app/shop/sites.ts'
import { removeMemory } from '../memory/removeMemory.ts'
import { type ConsentMessages, loadConsentMessages } from '../messages/consent/index.ts'
import { ConsentBanner, type ConsentBannerProps } from './ConsentBanner.tsx'
import { createOwnConsentTool, GROUPS, type OwnConsentTool } from './ownConsentTool.ts'
import { hasPrivacyControl } from './privacyControl.ts'
import { followClearedData } from './startOver.ts'

/** The consent of the visitor, the function to change it, and the translated banner. */
export interface ConnectedConsent {
  readonly consent: Consent
  readonly choose: OwnConsentTool['choose']
  readonly words: ConsentMessages
  /** Whether the browser's Global Privacy Control refuses the categories that share data. */
  readonly isControlled: boolean
  readonly Banner: ComponentType<ConsentBannerProps>
}

/**
 * If the consent was cleared while a page was in the back/forward cache, reloads the page when the browser restores it.
 */
const reloadWhenCleared = (isStored: () => boolean): void => {
  let wasStored = false
  window.addEventListener('pagehide', () => {
    wasStored = isStored()
  })
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted && wasStored && !isStored()) location.reload()
  })
}

/** Deletes what the shop remembers for the visitor when the consent for functional data is missing or withdrawn. */
const forgetWithoutConsent = ({ getSnapshot, subscribe }: Consent): void => {
  const check = () => {
    if (!getSnapshot().granted.includes('functional')) removeMemory()
  }
  check()
  subscribe(check)
}

/** Starts consent in this browser, and starts over when another tab clears the data. `open` shows the settings. */
export const connectConsent = async (store: Store, site: Site, open: () => void): Promise<ConnectedConsent> => {
  const words = await loadConsentMessages(site.hreflang)
  const cookies = createVisibleCookies()
  const isControlled = hasPrivacyControl(site, navigator)
  const tool = createOwnConsentTool({ page: window, cookies, open, hasPrivacyControl: isControlled })
  const { granted } = tool.read()
  // Correct the cookie of an earlier consent, because other scripts read it.
  if (isControlled && cookies.raw('OptanonAlertBoxClosed') !== null)
    tool.choose(GROUPS.map(({ category }) => category).filter((category) => granted.includes(category)))
  const consent = createConsent({ cookies, provider: tool })
  consent.start()
  forgetWithoutConsent(consent)
  followClearedData(store, toHref(site, '/home'))
  reloadWhenCleared(() => cookies.raw('OptanonAlertBoxClosed') !== null)
  return { consent, choose: tool.choose, words, isControlled, Banner: ConsentBanner }
}
