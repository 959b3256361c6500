export type * from './contact.types.ts'
