import { httpCountry } from '../api/httpGateways.ts'
import { countryStart } from '../country/country.memory.ts'
import { countryRuntime } from '../country/country.runtime.ts'
import type { CountryTypes } from '../country/country.types.ts'
import { countryEffects } from '../effects/country.effects.ts'
import { publish } from '../kit/publish.ts'
import { countryAnswers } from '../store/portAnswers.ts'

/** The domain `country` with its effects and its default gateway: `createStore({ domains: [country] })`. */
export const country = publish<CountryTypes>()({
  ...countryRuntime,
  answers: countryAnswers,
  effects: countryEffects,
  createGateway: httpCountry,
  restore: ({ platform }) => countryStart(platform),
})
