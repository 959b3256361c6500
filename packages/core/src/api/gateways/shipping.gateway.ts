import type { Client } from 'openapi-fetch'
import { type Currency, toMinor } from '../../shared/money.ts'
import type { Site } from '../../shared/site.ts'
import type { ShippingGateway, ShippingOption } from '../../shipping/shipping.types.ts'
import type { components, paths } from '../generated/store.ts'
import { readAnswer } from '../readBody.ts'
import { needed, type ReportBroken, readParts } from '../readParts.ts'

type Wire = components['schemas']['ShippingOption']

/** Reads a boolean setting, which the service sends as a boolean or as text such as '1' or 'true'. */
const mapSwitch = (value: string | boolean | undefined): boolean | null =>
  value === undefined ? null : value === true || value === '1' || value === 'true'

const mapOption = (
  { id, name, type, enabled, settings: { rate, carrier_options: carrier } = {}, delivery }: Wire,
  currency: Currency,
): ShippingOption => ({
  id: String(needed(id, 'id')),
  name: name ?? '',
  type: type ?? '',
  enabled: enabled ?? false,
  rate: toMinor(rate, currency),
  minimumSubtotal: toMinor(carrier?.minimum_sub_total, currency) ?? 0,
  usesDiscountedSubtotal: mapSwitch(carrier?.use_discounted_sub_total),
  excludesFixedShippingProducts: mapSwitch(carrier?.exclude_fixed_shipping_products),
  packaging: carrier?.packaging ?? [],
  delivery: delivery ?? undefined,
})

export interface ShippingGatewayConfig {
  readonly client: Client<paths>
  /** The site. The rates are in its currency. */
  readonly site: Site
  readonly report?: ReportBroken | undefined
}

/** Creates the gateway for shipping options over HTTP. */
export const createShippingGateway = ({ client, site, report }: ShippingGatewayConfig): ShippingGateway => ({
  options: (country, options) =>
    readAnswer(client.GET('/shipping-options', { params: { query: { country } }, ...options }), (answer) =>
      readParts(answer, (option) => mapOption(option, site.currency), report),
    ),
})
