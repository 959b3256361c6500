import type { Id } from '../shared/id.ts'

/**
 * Whether the store loads the data of a customer again when the country of the cart changes. It does so only for the
 * configured customer groups (spec 4.country.cart-country-groups-config).
 */
export const needsRefresh = (groups: readonly (number | string)[], group: Id | null): boolean =>
  groups.some((configured) => String(configured) === group)
