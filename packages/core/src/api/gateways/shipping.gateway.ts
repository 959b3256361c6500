import type { Client } from 'openapi-fetch'
import { type Currency, toMinor } from '../../shared/money.ts'
import type { Site } from '../../shared/site.ts'
import type { ShippingGateway, ShippingOption } from '../../shipping/shipping.types.ts'
import { readAnswer } from '../answerOf.ts'
import type { components, paths } from '../generated/store.ts'
import { needed, type ReportBroken, readable } from '../readable.ts'

type Wire = components['schemas']['ShippingOption']

/** The service sends switches as '0' and '1' (services, section 1.4). */
const mapSwitch = (value: string | boolean | undefined): boolean | null =>
  value === undefined ? null : value === true || value === '1' || value === 'true'

const mapOption = (
  { id, name, type, enabled, settings: { rate, carrier_options: carrier } = {} }: Wire,
  currency: Currency,
): ShippingOption => ({
  id: needed(id, 'id'),
  name: name ?? '',
  type: type ?? '',
  enabled: enabled ?? false,
  rate: toMinor(rate, currency),
  minimumSubtotal: toMinor(carrier?.minimum_sub_total, currency) ?? 0,
  usesDiscountedSubtotal: mapSwitch(carrier?.use_discounted_sub_total),
  excludesFixedShippingProducts: mapSwitch(carrier?.exclude_fixed_shipping_products),
  packaging: carrier?.packaging ?? [],
})

export interface ShippingGatewayConfig {
  readonly client: Client<paths>
  /** Whose currency the rates are in. */
  readonly site: Site
  readonly report?: ReportBroken | undefined
}

/** Shipping options over HTTP. */
export const createShippingGateway = ({ client, site, report }: ShippingGatewayConfig): ShippingGateway => ({
  options: (country, options) =>
    readAnswer(client.GET('/shipping-options', { params: { query: { country } }, ...options }), (answer) =>
      readable(answer, (option) => mapOption(option, site.currency), report),
    ),
})
