import { shopConfig } from '../../../shop.config.ts'
import type { Site } from './sites.ts'

/** Each store has its own reviews, and so its own key at the reviews provider. */
const reviewsKeys: Readonly<Record<Site['storeSource'], string>> = { EU: 'cairn', US: 'cairnUS' }

/** Returns the options of the store that come from the shop's configuration and from the site. */
export const storeSettings = ({ storeSource }: Site) => ({
  country: { ...(shopConfig.partnerUrl !== null && { partnerUrl: shopConfig.partnerUrl }) },
  customerGroups: shopConfig.refreshedGroups,
  // The name in the specification (spec 3.storage.cookie-gore-auth).
  authCookie: 'gore_auth',
  reviews: { appKey: reviewsKeys[storeSource] },
  checkAnswers: import.meta.env.DEV,
})
