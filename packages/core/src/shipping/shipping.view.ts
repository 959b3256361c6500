import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { createDomain } from '../shared/createDomain.ts'
import type { Domain } from '../shared/domain.ts'
import type { StartCall } from '../shared/outcome.ts'
import { createSelector } from '../shared/selectors.ts'
import type { shippingMachine } from './shipping.machine.ts'
import { viewShipping } from './shipping.rules.ts'
import type { ShippingCommands, ShippingEvent, ShippingFeature, ShippingView } from './shipping.types.ts'

type ShippingActor = ActorRefFrom<typeof shippingMachine>
export type ShippingDomain = Domain<ShippingView, ShippingCommands, ShippingEvent>

const createShippingView = (
  isEstimated: boolean,
  unsupported: readonly ShippingFeature[],
): ((snapshot: SnapshotFrom<typeof shippingMachine>) => ShippingView) =>
  createSelector(
    ({ context: { country, options, subject }, value }) => [country, options, value === 'loading', subject] as const,
    (country, options, isLoading, subject): ShippingView => ({
      ...viewShipping({ country, options, subject }, isEstimated),
      isLoading,
      unsupported,
    }),
  )

/** Creates the public side of shipping: its view, command and event. */
export const createShippingDomain = (
  actor: ShippingActor,
  { isEstimated, startCall }: Pick<ShippingView, 'isEstimated'> & { readonly startCall: StartCall },
  unsupported: readonly ShippingFeature[] = [],
): ShippingDomain =>
  createDomain(actor, createShippingView(isEstimated && !unsupported.includes('estimates'), unsupported), {
    refresh: (options) => startCall((call) => actor.send({ type: 'shipping.refresh', call }), options),
  })
