import type { MedusaContainer, RegionDTO } from '@medusajs/framework/types'
import { ContainerRegistrationKeys, Modules } from '@medusajs/framework/utils'
import {
  createPromotionsWorkflow,
  createRegionsWorkflow,
  createStockLocationsWorkflow,
  createTaxRegionsWorkflow,
  linkSalesChannelsToStockLocationWorkflow,
  updatePricePreferencesWorkflow,
} from '@medusajs/medusa/core-flows'
import { first } from './first.ts'
import { createShipping } from './shipping.ts'

export const CURRENCY = 'eur'

/** The rate of the tax in each country of the shop, in percent. */
const TAX_RATES = new Map([
  ['ie', 23],
  ['de', 19],
  ['at', 20],
])

const createRegion = async (container: MedusaContainer): Promise<RegionDTO> => {
  const { result } = await createRegionsWorkflow(container).run({
    input: {
      regions: [
        {
          name: 'Europe',
          currency_code: CURRENCY,
          countries: [...TAX_RATES.keys()],
          payment_providers: ['pp_system_default'],
          is_tax_inclusive: true,
        },
      ],
    },
  })
  // The prices of the products name the currency and no region, so the currency too must say that they include the tax.
  await updatePricePreferencesWorkflow(container).run({
    input: { selector: { attribute: 'currency_code', value: CURRENCY }, update: { is_tax_inclusive: true } },
  })
  await createTaxRegionsWorkflow(container).run({
    input: [...TAX_RATES].map(([country_code, rate]) => ({
      country_code,
      provider_id: 'tp_system',
      default_tax_rate: { rate, code: `vat-${country_code}`, name: 'VAT' },
    })),
  })
  return first(result)
}

const createLocation = async (container: MedusaContainer, salesChannelId: string): Promise<string> => {
  const address = { address_1: 'Dock Road 1', city: 'Galway', country_code: 'IE' }
  const { result } = await createStockLocationsWorkflow(container).run({
    input: { locations: [{ name: 'Warehouse', address }] },
  })
  const { id } = first(result)
  await container.resolve(ContainerRegistrationKeys.LINK).create({
    [Modules.STOCK_LOCATION]: { stock_location_id: id },
    [Modules.FULFILLMENT]: { fulfillment_provider_id: 'manual_manual' },
  })
  await linkSalesChannelsToStockLocationWorkflow(container).run({ input: { id, add: [salesChannelId] } })
  return id
}

const createCoupon = (container: MedusaContainer) =>
  createPromotionsWorkflow(container).run({
    input: {
      promotionsData: [
        {
          code: 'AUTUMN10',
          type: 'standard',
          status: 'active',
          is_tax_inclusive: true,
          application_method: { type: 'percentage', target_type: 'items', allocation: 'across', value: 10 },
        },
      ],
    },
  })

/** Creates everything that a shop needs before its products: region, taxes, warehouse, shipping and a coupon. */
export const createShop = async (container: MedusaContainer) => {
  const query = container.resolve(ContainerRegistrationKeys.QUERY)
  const { data: channels } = await query.graph({ entity: 'sales_channel', fields: ['id'] })
  const { data: keys } = await query.graph({ entity: 'api_key', fields: ['token'], filters: { type: 'publishable' } })
  const salesChannelId: string = first(channels).id
  const publishableKey: string = first(keys).token
  const { id: regionId } = await createRegion(container)
  const locationId = await createLocation(container, salesChannelId)
  const profileId = await createShipping(container, { countries: [...TAX_RATES.keys()], locationId, regionId })
  await createCoupon(container)
  return { locationId, profileId, publishableKey, salesChannelId }
}
