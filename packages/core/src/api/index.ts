export { type ErrorCode, StoreError } from '../shared/errors.ts'
export { answerOf } from './answerOf.ts'
export { type Apis, type ClientOptions, type Clients, createClients, defaultApis } from './client.ts'
export { mapStorefrontCarts } from './mappers/storefrontCart.mapper.ts'
