export { connectTracking, type Tracking } from './connectTracking.ts'
export { toEntries } from './tracking.ga4.ts'
export {
  itemOfCard,
  itemOfLine,
  itemOfProduct,
  itemOfWishlist,
  totalOf,
  trackedUrl,
} from './tracking.rules.ts'
export type * from './tracking.types.ts'
