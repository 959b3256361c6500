import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { createDomain } from '../shared/createDomain.ts'
import type { Domain } from '../shared/domain.ts'
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
export const createCheckoutDomain = (actor: CheckoutActor, createId: () => string): CheckoutDomain => {
  const commands: CheckoutCommands = { start: () => actor.send({ type: 'checkout.start', key: createId() }) }
  return createDomain(actor, createCheckoutView(), commands)
}
