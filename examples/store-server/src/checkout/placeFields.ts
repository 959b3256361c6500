export type PlaceField = 'postal_code' | 'city' | 'region'

/**
 * Returns the fields city, region and postal code in the order that the country's postal service uses. `country` is an
 * ISO 3166-1 alpha-2 code.
 */
export function placeFields(country: string): readonly PlaceField[] {
  if (country === 'US' || country === 'GB' || country === 'IE') return ['city', 'region', 'postal_code']
  return ['postal_code', 'city', 'region']
}
