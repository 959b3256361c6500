import { expect, it } from 'vitest'
import { siteOf } from '../sites/sites.ts'
import { shippingLimits } from './shippingLimits.ts'

it("names the countries of the site's store to which a product cannot be sent", () => {
  const product = { unshippableTo: ['CH', 'NO', 'JP'] }
  expect(shippingLimits(siteOf('de/de-de'), product).unshippableTo?.toSorted()).toEqual(['CH', 'NO'])
  expect(shippingLimits(siteOf('us/en-us'), product)).toEqual({})
  expect(shippingLimits(siteOf('de/de-de'), { unshippableTo: [] })).toEqual({})
})
