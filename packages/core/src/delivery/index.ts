export type * from './delivery.types.ts'
