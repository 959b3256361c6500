import { httpCountry } from '../../api/httpCountry.ts'
import { offerFor, rememberCountry, rememberedCountry } from '../../country/country.memory.ts'
import { countryPicker, inColumns, normaliseCountry, selectorEntries } from '../../country/country.rules.ts'
import type { CountryGateway, CountryTypes } from '../../country/country.types.ts'
import { defineLazyDomain } from '../defineLazyDomain.ts'

/**
 * Wraps the gateway so that it sends one detection request. The lazy store and the state machine, which loads later,
 * share its response.
 */
const detectOnce = (gateway: CountryGateway): CountryGateway => {
  let answer: Promise<string | null> | undefined
  return {
    detect: () => {
      answer ??= gateway.detect({})
      return answer
    },
  }
}

/** The lazy definition of the domain `country`: its state machine loads on demand. */
export const lazyCountry = defineLazyDomain<CountryTypes>({
  name: 'country',
  commands: { stay: 'load', goTo: 'load' },
  initialView: ({ site, sites, country }) => ({
    site,
    sites,
    detected: null,
    suggestion: null,
    columns: inColumns(selectorEntries(site, sites)),
    ...countryPicker(site, sites),
    partnerUrl: country.partnerUrl ?? null,
  }),
  createGateway: (context, own) => {
    const gateway = detectOnce(own ?? httpCountry(context))
    // The store checks the responses of a gateway unless `isChecked` is true. The HTTP gateway checks its own
    // responses, so mark it; a custom gateway stays unmarked.
    return own ? gateway : Object.assign(gateway, { isChecked: true })
  },
  withoutMachine: ({ environment: { platform, site, sites }, gateway, getSnapshot, show, isActive, load }) => ({
    start: async () => {
      const remembered = rememberedCountry(platform)
      // A failed detection is not an error (spec 4.country.detection-failure).
      const detected = remembered ?? normaliseCountry(await gateway.detect({}).catch(() => null))
      if (detected === null || !isActive()) return
      if (remembered === null) rememberCountry(platform, detected)
      show({ ...getSnapshot(), detected })
      if (offerFor(platform, site, sites, detected) !== null) load()
    },
  }),
})
