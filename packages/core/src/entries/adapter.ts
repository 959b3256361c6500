// Everything that the gateways of another back end have in common.
export { checkNotAborted } from '../api/adapter/checkNotAborted.ts'
export { type CartParts, completeCart, completeLine, type LineParts } from '../api/adapter/completeCart.ts'
export {
  type CardParts,
  completeCard,
  completeProduct,
  completeVariant,
  type ProductParts,
  type VariantParts,
} from '../api/adapter/completeProduct.ts'
export {
  createGraphqlCall,
  type GraphqlCall,
  type GraphqlOptions,
  type GraphqlRequest,
} from '../api/adapter/createGraphqlCall.ts'
export {
  type BackEndSession,
  createPasswordSession,
  type PasswordSessionBackEnd,
  type PasswordSessionOptions,
} from '../api/adapter/createPasswordSession.ts'
export {
  type AnyServiceRequest,
  createServiceCall,
  type ServiceCall,
  type ServiceOptions,
  type ServiceProblem,
  type ServiceRequest,
} from '../api/adapter/createServiceCall.ts'
export { type ForwardOptions, forwardRequest } from '../api/adapter/forwardRequest.ts'
export { noticeCut } from '../api/adapter/noticeCut.ts'
export { plainText } from '../api/adapter/plainText.ts'
export { flagOf, listOf, recordOf, textOf } from '../api/adapter/readJson.ts'
export { mapCart } from '../api/mappers/cart.mapper.ts'
export type { WireCart, WireLine } from '../api/mappers/cart.wire.ts'
export { isFlagged, mapOptions, numberOf, slugOf } from '../api/mappers/fields.ts'
export { pricesOf } from '../api/mappers/prices.ts'
export { mapRecommendations, mapSearchAnswer, mapSuggestion, mapTrending } from '../api/mappers/search.mapper.ts'
export type {
  WireAttributes,
  WireFacet,
  WireNestedResult,
  WireRecommendation,
  WireResult,
  WireSearchAnswer,
  WireSuggestion,
  WireTrending,
} from '../api/mappers/search.wire.ts'
export { toSnakeCase } from '../api/mappers/storefrontCart.mapper.ts'
export { unescapeText } from '../api/mappers/text.ts'
export { unlessMissing } from '../api/readBody.ts'
export { needed, type ReportBroken, readParts } from '../api/readParts.ts'
export { sortedJson } from '../shared/custom.ts'
export { currencySign, minorDigits, toDecimal, toMinor } from '../shared/money.ts'
