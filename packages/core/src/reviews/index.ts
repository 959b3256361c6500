export type * from './reviews.types.ts'
