export { reviews } from '../domains/reviews.ts'
export * from '../reviews/index.ts'
