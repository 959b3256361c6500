export { wishlistMachine } from './wishlist.machine.ts'
export type * from './wishlist.types.ts'
export { createWishlistDomain, type WishlistDomain } from './wishlist.view.ts'
