export { wishlist } from '../domains/wishlist.ts'
export * from '../wishlist/index.ts'
