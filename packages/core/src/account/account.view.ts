import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { createDomain } from '../shared/createDomain.ts'
import type { Domain } from '../shared/domain.ts'
import { createSelector } from '../shared/selectors.ts'
import type { AccountChange, accountMachine } from './account.machine.ts'
import type { AccountCommands, AccountEvent, AccountView } from './account.types.ts'

type AccountActor = ActorRefFrom<typeof accountMachine>
export type AccountDomain = Domain<AccountView, AccountCommands, AccountEvent>

const createAccountView = (): ((snapshot: SnapshotFrom<typeof accountMachine>) => AccountView) =>
  createSelector(
    (snapshot) => {
      const { profile, orders, read, total, error } = snapshot.context
      return [profile, orders, read < total, error, snapshot.hasTag('loading'), snapshot.hasTag('saving')] as const
    },
    (profile, orders, hasMoreOrders, error, isLoading, isSaving): AccountView => ({
      status: profile !== null ? 'ready' : isLoading ? 'loading' : error !== null ? 'error' : 'unknown',
      profile,
      orders,
      hasMoreOrders,
      isLoading,
      isSaving,
      error,
    }),
  )

const createAccountCommands = (actor: AccountActor): AccountCommands => {
  const { gateway } = actor.getSnapshot().context
  const save = (kind: AccountChange['kind'], call: AccountChange['save']): void =>
    actor.send({ type: 'account.save', change: { kind, save: call } })
  return {
    load: () => actor.send({ type: 'account.load' }),
    loadMoreOrders: () => actor.send({ type: 'orders.loadMore' }),
    update: (changes) => save('profile.updated', (options) => gateway.updateProfile(changes, options)),
    changePassword: (fields) => save('password.changed', (options) => gateway.changePassword(fields, options)),
    reset: () => actor.send({ type: 'account.reset' }),
  }
}

/** Creates the public side of the account: its view, commands and events. */
export const createAccountDomain = (actor: AccountActor): AccountDomain =>
  createDomain(actor, createAccountView(), createAccountCommands(actor))
