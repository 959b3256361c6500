import type { Hydration } from '../kit/hydration.types.ts'
import { currency, flag, listOf, number, objectOf, oneOf, orNull, recordOf, text } from '../kit/readers.ts'
import type { CartContext } from './cart.context.ts'
import { viewLines } from './cart.lineViews.ts'
import { allItemsInStock, amountDue, countPieces } from './cart.rules.ts'
import type { Cart, CartLine, CartView } from './cart.types.ts'

/** The members of the view that the browser gets. The others follow from these, or stay on the server. */
type SentCart = Pick<
  CartView,
  | 'currency'
  | 'currencySymbol'
  | 'taxIncluded'
  | 'subtotal'
  | 'baseAmount'
  | 'discountAmount'
  | 'coupons'
  | 'discounts'
  | 'taxes'
  | 'giftCards'
  | 'notices'
  | 'unsupported'
  | 'country'
  | 'blockers'
> & { readonly id: string; readonly lines: readonly CartLine[] }

const readLine = objectOf<CartLine>({
  id: text,
  kind: oneOf('physical', 'digital', 'gift-certificate', 'custom'),
  productId: orNull(text),
  variantId: orNull(text),
  sku: text,
  name: text,
  slug: orNull(text),
  imageUrl: orNull(text),
  options: listOf(objectOf({ name: text, value: text })),
  properties: recordOf(text),
  // Data of the team may be about the customer.
  custom: () => ({}),
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
  itemError: orNull(text),
  isTracked: orNull(flag),
  inventoryLevel: orNull(number),
})

const readCart = objectOf<SentCart>({
  id: text,
  currency,
  currencySymbol: text,
  taxIncluded: flag,
  subtotal: number,
  baseAmount: number,
  discountAmount: number,
  coupons: listOf(objectOf({ code: text, discountedAmount: number })),
  discounts: listOf(objectOf({ label: text, amount: number, code: orNull(text) })),
  taxes: listOf(objectOf({ label: text, amount: number, isIncluded: flag })),
  giftCards: listOf(objectOf({ id: text, label: text, amount: number, balance: orNull(number) })),
  notices: listOf(
    objectOf({ code: text, lineId: orNull(text), text: orNull(text), wanted: orNull(number), granted: orNull(number) }),
  ),
  unsupported: listOf(
    oneOf('idempotency', 'versions', 'coupons', 'giftCards', 'note', 'lineProperties', 'custom', 'country'),
  ),
  country: orNull(text),
  blockers: listOf(text),
  lines: listOf(readLine),
})

/**
 * Sends the lines and the amounts of the cart. The e-mail address, the customer, the note and the data of the team stay
 * on the server.
 */
export const cartHydration: Hydration<CartView, CartContext> = {
  dehydrate: (view) => (view.id === null ? undefined : readCart(view)),
  hydrate: (value, { environment: { site } }) => {
    const sent = readCart(value)
    const { subtotal, blockers, ...shown } = sent
    // The machine loads this cart at the start of the store, so nothing uses the members that the browser does not know.
    const cart: Cart = {
      ...shown,
      cartAmount: subtotal,
      revision: null,
      customerId: null,
      channelId: '',
      email: '',
      locale: site.locale,
      note: null,
      custom: {},
      createdAt: '',
      updatedAt: '',
      removed: [],
    }
    const { lines } = cart
    return {
      view: {
        ...sent,
        status: lines.length > 0 ? 'filled' : 'empty',
        lines: viewLines(lines, [], []),
        count: countPieces(lines),
        amountDue: amountDue(cart),
        needsShipping: lines.some((line) => line.needsShipping),
        allItemsInStock: allItemsInStock(lines),
        wasRequested: true,
      },
      context: { cart, cartId: cart.id, wasRequested: true },
    }
  },
}
