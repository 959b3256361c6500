import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { createDomain } from '../shared/createDomain.ts'
import type { Domain } from '../shared/domain.ts'
import { createSelector } from '../shared/selectors.ts'
import type { accountMachine } from './account.machine.ts'
import type { AccountCommands, AccountFact, AccountView } from './account.types.ts'

type AccountActor = ActorRefFrom<typeof accountMachine>
export type AccountDomain = Domain<AccountView, AccountCommands, AccountFact>

const createAccountView = (): ((snapshot: SnapshotFrom<typeof accountMachine>) => AccountView) =>
  createSelector(
    (snapshot) => {
      const { profile, orders, total, error } = snapshot.context
      return [profile, orders, total, error, snapshot.hasTag('loading')] as const
    },
    (profile, orders, total, error, isLoading): AccountView => ({
      status: profile !== null ? 'ready' : isLoading ? 'loading' : error !== null ? 'error' : 'unknown',
      profile,
      orders,
      hasMoreOrders: orders.length < total,
      isLoading,
      error,
    }),
  )

const createAccountCommands = (actor: AccountActor): AccountCommands => ({
  load: () => actor.send({ type: 'account.load' }),
  loadMoreOrders: () => actor.send({ type: 'orders.loadMore' }),
  reset: () => actor.send({ type: 'account.reset' }),
})

/** The customer's account as the world sees it. */
export const createAccountDomain = (actor: AccountActor): AccountDomain =>
  createDomain(actor, createAccountView(), createAccountCommands(actor))
