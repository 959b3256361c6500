import { countriesOf } from '../shipping/shipping.rates.ts'
import type { Site } from '../sites/sites.data.ts'
import type { ProductRecord } from './products.repository.ts'

type ShippingLimits = { unshippableTo?: string[] }

/** Returns the countries of the site's store to which a product cannot be sent; nothing if it goes to all of them. */
export const shippingLimits = (
  site: Site,
  { unshippableTo }: Pick<ProductRecord['product'], 'unshippableTo'>,
): ShippingLimits => {
  const countries = countriesOf(site).filter((country) => unshippableTo.includes(country))
  return countries.length === 0 ? {} : { unshippableTo: countries }
}
