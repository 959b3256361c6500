/**
 * The types of the contracts in `openapi/`, with one namespace for each contract. They serve integrators, and back ends
 * that implement the contracts.
 */
export type * as Account from '../api/generated/account.ts'
export type * as Catalogue from '../api/generated/catalogue.ts'
export type * as Content from '../api/generated/content.ts'
export type * as Identity from '../api/generated/identity.ts'
export type * as Reviews from '../api/generated/reviews.ts'
export type * as Search from '../api/generated/search.ts'
export type * as Store from '../api/generated/store.ts'
