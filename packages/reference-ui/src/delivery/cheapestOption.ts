import type { ShippingOption } from '@cairn/core/shipping'

/** Returns the enabled shipping method with the lowest rate, if there is one. */
export const cheapestOption = (options: readonly ShippingOption[]) => {
  const [cheapest] = options
    .flatMap(({ enabled, rate, delivery }) => (enabled && rate !== null ? [{ rate, delivery }] : []))
    .toSorted((one, other) => one.rate - other.rate)
  return cheapest
}
