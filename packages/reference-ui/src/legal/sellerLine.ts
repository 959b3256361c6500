import type { Seller } from './facts/facts.types.ts'
import type { LegalContext } from './legal.types.ts'

/** Returns the name, the address and, if there is one, the email address of the seller in one line. */
export const sellerLine = ({ name, address }: Seller, { email }: LegalContext['contact']): string =>
  [name, ...address, ...(email === null ? [] : [email])].join(', ')
