import { SHIPPING_COUNTRIES } from '../shipping/shipping.rates.ts'

/** An invoice may go to every country of both stores. */
export const BILLING_COUNTRIES = [...SHIPPING_COUNTRIES, 'US']
