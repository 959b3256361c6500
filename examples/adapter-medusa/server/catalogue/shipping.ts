import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys, Modules } from '@medusajs/framework/utils'
import { createShippingOptionsWorkflow, createShippingProfilesWorkflow } from '@medusajs/medusa/core-flows'
import { first } from './first.ts'

interface ShippingPlan {
  readonly countries: readonly string[]
  readonly locationId: string
  readonly regionId: string
}

/** Creates the shipping options from the warehouse to the countries, and returns the shipping profile of the products. */
export const createShipping = async (container: MedusaContainer, plan: ShippingPlan): Promise<string> => {
  const { countries, locationId, regionId } = plan
  const { result: profiles } = await createShippingProfilesWorkflow(container).run({
    input: { data: [{ name: 'Parcels', type: 'default' }] },
  })
  const { id: profileId } = first(profiles)
  const set = await container.resolve(Modules.FULFILLMENT).createFulfillmentSets({
    name: 'Parcels from the warehouse',
    type: 'shipping',
    service_zones: [
      { name: 'Europe', geo_zones: countries.map((country_code) => ({ type: 'country' as const, country_code })) },
    ],
  })
  await container.resolve(ContainerRegistrationKeys.LINK).create({
    [Modules.STOCK_LOCATION]: { stock_location_id: locationId },
    [Modules.FULFILLMENT]: { fulfillment_set_id: set.id },
  })
  const { id: zoneId } = first(set.service_zones)
  const optionOf = (name: string, description: string, amount: number) => ({
    name,
    price_type: 'flat' as const,
    provider_id: 'manual_manual',
    service_zone_id: zoneId,
    shipping_profile_id: profileId,
    type: { label: name, description, code: name.toLowerCase() },
    prices: [{ region_id: regionId, amount }],
    rules: [
      { attribute: 'enabled_in_store', value: 'true', operator: 'eq' as const },
      { attribute: 'is_return', value: 'false', operator: 'eq' as const },
    ],
  })
  await createShippingOptionsWorkflow(container).run({
    input: [optionOf('Standard', 'Three to five working days', 4.9), optionOf('Express', 'The next working day', 12)],
  })
  return profileId
}
