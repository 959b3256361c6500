import { httpProduct } from '../api/httpGateways.ts'
import type { PortDefinition } from '../kit/definition.types.ts'
import type { ProductGateway } from '../product/product.types.ts'
import { productAnswers } from '../store/portAnswers.ts'

/** The port (gateway interface) `product`, which pages call without a domain: `createStore({ ports: [product] })`. */
export const product: PortDefinition<'product', ProductGateway> = {
  name: 'product',
  createGateway: httpProduct,
  answers: productAnswers,
}
