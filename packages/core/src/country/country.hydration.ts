import type { Hydration } from '../kit/hydration.types.ts'
import type { CountryContext } from './country.machine.ts'
import { normaliseCountry } from './country.rules.ts'
import type { CountryView } from './country.types.ts'

/** Sends the detected country. Whether to suggest another site depends on the storage, so the browser decides it. */
export const countryHydration: Hydration<CountryView, CountryContext> = {
  dehydrate: ({ detected }) => detected ?? undefined,
  hydrate: (value) => {
    const detected = normaliseCountry(value)
    return { view: { detected }, context: { detected } }
  },
}
