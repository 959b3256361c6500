import type { AccountTypes } from '../../account/account.types.ts'
import { defineLazyDomain } from '../defineLazyDomain.ts'

/** The lazy definition of the domain `account`: its state machine loads on demand. */
export const lazyAccount = defineLazyDomain<AccountTypes>({
  name: 'account',
  commands: { load: 'load', loadMoreOrders: 'load', update: 'load', changePassword: 'load', reset: 'load' },
  initialView: (_, unsupported = []) => ({
    status: 'unknown',
    profile: null,
    orders: [],
    hasMoreOrders: false,
    isLoading: false,
    isSaving: false,
    error: null,
    unsupported,
  }),
})
