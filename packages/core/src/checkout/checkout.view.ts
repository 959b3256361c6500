import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { createDomain } from '../shared/createDomain.ts'
import type { Domain } from '../shared/domain.ts'
import type { StartCall } from '../shared/outcome.ts'
import { createSelector } from '../shared/selectors.ts'
import type { checkoutMachine } from './checkout.machine.ts'
import type { CheckoutCommands, CheckoutEvent, CheckoutView } from './checkout.types.ts'

type CheckoutActor = ActorRefFrom<typeof checkoutMachine>
export type CheckoutDomain = Domain<CheckoutView, CheckoutCommands, CheckoutEvent>

const statusOf = (state: SnapshotFrom<typeof checkoutMachine>['value']): CheckoutView['status'] =>
  state === 'idle' || state === 'leaving' || state === 'embedded' ? state : 'preparing'

const createCheckoutView = (): ((snapshot: SnapshotFrom<typeof checkoutMachine>) => CheckoutView) =>
  createSelector(
    ({ value, context }) => [statusOf(value), context.checkout, context.error, context.gateway.unsupported] as const,
    (status, checkout, error, unsupported = []): CheckoutView => ({
      status,
      isStarting: status === 'preparing' || status === 'leaving',
      embedded:
        status === 'embedded' && checkout?.kind === 'embedded'
          ? { clientSecret: checkout.clientSecret, scriptUrl: checkout.scriptUrl }
          : null,
      error,
      unsupported,
    }),
  )

/** Creates the public side of checkout: its view, commands and events. */
export const createCheckoutDomain = (actor: CheckoutActor, startCall: StartCall): CheckoutDomain => {
  const commands: CheckoutCommands = {
    // The id of the call is unguessable, so it is the idempotency key too.
    start: (options) => startCall((call) => actor.send({ type: 'checkout.start', key: call.id, call }), options),
    cancel: () => actor.send({ type: 'checkout.abort' }),
  }
  return createDomain(actor, createCheckoutView(), commands)
}
