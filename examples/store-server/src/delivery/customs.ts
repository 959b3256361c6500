/** The countries of the European store beyond a customs border (ISO 3166-1 alpha-2). */
const BEYOND_CUSTOMS: readonly string[] = ['CH', 'GB', 'NO']

/** Returns whether a parcel to a country (ISO 3166-1 alpha-2) crosses a customs border. */
export const crossesCustoms = (country: string): boolean => BEYOND_CUSTOMS.includes(country)
