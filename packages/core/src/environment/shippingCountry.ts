import { CHECKOUT_LOCALE, type ShippingPlace, shippingCountry } from './probes.ts'

/** Stores the country to ship to as the locale of its site, unless it already applies. */
export const persistShippingCountry = (place: ShippingPlace, country: string): void => {
  if (country === shippingCountry(place)) return
  const site = place.sites.find(({ countryCode, useFlag }) => countryCode === country && useFlag)
  if (site !== undefined) place.platform.storage.set(CHECKOUT_LOCALE, site.locale)
}
