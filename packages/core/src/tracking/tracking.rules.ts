import type { CartLine } from '../cart/cart.types.ts'
import type { ProductView } from '../product/product.types.ts'
import type { SearchCard } from '../search/results.types.ts'
import { type ConsentCategory, isGranted } from '../shared/consent.ts'
import type { WishlistItem } from '../wishlist/wishlist.types.ts'
import type { TrackedItem, TrackingConsent } from './tracking.types.ts'

/** The maximum number of waiting events; a further event replaces the oldest. */
export const MAX_WAITING = 200
/** The maximum number of items per event (Google Analytics 4). */
export const MAX_ITEMS = 200

type Prices = { readonly now: number | null; readonly regular: number | null }

const priced = ({ now, regular }: Prices): Pick<TrackedItem, 'price' | 'discount'> => ({
  price: now,
  discount: now === null || regular === null ? 0 : Math.max(0, regular - now),
})

const variantOf = (options: readonly { readonly value: string }[]): string | null =>
  options.map(({ value }) => value).join(' / ') || null

/**
 * Returns the item of a cart line. `quantity` may differ from the line's quantity, for instance when only the
 * difference is reported.
 */
export const itemOfLine = (line: CartLine, quantity = line.quantity): TrackedItem => ({
  id: line.productId ?? (line.sku || line.id),
  name: line.name,
  variant: variantOf(line.options),
  category: [],
  ...priced({ now: line.salePrice, regular: line.listPrice }),
  quantity,
  index: null,
})

export const itemOfWishlist = (item: WishlistItem): TrackedItem => ({
  id: item.productId,
  name: item.name,
  variant: variantOf(item.options),
  category: item.category,
  ...priced({ now: item.price.amount, regular: item.regularPrice?.amount ?? null }),
  quantity: 1,
  index: null,
})

export const itemOfCard = (card: SearchCard, index: number): TrackedItem => ({
  id: card.id,
  name: card.name,
  variant: null,
  category: card.category,
  ...priced({ now: card.price?.amount ?? null, regular: card.regularPrice?.amount ?? null }),
  quantity: 1,
  index,
})

export const itemOfProduct = ({ product, choice, currentPrice, regularPrice }: ProductView): TrackedItem => ({
  id: product.id,
  name: product.name,
  variant: variantOf(
    product.options.flatMap(({ name, values }) =>
      values.flatMap(({ key, label }) => (key === choice[name] ? [{ value: label }] : [])),
    ),
  ),
  category: product.category,
  ...priced({ now: currentPrice.amount, regular: regularPrice?.amount ?? null }),
  quantity: 1,
  index: null,
})

/**
 * Returns the value of the items in minor units: price times quantity, without shipping and tax (Google Analytics 4).
 */
export const totalOf = (items: readonly TrackedItem[]): number =>
  items.reduce((sum, { price, quantity }) => sum + (price ?? 0) * quantity, 0)

/** Query parameters that may contain a code, a token or personal data. */
const PRIVATE = /^(code|state|iss|session_state|nonce|error(_\w+)?|email|.*token.*|.*password.*)$/i

/** Returns the URL without private parameters (docs/security.md#a15); null when `href` cannot be parsed. */
export const trackedUrl = (href: string): string | null => {
  if (!URL.canParse(href)) return null
  const { origin, pathname, searchParams } = new URL(href)
  if (origin === 'null') return null
  if (/\/auth-callback\/?$/.test(pathname)) return `${origin}${pathname}`
  for (const name of [...searchParams.keys()]) if (PRIVATE.test(name)) searchParams.delete(name)
  const query = searchParams.toString()
  return `${origin}${pathname}${query === '' ? '' : `?${query}`}`
}

/**
 * Whether the consent allows an event: `granted` sends it, `refused` drops it, `open` keeps it until the visitor has
 * chosen.
 */
export type Leave = 'granted' | 'open' | 'refused'

export const leaveOf = (consent: ReturnType<TrackingConsent['getSnapshot']>, category: ConsentCategory): Leave => {
  if (isGranted(consent, category)) return 'granted'
  return consent.status === 'decided' ? 'refused' : 'open'
}
