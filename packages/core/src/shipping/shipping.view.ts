import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { createDomain } from '../shared/createDomain.ts'
import type { Domain } from '../shared/domain.ts'
import type { StartCall } from '../shared/outcome.ts'
import { createSelector } from '../shared/selectors.ts'
import type { shippingMachine } from './shipping.machine.ts'
import { shippingCost } from './shipping.rules.ts'
import type { ShippingCommands, ShippingEvent, ShippingView } from './shipping.types.ts'

type ShippingActor = ActorRefFrom<typeof shippingMachine>
export type ShippingDomain = Domain<ShippingView, ShippingCommands, ShippingEvent>

const createShippingView = (isEstimated: boolean): ((snapshot: SnapshotFrom<typeof shippingMachine>) => ShippingView) =>
  createSelector(
    ({ context: { country, options, subject }, value }) => [country, options, value === 'loading', subject] as const,
    (country, options, isLoading, { baseAmount, subtotal, currency, needsShipping }): ShippingView => {
      const subtotals = { base: baseAmount, discounted: subtotal }
      const amount = needsShipping && isEstimated ? shippingCost(options, subtotals) : null
      return {
        country,
        options,
        cost: amount === null ? null : { amount, currency },
        isFree: amount === 0,
        isNeeded: needsShipping,
        isEstimated,
        total: { amount: subtotal + (amount ?? 0), currency },
        isLoading,
      }
    },
  )

/** Creates the public side of shipping: its view, command and event. */
export const createShippingDomain = (
  actor: ShippingActor,
  { isEstimated, startCall }: Pick<ShippingView, 'isEstimated'> & { readonly startCall: StartCall },
): ShippingDomain =>
  createDomain(actor, createShippingView(isEstimated), {
    refresh: (options) => startCall((call) => actor.send({ type: 'shipping.refresh', call }), options),
  })
