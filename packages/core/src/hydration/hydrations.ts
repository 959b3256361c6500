import { cartHydration } from '../cart/cart.hydration.ts'
import { countryHydration } from '../country/country.hydration.ts'
import type { AnyHydration } from '../kit/hydration.types.ts'
import { membershipHydration } from '../membership/membership.hydration.ts'
import { searchHydration } from '../search/search.hydration.ts'
import { shippingHydration } from '../shipping/shipping.hydration.ts'

/**
 * The hydration of each domain of Cairn that has one. They are here, and not in the definitions, so that a shop without
 * server rendering does not load them (decision 042).
 */
const hydrations: ReadonlyMap<string, AnyHydration> = new Map<string, AnyHydration>([
  ['cart', cartHydration],
  ['country', countryHydration],
  ['membership', membershipHydration],
  ['search', searchHydration],
  ['shipping', shippingHydration],
])

/** Returns the hydration of a domain: its own, or that of the domain of Cairn with this name. */
export const hydrationOf = (name: string, own: AnyHydration | undefined): AnyHydration | undefined =>
  own ?? hydrations.get(name)
