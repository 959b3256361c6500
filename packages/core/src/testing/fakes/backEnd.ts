import type { NewAccount, Order, Profile } from '../../account/account.types.ts'
import type { Cart, CartFeature, LineCustom, LineOption } from '../../cart/cart.types.ts'
import type { StartedCheckout } from '../../checkout/checkout.types.ts'
import type { ContactMessage } from '../../contact/contact.types.ts'
import type { DeliveryAddress } from '../../delivery/delivery.types.ts'
import type { Membership } from '../../membership/membership.types.ts'
import type { Product, Variant } from '../../product/product.types.ts'
import type { Review } from '../../reviews/reviews.types.ts'
import type { CallOptions } from '../../shared/call.ts'
import type { JsonObject } from '../../shared/custom.ts'
import { type ErrorCode, StoreError } from '../../shared/errors.ts'
import { MAX_LINE_QUANTITY } from '../../shared/generated/limits.ts'
import type { Id } from '../../shared/id.ts'
import type { Site } from '../../shared/site.ts'

/** A product of the fake shop, with additional fields that the product gateway does not return. */
export interface FakeProduct extends Product {
  /** ISO 3166-1 alpha-2 codes of the countries to which the product does not ship. */
  readonly unshippableTo: readonly string[]
  readonly reviews: readonly Review[]
}

/** A line as the fake shop stores it. */
export interface StoredLine {
  readonly id: string
  readonly variantId: Id
  readonly quantity: number
  readonly properties: Readonly<Record<string, string>>
  readonly custom: LineCustom
}

export interface FakeCart {
  readonly id: string
  /** Null for a guest. */
  customerId: Id | null
  revision: number
  country: string | null
  /** Where the order goes; null until the checkout page has saved it. */
  shippingAddress: DeliveryAddress | null
  isOpen: boolean
  lines: readonly StoredLine[]
  /** The codes of the applied coupons. */
  coupons: readonly string[]
  giftCards: readonly { readonly id: string; readonly code: string }[]
  note: string | null
  custom: JsonObject
  readonly createdAt: number
  updatedAt: number
}

export interface FakeCustomer {
  profile: Profile
  password: string
  membership: Membership | null
  orders: readonly Order[]
  wishlist: readonly { readonly id: Id; readonly productId: Id; readonly variantId: Id | null }[]
}

/** The state that all browsers of one fake shop share. */
export interface BackEnd {
  readonly site: Site
  readonly sites: readonly Site[]
  readonly products: readonly FakeProduct[]
  readonly carts: Map<string, FakeCart>
  readonly customers: FakeCustomer[]
  /** The percentage of each coupon, by its code. */
  readonly coupons: ReadonlyMap<string, number>
  /** The balance of each gift card in minor units, by its code. */
  readonly giftCards: Map<string, number>
  /** What the carts of this back end cannot do. */
  readonly unsupported: readonly CartFeature[]
  /** Membership codes that nobody has used yet. */
  readonly codes: Set<string>
  /** The first result for each idempotency key: a cart or a refusal. A repeated request gets this result again. */
  readonly answered: Map<string, { readonly cart: Cart } | { readonly refusal: StoreError }>
  /** The checkouts that have started, by idempotency key. */
  readonly checkouts: Map<string, StartedCheckout>
  readonly subscribers: Set<string>
  /** Messages to the shop, by idempotency key. */
  readonly messages: Map<string, ContactMessage>
  readonly now: () => number
  readonly nextId: () => Id
}

/** The state that the back end keeps for one browser. */
export interface Visit {
  customer: FakeCustomer | null
  /** The id of the cart that this browser used last; a real back end reads it from the cookie. */
  cartId: string | null
}

/**
 * Waits for the simulated network delay, then resolves with the result of `work`; rejects if the caller aborts. `work`
 * runs synchronously, so calls cannot interleave.
 */
export type Answer = <Value>(options: CallOptions, work: () => Value) => Promise<Value>

const endedError = (signal: AbortSignal): StoreError =>
  new StoreError('ABORTED', 'The request was ended', { cause: signal.reason })

export const createAnswer =
  (pause: () => Promise<void>): Answer =>
  async ({ signal }, work) => {
    if (signal?.aborted) throw endedError(signal)
    await new Promise<void>((resolve, reject) => {
      const end = () => signal && reject(endedError(signal))
      signal?.addEventListener('abort', end, { once: true })
      pause()
        .finally(() => signal?.removeEventListener('abort', end))
        .then(resolve, reject)
    })
    return work()
  }

const STATUS: Partial<Record<ErrorCode, number>> = { UNAUTHORIZED: 401, NOT_FOUND: 404, CONFLICT: 409, REFUSED: 422 }

/**
 * Creates the error of a refused call, with the same fields as an error that the transport creates from a problem
 * response. `detail` is the text for the shopper.
 */
export const refusal = (code: ErrorCode, problem: string, detail: string): StoreError => {
  const status = STATUS[code]
  return new StoreError(code, detail, { detail, problem, ...(status !== undefined && { status }) })
}

export const signedIn = ({ customer }: Visit): FakeCustomer => {
  if (customer === null) throw refusal('UNAUTHORIZED', 'unauthorized', 'Please sign in')
  return customer
}

/** Runs `work` once per key. A repeated key gets the first result again, even if that was a `REFUSED` error. */
export const once = ({ answered, unsupported }: BackEnd, key: string, work: () => Cart): Cart => {
  if (unsupported.includes('idempotency')) return work()
  const known = answered.get(key)
  if (known !== undefined) {
    if ('refusal' in known) throw known.refusal
    return known.cart
  }
  try {
    const cart = work()
    answered.set(key, { cart })
    return cart
  } catch (cause) {
    if (cause instanceof StoreError && cause.code === 'REFUSED') answered.set(key, { refusal: cause })
    throw cause
  }
}

export interface Stocked {
  readonly product: FakeProduct
  readonly variant: Variant
}

export const findVariant = ({ products }: BackEnd, variantId: Id | null): Stocked | null => {
  for (const product of products) {
    const variant = product.variants.find(({ id }) => id === variantId)
    if (variant !== undefined) return { product, variant }
  }
  return null
}

export const piecesOf = ({ isTracked, inventoryLevel }: Variant): number =>
  isTracked ? Math.max(0, inventoryLevel ?? 0) : MAX_LINE_QUANTITY

/** Returns the options of a variant for a cart line: the name of each option and the label of its value. */
export const lineOptions = ({ options }: Product, variant: Variant): readonly LineOption[] =>
  options.flatMap(({ name, values }) =>
    values.flatMap(({ key, label }) => (key === variant.options[name] ? [{ name, value: label }] : [])),
  )

/** Creates a customer; returns null when the e-mail address is taken. */
export const addCustomer = (
  { customers, nextId }: BackEnd,
  { userName, password, firstName, lastName }: NewAccount,
): FakeCustomer | null => {
  if (customers.some(({ profile }) => profile.userName.toLowerCase() === userName.toLowerCase())) return null
  const customer: FakeCustomer = {
    profile: { customerId: nextId(), userName, firstName, lastName },
    password,
    membership: null,
    orders: [],
    wishlist: [],
  }
  customers.push(customer)
  return customer
}
