import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { createDomain } from '../shared/createDomain.ts'
import type { Domain } from '../shared/domain.ts'
import type { StartCall } from '../shared/outcome.ts'
import { createSelector } from '../shared/selectors.ts'
import type { shippingMachine } from './shipping.machine.ts'
import { viewShipping } from './shipping.rules.ts'
import type { ShippingCommands, ShippingEvent, ShippingView } from './shipping.types.ts'

type ShippingActor = ActorRefFrom<typeof shippingMachine>
export type ShippingDomain = Domain<ShippingView, ShippingCommands, ShippingEvent>

const createShippingView = (isEstimated: boolean): ((snapshot: SnapshotFrom<typeof shippingMachine>) => ShippingView) =>
  createSelector(
    ({ context: { country, options, subject, gateway }, value }) =>
      [country, options, value === 'loading', subject, gateway.unsupported] as const,
    (country, options, isLoading, subject, unsupported = []): ShippingView => ({
      ...viewShipping({ country, options, subject }, isEstimated && !unsupported.includes('estimates')),
      isLoading,
      unsupported,
    }),
  )

/** Creates the public side of shipping: its view, command and event. */
export const createShippingDomain = (
  actor: ShippingActor,
  { isEstimated, startCall }: Pick<ShippingView, 'isEstimated'> & { readonly startCall: StartCall },
): ShippingDomain =>
  createDomain(actor, createShippingView(isEstimated), {
    refresh: (options) => startCall((call) => actor.send({ type: 'shipping.refresh', call }), options),
  })
