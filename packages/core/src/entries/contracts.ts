export type * from '../contracts/index.ts'
