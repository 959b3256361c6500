import type { Id } from '../shared/id.ts'

/**
 * Whether a customer's data load again when the country of the cart changes: only for the configured customer groups
 * (spec 4.country.cart-country-groups-config).
 */
export const needsRefresh = (groups: readonly (number | string)[], group: Id | null): boolean =>
  group !== null && groups.some((configured) => String(configured) === group)
