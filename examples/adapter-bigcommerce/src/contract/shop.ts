import { type Good, goods } from './goods.ts'

export interface Item {
  readonly id: string
  readonly good: Good
  quantity: number
}

export interface StoredMetafield {
  readonly id: number
  readonly namespace: string
  readonly key: string
  value: string
  readonly permission_set: string
}

export interface StoredCart {
  readonly id: string
  customerId: number
  readonly channelId: number
  readonly currency: string
  readonly locale: string
  version: number
  items: Item[]
  coupon: string | null
  giftCertificate: string | null
  message: string
  readonly metafields: StoredMetafield[]
}

export interface StoredCustomer {
  readonly id: number
  email: string
  firstName: string
  lastName: string
  password: string
  readonly metafields: StoredMetafield[]
}

export interface StoredList {
  readonly id: number
  readonly customerId: number
  items: { readonly id: number; readonly productId: number; readonly variantId: number | null }[]
}

/** What the contract server stores. */
export interface Shop {
  readonly goods: readonly Good[]
  readonly carts: Map<string, StoredCart>
  readonly customers: Map<number, StoredCustomer>
  readonly lists: Map<number, StoredList>
  readonly orders: Record<string, unknown>[]
  /** The carts of the browser sessions of the storefront, by the session cookie. */
  readonly sessions: Map<string, { cartId: string | null; customerId: number }>
  nextId(): number
}

export const createShop = (): Shop => {
  let id = 1000
  return {
    goods,
    carts: new Map(),
    customers: new Map(),
    lists: new Map(),
    orders: [],
    sessions: new Map(),
    nextId: () => {
      id += 1
      return id
    },
  }
}

/** A refusal of BigCommerce, with its text for the shopper. */
export class Refusal extends Error {
  override readonly name = 'Refusal'
  readonly status: number

  constructor(status: number, title: string) {
    super(title)
    this.status = status
  }
}

const CONFLICT = 'The request cannot be processed due to a possible conflict. Please review the changes and try again.'

/** Refuses a change of another version than the current one. Without a version, BigCommerce does not check. */
export const checkVersion = (cart: StoredCart, version: unknown): void => {
  if (typeof version === 'number' && version !== cart.version) throw new Refusal(409, CONFLICT)
}

const checkQuantity = ({ name, stock, limit, isComingSoon, isRetired }: Good, quantity: number): void => {
  if (isComingSoon || isRetired) throw new Refusal(422, `${name} can't be purchased at the moment.`)
  if (stock !== null && quantity > stock)
    throw new Refusal(422, stock === 0 ? `${name} is out of stock.` : `You can only purchase ${stock} of the ${name}.`)
  if (limit !== null && quantity > limit)
    throw new Refusal(422, `You can only purchase a maximum of ${limit} of the ${name} per order.`)
}

const findGood = (shop: Shop, productId: unknown, variantId: unknown): Good => {
  const good = shop.goods.find((each) => each.id === productId && each.variantId === variantId)
  if (good === undefined) throw new Refusal(404, 'One of the products or variants does not exist.')
  return good
}

/** Adds pieces of a variant; pieces of a variant that is in the cart go to its line. */
export const addItem = (
  shop: Shop,
  cart: StoredCart,
  productId: unknown,
  variantId: unknown,
  quantity: number,
): void => {
  const good = findGood(shop, productId, variantId)
  const item = cart.items.find((each) => each.good === good)
  checkQuantity(good, quantity + (item?.quantity ?? 0))
  if (item === undefined) cart.items.push({ id: crypto.randomUUID(), good, quantity })
  else item.quantity += quantity
  cart.version += 1
}

export const setQuantity = (cart: StoredCart, itemId: string, quantity: number): void => {
  const item = cart.items.find(({ id }) => id === itemId)
  if (item === undefined) throw new Refusal(404, 'The item was not found.')
  checkQuantity(item.good, quantity)
  item.quantity = quantity
  cart.version += 1
}

/** Removes a line; with the last one, BigCommerce deletes the cart. Returns whether the cart still exists. */
export const removeItem = (shop: Shop, cart: StoredCart, itemId: string): boolean => {
  if (cart.items.every(({ id }) => id !== itemId)) throw new Refusal(404, 'The item was not found.')
  cart.items = cart.items.filter(({ id }) => id !== itemId)
  cart.version += 1
  if (cart.items.length === 0) shop.carts.delete(cart.id)
  return cart.items.length > 0
}

export const newCart = (
  shop: Shop,
  parts: Pick<StoredCart, 'customerId' | 'channelId' | 'currency' | 'locale'>,
): StoredCart => {
  const cart: StoredCart = {
    ...parts,
    id: crypto.randomUUID(),
    version: 1,
    items: [],
    coupon: null,
    giftCertificate: null,
    message: '',
    metafields: [],
  }
  shop.carts.set(cart.id, cart)
  return cart
}
