import type { ComponentType } from 'react'
import { type ConsentSettingsMessages, loadConsentSettingsMessages } from '../messages/consentSettings/index.ts'
import { ConsentSettings, type ConsentSettingsProps } from './ConsentSettings.tsx'

/** The dialog of the consent settings and its texts. */
export interface LoadedConsentSettings {
  readonly View: ComponentType<ConsentSettingsProps>
  readonly words: ConsentSettingsMessages
}

/** Loads the dialog with the texts in the language of a site. */
export const loadConsentSettings = async (hreflang: string): Promise<LoadedConsentSettings> => ({
  View: ConsentSettings,
  words: await loadConsentSettingsMessages(hreflang),
})
