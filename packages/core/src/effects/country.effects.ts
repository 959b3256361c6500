import type { CountryTypes } from '../country/country.types.ts'
import { defineEffect, type Effect } from '../kit/defineEffect.ts'

/** Effects of the country domain. */
export const countryEffects: readonly Effect[] = [
  defineEffect<[CountryTypes]>({
    name: 'country.goToSite',
    requires: ['country'],
    on: { 'country.leaving': ({ href }, { environment }) => environment.platform.navigation.assign(href) },
  }),
]
