import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { type ActorLike, createDomain } from '../shared/createDomain.ts'
import type { Domain, Subscription } from '../shared/domain.ts'
import { joined } from '../shared/joined.ts'
import type { Currency } from '../shared/money.ts'
import { createSelector } from '../shared/selectors.ts'
import type { shippingMachine } from './shipping.machine.ts'
import { shippingCost } from './shipping.rules.ts'
import type { ShippingCommands, ShippingFact, ShippingView } from './shipping.types.ts'

type ShippingActor = ActorRefFrom<typeof shippingMachine>
export type ShippingDomain = Domain<ShippingView, ShippingCommands, ShippingFact>

/** What shipping must know of the cart; handed in as data, since domains do not know each other. */
export interface ShippingSubject {
  readonly baseAmount: number
  readonly subtotal: number
  readonly currency: Currency
  readonly needsShipping: boolean
}

export interface SubjectSource {
  getSnapshot(): ShippingSubject
  subscribe(listener: () => void): Subscription
}

interface Parts {
  readonly shipping: SnapshotFrom<typeof shippingMachine>
  readonly cart: ShippingSubject
}

const createView = (isEstimated: boolean): ((parts: Parts) => ShippingView) =>
  createSelector(
    ({ shipping: { context, value }, cart }) =>
      [
        context.country,
        context.options,
        value === 'loading',
        cart.baseAmount,
        cart.subtotal,
        cart.currency,
        cart.needsShipping,
      ] as const,
    (country, options, isLoading, base, discounted, currency, isNeeded): ShippingView => {
      const amount = isNeeded && isEstimated ? shippingCost(options, { base, discounted }) : null
      return {
        country,
        options,
        cost: amount === null ? null : { amount, currency },
        isFree: amount === 0,
        isNeeded,
        isEstimated,
        total: { amount: discounted + (amount ?? 0), currency },
        isLoading,
      }
    },
  )

/** What shipping costs, as the world sees it: it changes with its own state and with the cart's amounts. */
export const createShippingDomain = (
  actor: ShippingActor,
  cart: SubjectSource,
  { isEstimated }: Pick<ShippingView, 'isEstimated'>,
): ShippingDomain => {
  const both: ActorLike<Parts, ShippingFact> = {
    getSnapshot: () => ({ shipping: actor.getSnapshot(), cart: cart.getSnapshot() }),
    subscribe: (listener) => joined([actor.subscribe(listener), cart.subscribe(listener)]),
    on: (type, handler) => actor.on(type, handler),
  }
  return createDomain(both, createView(isEstimated), { refresh: () => actor.send({ type: 'shipping.refresh' }) })
}
