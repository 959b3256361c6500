import { StoreError } from '@cairn/core'
import type { AccountGateway, Order } from '@cairn/core/account'
import { createFakeGateways } from '@cairn/core/testing'
import type { Captured } from './captured.ts'
import { orderOf } from './lines.ts'
import type { Overrides, PartState, Stage } from './states.types.ts'

/** Fails like a server that returns errors. An unreachable server would end the session instead. */
export const down = async (): Promise<never> => {
  throw new StoreError('SERVER', 'Internal Server Error', { status: 503 })
}

/** Fails with a refusal and the text of the server. */
export const refusing = (problem: string, detail: string) => async (): Promise<never> => {
  throw new StoreError('REFUSED', detail, { status: 422, problem, detail })
}

const profile = { customerId: '1001', userName: 'walker@cairn.example', firstName: 'Robin', lastName: 'Walker' }

/** Returns the gateway of an account with one order. */
export const accountOf = (data: Captured, change: Partial<AccountGateway> = {}): AccountGateway => ({
  ...createFakeGateways().account,
  profile: async () => profile,
  updateProfile: async (changes) => ({ ...profile, ...changes }),
  changePassword: async () => profile,
  orders: async () => ({ orders: [orderOf(data, 0)], page: 1, total: 1 }),
  order: async (number) => orderOf(data, 0, { number }),
  ...change,
})

/** Returns one order of each status. */
export const ordersOf = (data: Captured): readonly Order[] => [
  orderOf(data, 0, { status: 'awaiting_fulfillment' }),
  orderOf(data, 2, { status: 'shipped' }),
  orderOf(data, 4, { status: 'completed' }),
  orderOf(data, 6, { status: 'cancelled' }),
]

/** Returns the overrides of an account page, signed in by default. */
export const at =
  (path: string, change: (data: Captured) => Overrides = () => ({})): NonNullable<PartState['overrides']> =>
  (data) => ({ path, isSignedIn: true, ...change(data) })

export const withAccount =
  (change: (data: Captured) => Partial<AccountGateway> = () => ({})) =>
  (data: Captured): Overrides => ({ gateways: { account: accountOf(data, change(data)) } })

export const visitor = (): Overrides => ({ isSignedIn: false })
export const notYet = (): Overrides => ({ isSignedIn: false, isStarted: false })

export const isReady = ({ store }: Stage): boolean => !store.account.getSnapshot().isLoading
export const hasFailed = ({ store }: Stage): boolean => store.account.getSnapshot().error !== null
export const isAnonymous = ({ store }: Stage): boolean => store.auth.getSnapshot().status !== 'unknown'
