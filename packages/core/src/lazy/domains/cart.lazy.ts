import type { CartTypes, CartView } from '../../cart/cart.types.ts'
import { readCartId, shippingCountry } from '../../environment/probes.ts'
import type { Environment } from '../../platform/environment.types.ts'
import { defineLazyDomain } from '../defineLazyDomain.ts'

const initialView = ({ site }: Environment, unsupported: CartView['unsupported'] = []): CartView => ({
  status: 'unknown',
  id: null,
  lines: [],
  moved: [],
  count: 0,
  currency: site.currency,
  currencySymbol: site.sign,
  taxIncluded: site.taxIncluded,
  subtotal: 0,
  baseAmount: 0,
  discountAmount: 0,
  coupons: [],
  discounts: [],
  taxes: [],
  giftCards: [],
  amountDue: 0,
  notices: [],
  note: null,
  custom: {},
  unsupported,
  needsShipping: false,
  country: null,
  allItemsInStock: true,
  blockers: [],
  wasRequested: false,
  isLoading: false,
  isSaving: false,
  error: null,
})

/** The lazy definition of the domain `cart`: its state machine loads on demand. */
export const lazyCart = defineLazyDomain<CartTypes>({
  name: 'cart',
  commands: {
    add: 'load',
    setQuantity: 'load',
    remove: 'load',
    change: 'load',
    moveToWishlist: 'load',
    setCountry: 'load',
    refresh: 'load',
    clearMoved: 'load',
  },
  initialView,
  emptyView: (environment, unsupported) => ({
    ...initialView(environment, unsupported),
    status: 'empty',
    blockers: ['empty'],
    wasRequested: true,
    country: shippingCountry(environment),
  }),
  shouldLoad: (environment) => readCartId(environment) !== null,
})
