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
export { plainText } from '../api/adapter/plainText.ts'
export { currencySign, minorDigits, toDecimal, toMinor } from '../shared/money.ts'
