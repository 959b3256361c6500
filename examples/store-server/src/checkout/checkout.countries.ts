import type { CartRow } from '../carts/carts.schema.ts'
import { SHIPPING_COUNTRIES } from '../shipping/shipping.rates.ts'
import type { Site } from '../sites/sites.data.ts'
import { siteOf } from '../sites/sites.ts'

/** An invoice may go to every country of both stores. */
export const BILLING_COUNTRIES = [...SHIPPING_COUNTRIES, 'US']

/** Returns the countries to which the store of a site ships. */
export const countriesOf = ({ store }: Pick<Site, 'store'>): readonly string[] =>
  store === 'US' ? ['US'] : SHIPPING_COUNTRIES

/**
 * Returns the shipping country that the shopper chose in the shop; without a choice, the country of the cart's site.
 */
export const countryOf = (cart: CartRow): string => cart.country ?? siteOf(cart.site).entry.countryCode
