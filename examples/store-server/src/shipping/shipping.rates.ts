import type { Store } from '@cairn/core/contracts'
import { type DeliveryDates, type DeliveryKind, deliveryDates } from '../delivery/deliveryDates.ts'
import type { Site } from '../sites/sites.data.ts'

export type ShippingOption = Store.components['schemas']['ShippingOption']

type Rates = { standard: number; express: number; standardBy?: string; expressBy?: string }

/** Shipping rates by country, in major units (such as euros) of the currency of the country's site (spec section 9). */
const RATES: Readonly<Record<string, Rates>> = {
  AT: { standard: 0, express: 15 },
  BE: { standard: 0, express: 15 },
  DK: { standard: 0, express: 11.5 },
  FI: { standard: 0, express: 20 },
  FR: { standard: 0, express: 15 },
  DE: { standard: 0, express: 14.95, standardBy: 'DHL', expressBy: 'UPS' },
  IE: { standard: 0, express: 20 },
  IT: { standard: 0, express: 20 },
  LU: { standard: 0, express: 15 },
  NL: { standard: 0, express: 15 },
  NO: { standard: 0, express: 23 },
  PT: { standard: 0, express: 20 },
  ES: { standard: 0, express: 20 },
  CH: { standard: 0, express: 20 },
  SE: { standard: 0, express: 24 },
  GB: { standard: 0, express: 20 },
}

/** The countries that the EU store ships to. */
export const SHIPPING_COUNTRIES: readonly string[] = Object.keys(RATES)

/** Returns the countries to which the store of a site ships. */
export const countriesOf = ({ store }: Pick<Site, 'store'>): readonly string[] =>
  store === 'US' ? ['US'] : SHIPPING_COUNTRIES

const STANDARD = 1
const EXPRESS = 2
const FREE = 3
const NAMES = { standard: 'Standard', express: 'Express' } as const

/**
 * Returns the options in the format of BigCommerce's `GET /v2/shipping/zones/{id}/methods`, where the amounts of free
 * shipping are strings. Each method has the delivery dates of an order that is placed now.
 */
export function shippingOptions(country: string, now: number): ShippingOption[] {
  const standard = deliveryDates(country, 'standard', now)
  if (country === 'US') return [option(STANDARD, NAMES.standard, 0, standard)]
  const rates = RATES[country]
  if (rates === undefined) return []
  return [
    option(STANDARD, named(NAMES.standard, rates.standardBy), rates.standard, standard),
    option(EXPRESS, named(NAMES.express, rates.expressBy), rates.express, deliveryDates(country, 'express', now)),
    {
      id: FREE,
      name: 'Free Shipping',
      type: 'freeshipping',
      enabled: false,
      settings: {
        carrier_options: {
          minimum_sub_total: '0',
          exclude_fixed_shipping_products: '0',
          use_discounted_sub_total: '1',
          packaging: [],
        },
      },
    },
  ]
}

export type CheckoutRate = {
  id: number
  kind: DeliveryKind
  carrier?: string | undefined
  /** The shipping estimate of the cart shows the same name. The order stores this name. */
  name: string
  costMinor: number
}

/** Returns the shipping options of the checkout in minor units. The US store ships free of charge. */
export function checkoutRates(country: string): CheckoutRate[] {
  if (country === 'US') return [rate(STANDARD, 'standard', 0, undefined)]
  const rates = RATES[country]
  if (rates === undefined) return []
  return [
    rate(STANDARD, 'standard', rates.standard, rates.standardBy),
    rate(EXPRESS, 'express', rates.express, rates.expressBy),
  ]
}

function rate(id: number, kind: CheckoutRate['kind'], cost: number, carrier: string | undefined): CheckoutRate {
  return { id, kind, carrier, name: named(NAMES[kind], carrier), costMinor: Math.round(cost * 100) }
}

function option(id: number, name: string, rate: number, delivery: DeliveryDates | null): ShippingOption {
  return { id, name, type: 'perorder', enabled: true, settings: { rate }, delivery }
}

function named(name: string, carrier: string | undefined): string {
  return carrier === undefined ? name : `${name} (${carrier})`
}
