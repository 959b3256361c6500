import * as z from 'zod/mini'
import { storedId } from '../auth/auth.parse.ts'
import type { Gateways } from './store.types.ts'

// The schemas of the port responses. The type of the list at the end compares each schema with the type of its port.

const text = z.string()
const maybeText = z.nullable(text)
const number = z.number()
const maybeNumber = z.nullable(number)
const flag = z.boolean()
const id = storedId
const maybeId = z.nullable(id)

const money = z.object({ amount: number, currency: text })
const maybeMoney = z.nullable(money)
const options = z.array(z.object({ name: text, value: text }))

const cartLine = z.object({
  id: text,
  kind: z.enum(['physical', 'digital', 'gift-certificate', 'custom']),
  productId: maybeId,
  variantId: maybeId,
  sku: text,
  name: text,
  slug: maybeText,
  imageUrl: maybeText,
  options: z.array(z.object({ name: z.enum(['Color', 'Size']), value: text })),
  quantity: number,
  listPrice: number,
  salePrice: number,
  extendedPrice: number,
  extendedListPrice: number,
  discountAmount: number,
  couponAmount: number,
  isMutable: flag,
  needsShipping: flag,
  isComingSoon: flag,
  isRetired: flag,
  itemError: maybeText,
  isTracked: z.nullable(flag),
  inventoryLevel: maybeNumber,
})

const cart = z.object({
  // The characters that the cart cookie can store and return unchanged.
  id: text.check(z.regex(/^[!-~]{1,512}$/)),
  version: maybeId,
  customerId: id,
  channelId: id,
  email: text,
  currency: text,
  currencySymbol: text,
  locale: text,
  taxIncluded: flag,
  country: maybeText,
  lines: z.array(cartLine),
  baseAmount: number,
  discountAmount: number,
  cartAmount: number,
  coupons: z.array(z.object({ code: text, discountedAmount: number })),
  createdAt: text,
  updatedAt: text,
  removed: z.array(z.object({ id: text, name: text })),
})

const wishlist = z.array(
  z.object({
    id,
    productId: id,
    variantId: maybeId,
    slug: text,
    name: text,
    category: z.array(text),
    imageUrl: maybeText,
    options,
    price: money,
    regularPrice: maybeMoney,
    isAvailable: flag,
    unavailable: z.optional(z.enum(['coming-soon', 'retired'])),
  }),
)

const card = z.object({
  id,
  slug: text,
  name: text,
  category: z.array(text),
  imageUrl: maybeText,
  variantId: maybeId,
  price: maybeMoney,
  regularPrice: maybeMoney,
  tones: z.array(z.object({ key: text, name: text, hex: text })),
  badge: z.nullable(z.enum(['new', 'sale', 'coming-soon'])),
})

const facet = z.object({
  field: text,
  label: text,
  values: z.array(z.object({ value: text, label: text, count: number, isActive: flag, hex: z.optional(text) })),
})

const searchResults = z.object({
  term: text,
  corrected: z.optional(text),
  products: z.array(card),
  total: number,
  page: number,
  pages: number,
  facets: z.array(facet),
  redirect: text,
})

const suggestion = z.object({
  query: text,
  corrected: maybeText,
  suggested: maybeText,
  alternatives: z.array(text),
})

const membership = z.object({
  isActive: flag,
  bigCommCustomerGroupID: maybeId,
  customerGroup: maybeText,
  community: text,
  category: maybeText,
  discount: maybeNumber,
  expiry_date: maybeText,
})

const profile = z.object({ bigCommCustomerID: id, userName: text, firstName: text, lastName: text })

const order = z.object({
  number: text,
  status: z.enum(['awaiting_fulfillment', 'shipped', 'completed', 'cancelled']),
  placedAt: text,
  discount: money,
  subtotal: money,
  shippingCost: money,
  total: money,
  taxIncluded: flag,
  shippingOption: text,
  address: z.object({
    firstName: text,
    lastName: text,
    line1: text,
    line2: maybeText,
    city: text,
    region: z.optional(text),
    postalCode: text,
    country: text,
  }),
  lines: z.array(
    z.object({
      variantId: id,
      sku: text,
      name: text,
      slug: text,
      imageUrl: maybeText,
      options,
      quantity: number,
      price: money,
      extendedPrice: money,
    }),
  ),
})

const shippingOption = z.object({
  id,
  name: text,
  type: text,
  enabled: flag,
  rate: maybeNumber,
  minimumSubtotal: number,
  usesDiscountedSubtotal: z.nullable(flag),
  excludesFixedShippingProducts: z.nullable(flag),
  packaging: z.array(z.unknown()),
})

const metafield = z.object({ id, key: text, value: text, namespace: z.nullish(text) })

const link = z.object({ title: text, url: text, highlighted: flag, mobileOnly: flag })

const section = z.object({
  heading: maybeText,
  url: maybeText,
  highlighted: flag,
  mobileOnly: flag,
  links: z.array(link),
})

const image = z.object({ url: text, alt: text, title: maybeText, href: maybeText })

