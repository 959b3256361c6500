import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { createDomain } from '../shared/createDomain.ts'
import type { Domain } from '../shared/domain.ts'
import { createSelector } from '../shared/selectors.ts'
import type { checkoutMachine } from './checkout.machine.ts'
import type { CheckoutCommands, CheckoutFact, CheckoutView } from './checkout.types.ts'

type CheckoutActor = ActorRefFrom<typeof checkoutMachine>
export type CheckoutDomain = Domain<CheckoutView, CheckoutCommands, CheckoutFact>

const createCheckoutView = (): ((snapshot: SnapshotFrom<typeof checkoutMachine>) => CheckoutView) =>
  createSelector(
    (snapshot) => [!snapshot.matches('idle'), snapshot.matches('leaving'), snapshot.context.error] as const,
    (isStarting, isLeaving, error): CheckoutView => ({
      status: isLeaving ? 'leaving' : isStarting ? 'preparing' : 'idle',
      isStarting,
      error,
    }),
  )

/** The start of the checkout as the world sees it. */
export const createCheckoutDomain = (actor: CheckoutActor): CheckoutDomain => {
  const commands: CheckoutCommands = { start: () => actor.send({ type: 'checkout.start' }) }
  return createDomain(actor, createCheckoutView(), commands)
}
