import type { AccountGateway } from '../account/account.types.ts'
import type { Cart, CartChange, CartGateway } from '../cart/cart.types.ts'
import type { ProductGateway } from '../product/product.types.ts'
import type { SearchGateway } from '../search/search.types.ts'
import type { CustomPlace, JsonObject } from '../shared/custom.ts'
import { StoreError, UNEXPECTED_ERROR } from '../shared/errors.ts'

// Which calls of the ports (gateway interfaces) carry data of the team, and where.

/** Checks the data of one part of a response, and returns the part with the data that may reach the store. */
export type CheckPart = <Part extends { readonly custom?: object | undefined }>(
  place: CustomPlace,
  part: Part,
) => Promise<Part>

/** Checks data of a request, and returns the data to send. Rejects for data that the shop must not send. */
export type CheckSent = (place: CustomPlace, data: object) => Promise<JsonObject>

type AnswerOf<Call> = Call extends (...values: never[]) => Promise<infer Answer> ? Answer : never

type AnswerChecks<Gateway> = {
  readonly [Call in keyof Gateway]?: (answer: AnswerOf<Gateway[Call]>, check: CheckPart) => Promise<unknown>
}

const checkAll = <Part extends { readonly custom?: object | undefined }>(
  place: CustomPlace,
  parts: readonly Part[],
  check: CheckPart,
): Promise<readonly Part[]> => Promise.all(parts.map((part) => check(place, part)))

const checkCart = async (cart: Cart | null, check: CheckPart): Promise<Cart | null> =>
  cart && { ...(await check('cart', cart)), lines: await checkAll('line', cart.lines, check) }

const cart: AnswerChecks<CartGateway> = { load: checkCart, create: checkCart, save: checkCart, claim: checkCart }

const account: AnswerChecks<AccountGateway> = {
  profile: (profile, check) => check('profile', profile),
  updateProfile: (profile, check) => check('profile', profile),
  changePassword: (profile, check) => check('profile', profile),
  signUp: (profile, check) => check('profile', profile),
  orders: async (page, check) => ({ ...page, orders: await checkAll('order', page.orders, check) }),
  order: (order, check) => check('order', order),
}

const product: AnswerChecks<ProductGateway> = {
  load: async (product, check) => product && check('product', product),
}

const search: AnswerChecks<SearchGateway> = {
  search: async (results, check) => ({ ...results, products: await checkAll('searchCard', results.products, check) }),
  recommend: (cards, check) => checkAll('searchCard', cards, check),
}

/** The checks of responses, by the name of the port and of the call. */
export const ANSWER_CHECKS: Readonly<Record<string, object>> = { account, cart, product, search }

/** The error of a request with data that the schema of the shop refuses. The store does not send the request. */
export const refusal = (reasons: string, cause?: unknown): StoreError =>
  new StoreError('REFUSED', reasons || UNEXPECTED_ERROR, { problem: 'invalid_custom', detail: reasons, cause })

/** Returns a change of the cart with checked data. The removal of a value (`null`) needs no check. */
const checkChange = async (change: CartChange, check: CheckSent): Promise<CartChange> => {
  if (change.kind === 'add' && change.custom) return { ...change, custom: await check('line', change.custom) }
  if (change.kind !== 'custom' || change.value === null) return change
  const { name } = change
  const read = await check('cart', { [name]: change.value })
  const value = Object.hasOwn(read, name) ? read[name] : undefined
  // Most schemas leave out the names that they do not know.
  if (value === undefined) throw refusal(`The schema of the cart has no value "${name}"`)
  return { ...change, value }
}

/** Returns the request of a call with checked data. */
const checkRequest = async (request: { readonly change: CartChange }, check: CheckSent): Promise<object> => ({
  ...request,
  change: await checkChange(request.change, check),
})

/** The checks of requests, by the name of the port and of the call. */
export const REQUEST_CHECKS: Readonly<Record<string, object>> = { cart: { create: checkRequest, save: checkRequest } }
