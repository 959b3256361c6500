import { siteAt, sites } from '../shared/sites.ts'
import { gateways, platform, sampleOf, site } from '../store/machineSample.fixture.ts'
import { countryMachine } from './country.machine.ts'

const ORIGIN = 'https://shop.example'

export const sample = sampleOf(
  countryMachine,
  { gateway: gateways.country, platform, site, sites },
  [
    { type: 'country.start', remembered: null, hasStayed: false },
    { type: 'country.start', remembered: 'US', hasStayed: false },
    { type: 'country.start', remembered: 'US', hasStayed: true },
    { type: 'country.stay' },
    { type: 'country.goTo', to: siteAt('fr/fr-fr'), href: `${ORIGIN}/fr/fr-fr` },
    { type: 'country.goTo', to: siteAt('us/en-us'), href: `${ORIGIN}/us/en-us` },
    { type: 'country.goTo', to: siteAt('de/de-de'), href: `${ORIGIN}/de/de-de` },
  ],
  { detect: ['US', null].map((country) => ({ country, hasStayed: false })) },
)
