import type { Seller } from './facts/facts.types.ts'

/** Returns the name and the address of the seller in one line, with the given contact details. Null is no detail. */
export const sellerLine = ({ name, address }: Seller, ...details: readonly (string | null)[]): string =>
  [name, ...address, ...details.filter((detail) => detail !== null)].join(', ')
