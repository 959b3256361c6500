import { accounts } from './accounts/accounts.vertical.ts'
import { identity } from './identity/identity.vertical.ts'
import type { Vertical } from './vertical.ts'

/** The parts of the shop in the order in which they are prepared. A new vertical is one line here. */
export const verticals: readonly Vertical[] = [accounts, identity]
