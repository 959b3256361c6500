import { StoreError } from '@cairn/core'
import type { AccountGateway, Order } from '@cairn/core/account'
import { createFakeGateways } from '@cairn/core/testing'
import type { Captured } from './captured.ts'
import { orderOf } from './lines.ts'
import type { Given, PartState, Stage } from './states.types.ts'

/** Answers as a shop whose server is broken. One that cannot be reached at all would end the session. */
export const down = async (): Promise<never> => {
  throw new StoreError('SERVER', 'Internal Server Error', { status: 503 })
}

/** Answers with a refusal in the server's words. */
export const refusing = (problem: string, detail: string) => async (): Promise<never> => {
  throw new StoreError('REFUSED', detail, { status: 422, problem, detail })
}

const profile = { bigCommCustomerID: 1001, userName: 'walker@cairn.example', firstName: 'Robin', lastName: 'Walker' }

/** An account of one order. */
export const accountOf = (data: Captured, change: Partial<AccountGateway> = {}): AccountGateway => ({
  ...createFakeGateways().account,
  profile: async () => profile,
  updateProfile: async (changes) => ({ ...profile, ...changes }),
  changePassword: async () => profile,
  orders: async () => ({ orders: [orderOf(data, 0)], page: 1, total: 1 }),
  order: async (number) => orderOf(data, 0, { number }),
  ...change,
})

/** One order of each status. */
export const ordersOf = (data: Captured): readonly Order[] => [
  orderOf(data, 0, { status: 'awaiting_fulfillment' }),
  orderOf(data, 2, { status: 'shipped' }),
  orderOf(data, 4, { status: 'completed' }),
  orderOf(data, 6, { status: 'cancelled' }),
]

/** A page of the account, signed in unless told otherwise. */
export const at =
  (path: string, change: (data: Captured) => Given = () => ({})): NonNullable<PartState['given']> =>
  (data) => ({ path, isSignedIn: true, ...change(data) })

export const withAccount =
  (change: (data: Captured) => Partial<AccountGateway> = () => ({})) =>
  (data: Captured): Given => ({ gateways: { account: accountOf(data, change(data)) } })

export const visitor = (): Given => ({ isSignedIn: false })
export const notYet = (): Given => ({ isSignedIn: false, isStarted: false })

export const isReady = ({ store }: Stage): boolean => !store.account.getSnapshot().isLoading
export const hasFailed = ({ store }: Stage): boolean => store.account.getSnapshot().error !== null
export const isAnonymous = ({ store }: Stage): boolean => store.auth.getSnapshot().status !== 'unknown'
