import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { ContainerRegistrationKeys, QueryContext } from '@medusajs/framework/utils'

const FIELDS = [
  'id',
  'name',
  'rules.attribute',
  'rules.value',
  'calculated_price.calculated_amount',
  'service_zone.geo_zones.country_code',
]

interface Option {
  readonly id: string
  readonly name: string
  readonly rules: readonly { readonly attribute: string; readonly value: unknown }[]
  readonly calculated_price?: { readonly calculated_amount: number } | null
  readonly service_zone: { readonly geo_zones: readonly { readonly country_code: string }[] }
}

/**
 * Lists the shipping options of a country with their prices. Medusa's own route needs a cart with an address, which a
 * shop does not have when it estimates the shipping cost.
 */
export const GET = async (request: MedusaRequest, response: MedusaResponse): Promise<void> => {
  const { country_code, currency_code, region_id } = request.query
  const { data } = await request.scope.resolve(ContainerRegistrationKeys.QUERY).graph({
    entity: 'shipping_option',
    fields: FIELDS,
    context: { calculated_price: QueryContext({ region_id, currency_code }) },
  })
  const all: readonly Option[] = data
  const options = all.filter(({ rules, service_zone: { geo_zones } }) => {
    const isReturn = rules.some(({ attribute, value }) => attribute === 'is_return' && value === 'true')
    return !isReturn && geo_zones.some((zone) => zone.country_code === country_code)
  })
  response.json({
    shipping_options: options.map(({ calculated_price, id, name }) => ({
      id,
      name,
      amount: calculated_price?.calculated_amount ?? null,
    })),
  })
}
