import { inColumns, pickerSites, selectorEntries } from '../country/country.rules.ts'
import { NO_MEMBERSHIP } from '../membership/membership.rules.ts'
import type { Site } from '../shared/site.ts'
import type { Domains } from '../store/store.types.ts'

/** What each domain shows. */
export type Views = { readonly [Name in keyof Domains]: ReturnType<Domains[Name]['getSnapshot']> }

interface Place {
  readonly site: Site
  readonly sites: readonly Site[]
  readonly partnerUrl: string | null
}

/** What a store shows before it starts: the same as the machines' initial views, without the machines. */
export const initialViews = ({ site, sites, partnerUrl }: Place): Views => ({
  account: {
    status: 'unknown',
    profile: null,
    orders: [],
    hasMoreOrders: false,
    isLoading: false,
    isSaving: false,
    error: null,
  },
  auth: { status: 'unknown', isAuthenticated: false, user: null, expiresAt: null, error: null },
  cart: {
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
    needsShipping: false,
    country: null,
    allItemsInStock: true,
    blockers: [],
    wasRequested: false,
    isLoading: false,
    isSaving: false,
    error: null,
  },
  checkout: { status: 'idle', isStarting: false, error: null },
  country: {
    site,
    sites,
    detected: null,
    suggestion: null,
    columns: inColumns(selectorEntries(site, sites)),
    pickerSites: pickerSites(sites),
    canPickCountry: site.region !== 'US',
    partnerUrl,
  },
  membership: { ...NO_MEMBERSHIP, isMember: false, status: 'unknown', error: null },
  overlay: {
    panel: 'none',
    dialog: 'none',
    cartModal: false,
    searchModal: false,
    loginModal: false,
    countryModal: false,
    bgOverlay: false,
    openProductId: null,
    quickView: null,
    closing: [],
    breakpoint: 'desktop',
  },
  search: {
    isOpen: false,
    term: '',
    canClear: false,
    canTrigger: false,
    isLoading: false,
    popular: [],
    topSellers: [],
    primary: null,
    alternatives: [],
    shopAll: null,
    results: null,
    isEmpty: false,
    emptyTerm: '',
    error: null,
  },
  shipping: {
    country: null,
    options: [],
    cost: null,
    isFree: false,
    isNeeded: false,
    isEstimated: site.region !== 'US',
    total: { amount: 0, currency: site.currency },
    isLoading: false,
  },
  toasts: { toasts: [], isPaused: false },
  wishlist: { status: 'unknown', items: [], productIds: [], isSaving: false, error: null },
})
