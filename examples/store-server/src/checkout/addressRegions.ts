/** The countries whose addresses name a region: a state, a province or a county. Others need none. */
const REGION_COUNTRIES = ['ES', 'IE', 'IT', 'US'] as const

type RegionCountry = (typeof REGION_COUNTRIES)[number]

export const hasRegion = (country: string): country is RegionCountry =>
  REGION_COUNTRIES.some((code) => code === country)

/** True when the address needs a state, which is the case in the United States. */
export const needsState = (country: string): boolean => country === 'US'
