import { createOneTrust } from '@cairn/core/consent'
import { createVisibleCookies } from '@cairn/core/platform'

/**
 * Reads the visitor's decision from the cookies of the consent tool. The tool itself loads when the page is idle, which
 * may be later than the first read.
 */
const provider = () => createOneTrust({ cookies: createVisibleCookies(), page: window })

/** Returns whether the shop may store data for the visitor's convenience. */
export const isFunctionalAllowed = (): boolean => {
  try {
    return provider().read().granted.includes('functional')
  } catch {
    return false
  }
}

/** Calls `listener` whenever the decision may have changed. */
export const onConsentChange = (listener: () => void): { unsubscribe(): void } => provider().onChange(listener)
