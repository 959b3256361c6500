import type { Currency } from '@cairn/core'
import {
  flagOf,
  listOf,
  needed,
  numberOf,
  type ReportBroken,
  readParts,
  recordOf,
  textOf,
  toMinor,
} from '@cairn/core/adapter'
import type { ShippingOption } from '@cairn/core/shipping'

/** A shipping zone (v2) that ships to a country. */
export interface ShippingZone {
  readonly id: string
  readonly fees: unknown
  /** The free shipping of the zone itself; null where it is switched off. */
  readonly free: Readonly<Record<string, unknown>> | null
}

/**
 * Returns the zone of a country: the one that names it, otherwise the rest of the world (`global`). Zones of states and
 * postcodes need an address, and a zone that is switched off ships nowhere; both give null.
 */
export const zoneOf = (body: unknown, country: string): ShippingZone | null => {
  const zones = listOf(body).map(recordOf)
  const named = zones.filter(({ locations }) =>
    listOf(locations).some((location) => recordOf(location).country_iso2 === country),
  )
  const zone =
    named.length > 0 ? named.find(({ type }) => type === 'country') : zones.find(({ type }) => type === 'global')
  const id = textOf(zone?.id)
  if (zone === undefined || id === null || flagOf(zone.enabled) === false) return null
  const free = recordOf(zone.free_shipping)
  return { id, fees: zone.handling_fees, free: flagOf(free.enabled) === true ? free : null }
}

/** Adds the handling fee of a method or of its zone, a fixed amount or a percentage of the rate. */
const withFees = (rate: number, fees: unknown, currency: Currency): number => {
  const { fixed_surcharge, percentage_surcharge } = recordOf(fees)
  const fixed = toMinor(numberOf(fixed_surcharge), currency) ?? 0
  return rate + fixed + Math.round((rate * (numberOf(percentage_surcharge) ?? 0)) / 100)
}

interface ShippingContext {
  readonly zone: ShippingZone
  readonly currency: Currency
  readonly channelId: string
  readonly report?: ReportBroken | undefined
}

const isOfChannel = ({ channel_ids }: Readonly<Record<string, unknown>>, channelId: string): boolean => {
  const channels = listOf(channel_ids)
  return channels.length === 0 || channels.some((id) => textOf(id) === channelId)
}

const mapMethod = (json: unknown, { zone, currency, channelId }: ShippingContext): ShippingOption[] => {
  const method = recordOf(json)
  if (!isOfChannel(method, channelId)) return []
  const settings = recordOf(method.settings)
  const carrier = recordOf(settings.carrier_options)
  const type = textOf(method.type) ?? ''
  // Only a rate per order is known without the goods. A carrier or a table of weights names its price in the checkout.
  const rate = type === 'perorder' ? toMinor(numberOf(settings.rate), currency) : null
  const fees =
    listOf(method.handling_fees).length > 0 || method.handling_fees == null ? zone.fees : method.handling_fees
  return [
    {
      id: needed(textOf(method.id), 'id'),
      name: textOf(method.name) ?? '',
      type,
      enabled: flagOf(method.enabled) ?? false,
      rate: rate === null ? null : withFees(rate, fees, currency),
      minimumSubtotal: toMinor(numberOf(carrier.minimum_sub_total), currency) ?? 0,
      usesDiscountedSubtotal: flagOf(carrier.use_discounted_sub_total),
      excludesFixedShippingProducts: flagOf(carrier.exclude_fixed_shipping_products),
      packaging: listOf(carrier.packaging),
    },
  ]
}

/** Maps the methods of a zone, and its own free shipping as one more. Settings are numbers, booleans, or text. */
export const mapShippingMethods = (body: unknown, context: ShippingContext): readonly ShippingOption[] => {
  const { zone, currency, report } = context
  const methods = readParts(listOf(body), (method) => mapMethod(method, context), report)
  if (zone.free === null) return methods
  const free: ShippingOption = {
    id: `zone-${zone.id}`,
    name: '',
    type: 'freeshipping',
    enabled: true,
    rate: 0,
    minimumSubtotal: toMinor(numberOf(zone.free.minimum_sub_total), currency) ?? 0,
    usesDiscountedSubtotal: null,
    excludesFixedShippingProducts: flagOf(zone.free.exclude_fixed_shipping_products),
    packaging: [],
  }
  return [...methods, free]
}
