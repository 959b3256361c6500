import type { ConsentCategory } from '@cairn/core/consent'
import type { Site } from '../app/shop/sites.ts'

/** The categories that share data with others. */
const SHARING: readonly ConsentCategory[] = ['analytics', 'targeting']

/**
 * Returns whether the browser sends the signal Global Privacy Control on a site in the United States, where state laws
 * make it a request not to sell or share data (docs/decisions/051).
 */
export const hasPrivacyControl = ({ countryCode }: Site, browser: Navigator): boolean =>
  countryCode === 'US' && 'globalPrivacyControl' in browser && browser.globalPrivacyControl === true

/** Returns the categories that stay allowed under the signal: those that share no data. */
export const withoutSharing = <Category extends ConsentCategory>(categories: readonly Category[]): Category[] =>
  categories.filter((category) => !SHARING.includes(category))

/** Returns whether the signal refuses a category. */
export const isSharing = (category: ConsentCategory): boolean => SHARING.includes(category)
