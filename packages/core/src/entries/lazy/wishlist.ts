export { lazyWishlist } from '../../lazy/domains/wishlist.lazy.ts'
