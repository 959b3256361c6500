import type { CartLine } from '../cart/cart.types.ts'
import type { ProductView } from '../product/product.types.ts'
import type { SearchCard } from '../search/results.types.ts'
import { type ConsentCategory, isGranted } from '../shared/consent.ts'
import type { WishlistItem } from '../wishlist/wishlist.types.ts'
import type { TrackedItem, TrackingConsent } from './tracking.types.ts'

/** Events that may wait for a choice; then the oldest makes room. */
export const MOST_WAITING = 200
/** Items that one event may carry (Google Analytics 4). */
export const MOST_ITEMS = 200

type Prices = { readonly now: number | null; readonly regular: number | null }

const priced = ({ now, regular }: Prices): Pick<TrackedItem, 'price' | 'discount'> => ({
  price: now,
  discount: now === null || regular === null ? 0 : Math.max(0, regular - now),
})

const variantOf = (options: readonly { readonly value: string }[]): string | null =>
  options.map(({ value }) => value).join(' / ') || null

/** A line, with the quantity that the event is about. */
export const itemOfLine = (line: CartLine, quantity = line.quantity): TrackedItem => ({
  id: line.productId === null ? line.sku || line.id : String(line.productId),
  name: line.name,
  variant: variantOf(line.options),
  category: [],
  ...priced({ now: line.salePrice, regular: line.listPrice }),
  quantity,
  index: null,
})

export const itemOfWish = (item: WishlistItem): TrackedItem => ({
  id: String(item.productId),
  name: item.name,
  variant: variantOf(item.options),
  category: item.category,
  ...priced({ now: item.price.amount, regular: item.regularPrice?.amount ?? null }),
  quantity: 1,
  index: null,
})

export const itemOfCard = (card: SearchCard, index: number): TrackedItem => ({
  id: String(card.id),
  name: card.name,
  variant: null,
  category: card.category,
  ...priced({ now: card.price?.amount ?? null, regular: card.regularPrice?.amount ?? null }),
  quantity: 1,
  index,
})

export const itemOfProduct = ({ product, color, size, currentPrice, regularPrice }: ProductView): TrackedItem => {
  const label = product.sizes.find(({ key }) => key === size)?.label
  return {
    id: String(product.id),
    name: product.name,
    variant: variantOf([{ value: color.name }, ...(label === undefined ? [] : [{ value: label }])]),
    category: product.category,
    ...priced({ now: currentPrice.amount, regular: regularPrice?.amount ?? null }),
    quantity: 1,
    index: null,
  }
}

/** What the items cost together, in minor units: price times quantity, without shipping and tax (Google Analytics 4). */
export const totalOf = (items: readonly TrackedItem[]): number =>
  items.reduce((sum, { price, quantity }) => sum + (price ?? 0) * quantity, 0)

/** Query parameters that may carry a code, a token or an address of a person. */
const PRIVATE = /^(code|state|iss|session_state|nonce|error(_\w+)?|email|.*token.*|.*password.*)$/i

/** The address as it may be reported (threats A15); null for one that cannot be read. */
export const trackedUrl = (href: string): string | null => {
  if (!URL.canParse(href)) return null
  const { origin, pathname, searchParams } = new URL(href)
  if (origin === 'null') return null
  if (/\/auth-callback\/?$/.test(pathname)) return `${origin}${pathname}`
  for (const name of [...searchParams.keys()]) if (PRIVATE.test(name)) searchParams.delete(name)
  const query = searchParams.toString()
  return `${origin}${pathname}${query === '' ? '' : `?${query}`}`
}

/** What becomes of an event: before a choice it waits, after a refusal it is nothing. */
export type Leave = 'granted' | 'open' | 'refused'

export const leaveOf = (consent: ReturnType<TrackingConsent['getSnapshot']>, category: ConsentCategory): Leave => {
  if (isGranted(consent, category)) return 'granted'
  return consent.status === 'decided' ? 'refused' : 'open'
}
