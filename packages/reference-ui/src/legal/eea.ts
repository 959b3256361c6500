/** The countries of the shop outside the European Economic Area. The store server makes the same distinction. */
const OUTSIDE: readonly string[] = ['CH', 'GB', 'US']

/** Returns whether the consumer law of the EU applies in a country of the shop (ISO 3166-1 alpha-2). */
export const isInEea = (countryCode: string): boolean => !OUTSIDE.includes(countryCode)
