import { type Consent, createConsent } from '@cairn/core/consent'
import { createVisibleCookies } from '@cairn/core/platform'
import type { ComponentType } from 'react'
import { type ConsentMessages, loadConsentMessages } from '../messages/consent/index.ts'
import { ConsentBanner, type ConsentBannerProps } from './ConsentBanner.tsx'
import { createOwnConsentTool, type OwnConsentTool } from './ownConsentTool.ts'

/** The visitor's choice, how to make it, and the question for it in the page's language. */
export interface ConnectedConsent {
  readonly consent: Consent
  readonly choose: OwnConsentTool['choose']
  readonly words: ConsentMessages
  readonly Banner: ComponentType<ConsentBannerProps>
}

/** Begins to keep to the choice of this browser; `open` shows the settings. */
export const connectConsent = async (hreflang: string, open: () => void): Promise<ConnectedConsent> => {
  const words = await loadConsentMessages(hreflang)
  const cookies = createVisibleCookies()
  const tool = createOwnConsentTool({ page: window, cookies, open })
  const consent = createConsent({ cookies, provider: tool })
  consent.start()
  return { consent, choose: tool.choose, words, Banner: ConsentBanner }
}
