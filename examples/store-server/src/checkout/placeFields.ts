export type PlaceField = 'postal_code' | 'city' | 'region'

/** Returns city, region and postal code in the order of the country's post (ISO 3166-1 alpha-2). */
export function placeFields(country: string): readonly PlaceField[] {
  if (country === 'US' || country === 'GB' || country === 'IE') return ['city', 'region', 'postal_code']
  return ['postal_code', 'city', 'region']
}
