export type * from './newsletter.types.ts'
