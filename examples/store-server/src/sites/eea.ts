/** The countries of the shop outside the European Economic Area, where the consumer law of the EU does not apply. */
const OUTSIDE: readonly string[] = ['CH', 'GB', 'US']

/** Returns whether a country of the shop (ISO 3166-1 alpha-2) belongs to the European Economic Area. */
export const isInEea = (country: string): boolean => !OUTSIDE.includes(country)
