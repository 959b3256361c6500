import type { ShopConfig } from './src/app/shopConfig.ts'

/** The one file that a team edits for its own shop. A change takes a new build. */
export const shopConfig: ShopConfig = {
  partnerUrl: 'https://cn.cairn.example/',
  resetPersisted: false,
  // The professionals of the demonstration.
  refreshedGroups: [2],
}
