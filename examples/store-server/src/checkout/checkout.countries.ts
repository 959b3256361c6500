import { SHIPPING_COUNTRIES } from '../shipping/shipping.rates.ts'
import type { Site } from '../sites/sites.data.ts'

/** An invoice may go to every country of both stores. */
export const BILLING_COUNTRIES = [...SHIPPING_COUNTRIES, 'US']

/** Returns the countries to which the store of a site ships. */
export const countriesOf = ({ store }: Pick<Site, 'store'>): readonly string[] =>
  store === 'US' ? ['US'] : SHIPPING_COUNTRIES
