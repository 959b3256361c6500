export type PlaceField = 'postal_code' | 'city' | 'region'

/** The fields of a place in the order in which the post of the country (ISO 3166-1 alpha-2) writes them. */
export function placeFields(country: string): readonly PlaceField[] {
  if (country === 'US' || country === 'GB' || country === 'IE') return ['city', 'region', 'postal_code']
  return ['postal_code', 'city', 'region']
}