const menus = z.object({
  navigation: z.array(
    z.object({
      title: text,
      url: maybeText,
      enTitle: text,
      enUrl: maybeText,
      navigationAction: maybeText,
      mobileOnly: flag,
      highlighted: flag,
      columns: z.array(z.object({ mobileOnly: flag, image: z.nullable(image), sections: z.array(section) })),
    }),
  ),
  footer: z.array(section),
  service: section,
  legal: z.array(link),
  contact: z.object({ phone: maybeText, email: maybeText, hours: maybeText, formUrl: maybeText, chatUrl: maybeText }),
  social: z.array(z.object({ name: text, url: text })),
})

const home = z.object({
  hero: z.object({
    heading: text,
    text,
    imageUrl: maybeText,
    primary: link,
    secondary: z.nullable(link),
  }),
  tilesHeading: maybeText,
  tiles: z.array(z.object({ title: text, url: text, images: z.array(text) })),
  story: z.object({
    heading: text,
    text,
    imageUrl: maybeText,
    facts: z.array(z.object({ term: text, text })),
    link,
  }),
})

const tone = { key: text, name: text, hex: text }

const product = z.object({
  id,
  sku: text,
  slug: text,
  name: text,
  category: z.array(text),
  breadcrumbs: z.array(z.object({ title: text, url: text })),
  brand: text,
  summary: text,
  description: text,
  features: z.array(text),
  materials: text,
  care: text,
  fit: text,
  gender: z.enum(['women', 'men', 'all']),
  activities: z.array(text),
  taxIncluded: flag,
  colors: z.array(
    z.object({ ...tone, images: z.array(z.object({ view: z.enum(['front', 'back', 'detail']), url: text })) }),
  ),
  sizes: z.array(z.object({ key: text, label: text })),
  variants: z.array(
    z.object({
      id,
      sku: text,
      color: text,
      size: text,
      price: money,
      regularPrice: maybeMoney,
      isTracked: flag,
      inventoryLevel: maybeNumber,
    }),
  ),
  isComingSoon: flag,
  isRetired: flag,
  stores: z.optional(z.array(z.enum(['EU', 'US']))),
})

const reviews = z.object({
  list: z.array(
    z.object({
      id,
      score: number,
      title: text,
      content: text,
      language: z.optional(text),
      author: text,
      createdAt: text,
      isVerified: flag,
      fit: maybeNumber,
      quality: maybeNumber,
    }),
  ),
  totalReview: number,
  averageScore: number,
  pagination: z.object({ page: number, perPage: number, total: number }),
  productData: z.nullable(z.object({ id, name: text, imageUrl: maybeText })),
  bottomLine: z.object({ totalReview: number, averageScore: number }),
  averageFit: maybeNumber,
  averageFitUnrounded: maybeNumber,
  averageQuality: maybeNumber,
})

const pkce = z.object({ code_challenge: text, code_verifier: text, state: text, nonce: z.optional(text) })

type AnswerOf<Call> = Call extends (...values: never[]) => Promise<infer Answer> ? Answer : undefined

/** A union of all calls with a response, by port and call. */
type Answering = {
  [Name in keyof Gateways]: {
    [Call in keyof Gateways[Name]]: undefined extends AnswerOf<Gateways[Name][Call]>
      ? never
      : { readonly call: `${Name}.${Call & string}`; readonly answer: AnswerOf<Gateways[Name][Call]> }
  }[keyof Gateways[Name]]
}[keyof Gateways]

type Schemas = { readonly [Each in Answering as Each['call']]: z.ZodMiniType<Each['answer']> }

/** The schema of each response, by port and call. */
export const answers = {
  'account.profile': profile,
  'account.updateProfile': profile,
  'account.changePassword': profile,
  'account.signUp': profile,
  'account.orders': z.object({ orders: z.array(order), page: number, total: number }),
  'account.order': order,
  'auth.begin': z.object({ href: text, pkce }),
  'auth.exchange': z.object({ accessToken: text, idToken: text, expiresIn: number }),
  'cart.load': z.nullable(cart),
  'cart.create': cart,
  'cart.save': cart,
  'cart.claim': z.nullable(cart),
  'checkout.metafields': z.array(metafield),
  'checkout.start': text.check(z.regex(/\S/)),
  'content.menus': menus,
  'content.promoMessages': z.array(z.object({ message: text, backgroundColor: text, textColor: text })),
  'content.home': home,
  'country.detect': maybeText,
  'membership.load': z.object({ membership: z.nullable(membership), expired: flag }),
  'membership.verify': z.object({ membership, message: text }),
  'product.load': z.nullable(product),
  'reviews.load': reviews,
  'search.search': searchResults,
  'search.suggest': suggestion,
  'search.popular': z.array(text),
  'search.recommend': z.array(card),
  'shipping.options': z.array(shippingOption),
  'wishlist.load': wishlist,
  'wishlist.add': wishlist,
  'wishlist.remove': wishlist,
} satisfies Schemas
