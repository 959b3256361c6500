import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { createDomain } from '../shared/createDomain.ts'
import type { Domain } from '../shared/domain.ts'
import type { StartCall } from '../shared/outcome.ts'
import { createSelector } from '../shared/selectors.ts'
import type { checkoutMachine } from './checkout.machine.ts'
import type { CheckoutCommands, CheckoutEvent, CheckoutView } from './checkout.types.ts'

type CheckoutActor = ActorRefFrom<typeof checkoutMachine>
export type CheckoutDomain = Domain<CheckoutView, CheckoutCommands, CheckoutEvent>

const createCheckoutView = (): ((snapshot: SnapshotFrom<typeof checkoutMachine>) => CheckoutView) =>
  createSelector(
    (snapshot) => [!snapshot.matches('idle'), snapshot.matches('leaving'), snapshot.context.error] as const,
    (isStarting, isLeaving, error): CheckoutView => ({
      status: isLeaving ? 'leaving' : isStarting ? 'preparing' : 'idle',
      isStarting,
      error,
    }),
  )

/** Creates the public side of checkout: its view, commands and events. */
export const createCheckoutDomain = (actor: CheckoutActor, startCall: StartCall): CheckoutDomain => {
  const commands: CheckoutCommands = {
    // The id of the call is unguessable, so it is the idempotency key too.
    start: (options) => startCall((call) => actor.send({ type: 'checkout.start', key: call.id, call }), options),
  }
  return createDomain(actor, createCheckoutView(), commands)
}
