import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { createDomain } from '../shared/createDomain.ts'
import type { Domain } from '../shared/domain.ts'
import type { CommandOptions, StartCall } from '../shared/outcome.ts'
import { createSelector } from '../shared/selectors.ts'
import type { AccountChange, accountMachine } from './account.machine.ts'
import type { AccountCommands, AccountEvent, AccountView, Profile } from './account.types.ts'

type AccountActor = ActorRefFrom<typeof accountMachine>
export type AccountDomain = Domain<AccountView, AccountCommands, AccountEvent>

const createAccountView = (): ((snapshot: SnapshotFrom<typeof accountMachine>) => AccountView) =>
  createSelector(
    (snapshot) => {
      const { profile, orders, read, total, error, gateway } = snapshot.context
      const isBusy = [snapshot.hasTag('loading'), snapshot.hasTag('saving')] as const
      return [profile, orders, read < total, error, ...isBusy, gateway.unsupported] as const
    },
    (profile, orders, hasMoreOrders, error, isLoading, isSaving, unsupported = []): AccountView => ({
      status: profile !== null ? 'ready' : isLoading ? 'loading' : error !== null ? 'error' : 'unknown',
      profile,
      orders,
      hasMoreOrders,
      isLoading,
      isSaving,
      error,
      unsupported,
    }),
  )

const createAccountCommands = (actor: AccountActor, startCall: StartCall): AccountCommands => {
  const { gateway } = actor.getSnapshot().context
  const save = (change: AccountChange, options?: CommandOptions) =>
    startCall<Profile>((call) => actor.send({ type: 'account.save', change, call }), options)
  return {
    load: (options) => startCall((call) => actor.send({ type: 'account.load', call }), options),
    loadMoreOrders: (options) => startCall((call) => actor.send({ type: 'orders.loadMore', call }), options),
    update: (changes, options) =>
      save({ kind: 'profile.updated', save: (call) => gateway.updateProfile(changes, call) }, options),
    changePassword: (fields, options) =>
      save({ kind: 'password.changed', save: (call) => gateway.changePassword(fields, call) }, options),
    reset: () => actor.send({ type: 'account.reset' }),
  }
}

/** Creates the public side of the account: its view, commands and events. */
export const createAccountDomain = (actor: AccountActor, startCall: StartCall): AccountDomain =>
  createDomain(actor, createAccountView(), createAccountCommands(actor, startCall))
