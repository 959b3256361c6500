import { isSameItem } from '../../cart/cart.changes.ts'
import type { Cart, CartAdd, CartLine, CartNotice, RemovedLine } from '../../cart/cart.types.ts'
import type { Id } from '../../shared/id.ts'
import { CHANNELS } from '../../shared/sites.ts'
import { createCartLine } from '../createCartLine.ts'
import {
  type BackEnd,
  type FakeCart,
  findVariant,
  lineOptions,
  piecesOf,
  refusal,
  type Stocked,
  type StoredLine,
} from './backEnd.ts'
import { amountsOf } from './cart.discounts.ts'

const lineOf = ({ id, quantity, properties, custom }: StoredLine, { product, variant }: Stocked): CartLine => {
  const regular = variant.regularPrice?.amount ?? variant.price.amount
  return createCartLine({
    id,
    productId: product.id,
    variantId: variant.id,
    sku: variant.sku,
    name: product.name,
    slug: product.slug,
    options: lineOptions(product, variant),
    properties,
    custom,
    quantity,
    listPrice: regular,
    salePrice: variant.price.amount,
    extendedPrice: variant.price.amount * quantity,
    extendedListPrice: regular * quantity,
    isComingSoon: product.isComingSoon,
    isRetired: product.isRetired,
    isTracked: variant.isTracked,
    inventoryLevel: variant.inventoryLevel,
  })
}

/** What the last request changed by itself. Only the answer to that request contains it. */
export interface Changed {
  readonly removed?: readonly RemovedLine[]
  readonly notices?: readonly CartNotice[]
}

/** Returns the cart in the format of the port, with current prices and stock. */
export const viewCart = (backEnd: BackEnd, cart: FakeCart, { removed = [], notices = [] }: Changed = {}): Cart => {
  const { site } = backEnd
  const lines = cart.lines.flatMap((line) => {
    const stocked = findVariant(backEnd, line.variantId)
    return stocked === null ? [] : [lineOf(line, stocked)]
  })
  const baseAmount = lines.reduce((sum, { extendedPrice }) => sum + extendedPrice, 0)
  return {
    id: cart.id,
    revision: backEnd.unsupported.includes('versions') ? null : String(cart.revision),
    customerId: cart.customerId,
    channelId: `${CHANNELS[site.storeSource]?.[0] ?? site.storeSource}`,
    email: '',
    currency: site.currency,
    currencySymbol: site.sign,
    locale: site.hreflang,
    taxIncluded: site.taxIncluded,
    country: cart.country,
    lines,
    ...amountsOf(backEnd, cart, baseAmount),
    taxes: [],
    notices,
    note: cart.note,
    custom: cart.custom,
    createdAt: new Date(cart.createdAt).toISOString(),
    updatedAt: new Date(cart.updatedAt).toISOString(),
    removed,
  }
}

export const emptyCart = ({ now }: BackEnd, customerId: Id | null): FakeCart => ({
  id: crypto.randomUUID(),
  customerId,
  revision: 1,
  country: null,
  shippingAddress: null,
  isOpen: true,
  lines: [],
  coupons: [],
  giftCards: [],
  note: null,
  custom: {},
  createdAt: now(),
  updatedAt: now(),
})

/** Throws `REFUSED` if this quantity cannot be sold in the cart's country. */
export const refuseUnsellable = (stocked: Stocked | null, quantity: number, country: string | null): void => {
  if (stocked === null) throw refusal('REFUSED', 'unknown_variant', 'This item does not exist')
  const { product, variant } = stocked
  if (product.isComingSoon) throw refusal('REFUSED', 'coming_soon', 'This item cannot be bought yet')
  if (product.isRetired) throw refusal('REFUSED', 'retired', 'No longer available.')
  const most = piecesOf(variant)
  if (most === 0) throw refusal('REFUSED', 'out_of_stock', 'Currently out of stock')
  if (quantity > most) throw refusal('REFUSED', 'maximum_quantity', `maximum stock quantity is ${most}`)
  if (country !== null && product.unshippableTo.includes(country))
    throw refusal('REFUSED', 'not_shippable', `This item cannot be sent to ${country}`)
}

/** Returns the lines with the quantity of one line set. */
export const withQuantity = (lines: readonly StoredLine[], lineId: string, quantity: number): readonly StoredLine[] =>
  lines.map((line) => (line.id === lineId ? { ...line, quantity } : line))

/** Returns the lines with more pieces: on the line with the same variant, properties and custom data, or on a new line. */
export const withPieces = (
  lines: readonly StoredLine[],
  { variantId, properties = {}, custom = {} }: CartAdd,
  quantity: number,
): readonly StoredLine[] => {
  const known = lines.find((line) => isSameItem({ variantId, properties, custom }, line))
  return known === undefined
    ? [...lines, { id: crypto.randomUUID(), variantId, quantity, properties, custom }]
    : withQuantity(lines, known.id, known.quantity + quantity)
}

/** Returns how many pieces of a variant all lines have together. */
export const quantityOf = (lines: readonly StoredLine[], variantId: Id): number =>
  lines.reduce((sum, line) => sum + (line.variantId === variantId ? line.quantity : 0), 0)
