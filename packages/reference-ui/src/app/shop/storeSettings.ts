import { shopConfig } from '../../../shop.config.ts'
import type { Site } from './sites.ts'

/** Each store has its own reviews, and so its own key at the reviews provider. */
const reviewsKeys: Readonly<Record<Site['storeSource'], string>> = { EU: 'cairn', US: 'cairnUS' }

/** The part of the shop's configuration that the core needs. */
export const storeSettings = ({ storeSource }: Site) => ({
  country: { ...(shopConfig.partnerUrl !== null && { partnerUrl: shopConfig.partnerUrl }) },
  customerGroups: shopConfig.refreshedGroups,
  reviews: { appKey: reviewsKeys[storeSource] },
})
