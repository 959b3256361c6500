import type { ShopConfig } from './src/app/shop/shopConfig.ts'

/** Configuration that a team edits for its own shop. A change needs a new build. */
export const shopConfig: ShopConfig = {
  partnerUrl: 'https://cn.cairn.example/',
  // The demonstration has only a test payment. A real shop lists its cards and wallets.
  paymentBrands: 'test',
  resetPersisted: false,
  // Id of the professional group in the demonstration data.
  refreshedGroups: ['2'],
}
