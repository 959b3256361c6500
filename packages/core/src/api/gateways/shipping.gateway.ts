import type { Client } from 'openapi-fetch'
import { toMinor } from '../../shared/money.ts'
import type { ShippingGateway, ShippingOption } from '../../shipping/shipping.types.ts'
import { readAnswer } from '../answerOf.ts'
import type { components, paths } from '../generated/store.ts'
import { type ReportBroken, readable } from '../readable.ts'

type Wire = components['schemas']['ShippingOption']

/** The service sends switches as '0' and '1' (services, section 1.4). */
const mapSwitch = (value: string | boolean | undefined): boolean | null =>
  value === undefined ? null : value === true || value === '1' || value === 'true'

const mapOption = ({
  id,
  name,
  type,
  enabled,
  settings: { rate, carrier_options: carrier } = {},
}: Wire): ShippingOption => ({
  id,
  name,
  type,
  enabled,
  rate: toMinor(rate),
  minimumSubtotal: toMinor(carrier?.minimum_sub_total) ?? 0,
  usesDiscountedSubtotal: mapSwitch(carrier?.use_discounted_sub_total),
  excludesFixedShippingProducts: mapSwitch(carrier?.exclude_fixed_shipping_products),
  packaging: carrier?.packaging ?? [],
})

export interface ShippingGatewayConfig {
  readonly client: Client<paths>
  readonly report?: ReportBroken | undefined
}

/** Shipping options over HTTP. */
export const createShippingGateway = ({ client, report }: ShippingGatewayConfig): ShippingGateway => ({
  options: (country, options) =>
    readAnswer(client.GET('/shipping-options', { params: { query: { country } }, ...options }), (answer) =>
      readable(answer, mapOption, report),
    ),
})
