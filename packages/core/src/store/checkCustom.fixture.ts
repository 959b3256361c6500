import * as z from 'zod/mini'
import { cartOf, lineOf } from '../cart/cart.fixture.ts'
import type { CartChange, CartGateway } from '../cart/cart.types.ts'
import type { StoreError } from '../shared/errors.ts'
import type { StandardSchema } from '../shared/standardSchema.ts'
import { type CustomSchemas, checkCustom } from './checkCustom.ts'

/** A schema of a library, for the data of a gift. */
export const gift = z.object({
  message: z.optional(z.string().check(z.maxLength(5, 'Too long'))),
  wrap: z.optional(z.boolean()),
})
export const CART_ID = 'cart-1-0123456789abcdef'

/** A schema without a library, which answers with `run`. */
export const schemaOf = (run: (value: unknown) => ReturnType<StandardSchema<object>['~standard']['validate']>) =>
  ({ '~standard': { version: 1, vendor: 'test', validate: run } }) satisfies StandardSchema<object>

/** Waits until everything is reported. */
export const settled = () => new Promise((resolve) => setTimeout(resolve, 5))

/** Creates a cart gateway that answers every call with `sent`, and records the changes that it receives. */
export const cartWith = (sent: { readonly line?: object; readonly cart?: object } = {}) => {
  const received: CartChange[] = []
  const answer = cartOf([lineOf('a', { custom: { ...sent.line } })], { id: CART_ID, custom: { ...sent.cart } })
  const record = async ({ change }: { change: CartChange }) => {
    received.push(change)
    return answer
  }
  const gateway: CartGateway = {
    load: async () => answer,
    create: record,
    save: record,
    claim: async () => answer,
    release: async () => undefined,
  }
  return { gateway, received }
}

/** Wraps the gateways with the schemas; `errors` has what was reported. */
export const check = <Ports extends object>(schemas: CustomSchemas, ports: Ports) => {
  const errors: StoreError[] = []
  const gateways = checkCustom(schemas)(ports, { onError: (error) => void errors.push(error) })
  return { gateways, errors }
}

/** An add with these data of the team. */
export const add = (custom?: object): CartChange & { kind: 'add' } => ({
  kind: 'add',
  key: 'k',
  variantId: '1',
  quantity: 1,
  ...(custom && { custom: { ...custom } }),
})
/** Sends a change of a cart. */
export const save = (gateway: CartGateway, change: CartChange) =>
  gateway.save({ cartId: CART_ID, revision: null, change }, {})
