export { type ErrorCode, StoreError } from '../shared/errors.ts'
export { type Apis, defaultApis } from './apis.ts'
export type {
  CallOptions,
  KeyedCallOptions,
  RetryableCallOptions,
  TypedClient,
} from './callOptions.types.ts'
export { mapStorefrontCarts } from './mappers/storefrontCart.mapper.ts'
export { readBody } from './readBody.ts'
export { type CallFailure, type DataOf, type ProblemOf, type Result, readResult } from './readResult.ts'
export { type ClientOptions, type Clients, createClients } from './typedClients.ts'
