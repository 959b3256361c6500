import type { ContactGateway } from '../../contact/contact.types.ts'
import type { CountryGateway } from '../../country/country.types.ts'
import type { NewsletterGateway } from '../../newsletter/newsletter.types.ts'
import type { ShippingGateway, ShippingOption } from '../../shipping/shipping.types.ts'
import { type Answer, type BackEnd, refusal } from './backEnd.ts'

/** Returns the countries to which the store of the site ships. */
export const servedCountries = ({ site, sites }: Pick<BackEnd, 'site' | 'sites'>): readonly string[] => [
  ...new Set(sites.filter(({ storeSource }) => storeSource === site.storeSource).map(({ countryCode }) => countryCode)),
]

const perOrder = (id: string, name: string, rate: number): ShippingOption => ({
  id,
  name,
  type: 'perorder',
  enabled: true,
  rate,
  minimumSubtotal: 0,
  usesDiscountedSubtotal: null,
  excludesFixedShippingProducts: null,
  packaging: [],
})

/**
 * Returns two flat rates, and free shipping from a subtotal of 150.00. The caller returns no options for a site whose
 * `estimatesShipping` is false.
 */
export const optionsFor = (country: string): readonly ShippingOption[] => [
  perOrder('1', 'Standard', 590),
  perOrder('2', 'Express', country === 'DE' ? 1490 : 1990),
  {
    ...perOrder('3', 'Free shipping', 0),
    type: 'freeshipping',
    rate: null,
    minimumSubtotal: 15_000,
    usesDiscountedSubtotal: true,
    excludesFixedShippingProducts: false,
  },
]

export const createFakeShipping = (backEnd: BackEnd, answer: Answer): ShippingGateway => ({
  options: (country, options) =>
    answer(options, () =>
      backEnd.site.estimatesShipping !== false && servedCountries(backEnd).includes(country) ? optionsFor(country) : [],
    ),
})

export const createFakeCountry = (country: string | null, answer: Answer): CountryGateway => ({
  detect: (options) => answer(options, () => country),
})

const isAddress = (email: string): boolean => /^[^\s@]+@[^\s@]+$/.test(email)

export const createFakeContact = ({ messages }: BackEnd, answer: Answer): ContactGateway => ({
  send: (message, options) =>
    answer(options, () => {
      if (!isAddress(message.email) || message.name.trim() === '' || message.message.trim() === '')
        throw refusal('REFUSED', 'invalid_request', 'This is no message that can be answered')
      if (message.website === '') messages.set(message.key, message)
    }),
})

export const createFakeNewsletter = ({ subscribers }: BackEnd, answer: Answer): NewsletterGateway => ({
  subscribe: (email, options) =>
    answer(options, () => {
      if (!isAddress(email)) throw refusal('REFUSED', 'invalid_request', 'This is no e-mail address')
      subscribers.add(email.toLowerCase())
    }),
})
