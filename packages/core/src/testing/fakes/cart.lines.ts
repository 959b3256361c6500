import type { Cart, CartLine, RemovedLine } from '../../cart/cart.types.ts'
import type { Id } from '../../shared/id.ts'
import { CHANNELS } from '../../shared/sites.ts'
import { createCartLine } from '../createCartLine.ts'
import { type BackEnd, type FakeCart, findVariant, lineOptions, piecesOf, refusal, type Stocked } from './backEnd.ts'

type StoredLine = FakeCart['lines'][number]

const lineOf = ({ id, quantity }: StoredLine, { product, variant }: Stocked): CartLine => {
  const regular = variant.regularPrice?.amount ?? variant.price.amount
  return createCartLine({
    id,
    productId: product.id,
    variantId: variant.id,
    sku: variant.sku,
    name: product.name,
    slug: product.slug,
    options: lineOptions(product, variant),
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

const discountOf = ({ customers, now }: BackEnd, { customerId }: FakeCart, amount: number): number => {
  const membership = customers.find(({ profile }) => profile.customerId === customerId)?.membership
  const isMember = membership?.isActive === true && Date.parse(membership.expiry_date ?? '') > now()
  return isMember ? Math.round((amount * (membership.discount ?? 0)) / 100) : 0
}

/** Returns the cart in the format of the port, with current prices and stock. */
export const viewCart = (backEnd: BackEnd, cart: FakeCart, removed: readonly RemovedLine[] = []): Cart => {
  const { site } = backEnd
  const lines = cart.lines.flatMap((line) => {
    const stocked = findVariant(backEnd, line.variantId)
    return stocked === null ? [] : [lineOf(line, stocked)]
  })
  const baseAmount = lines.reduce((sum, { extendedPrice }) => sum + extendedPrice, 0)
  const discountAmount = discountOf(backEnd, cart, baseAmount)
  return {
    id: cart.id,
    revision: String(cart.revision),
    customerId: cart.customerId,
    channelId: `${CHANNELS[site.storeSource]?.[0] ?? site.storeSource}`,
    email: '',
    currency: site.currency,
    currencySymbol: site.sign,
    locale: site.hreflang,
    taxIncluded: site.taxIncluded,
    country: cart.country,
    lines,
    baseAmount,
    discountAmount,
    cartAmount: baseAmount - discountAmount,
    discounts: discountAmount > 0 ? [{ label: 'Membership', amount: discountAmount, code: null }] : [],
    taxes: [],
    giftCards: [],
    notices: [],
    note: null,
    custom: {},
    coupons: [],
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
  isOpen: true,
  lines: [],
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

/** Returns the lines with the variant's quantity set. A variant never has more than one line. */
export const withQuantity = (lines: readonly StoredLine[], variantId: Id, quantity: number): readonly StoredLine[] =>
  lines.some((line) => line.variantId === variantId)
    ? lines.map((line) => (line.variantId === variantId ? { ...line, quantity } : line))
    : [...lines, { id: crypto.randomUUID(), variantId, quantity }]

export const quantityOf = (lines: readonly StoredLine[], variantId: Id): number =>
  lines.find((line) => line.variantId === variantId)?.quantity ?? 0
