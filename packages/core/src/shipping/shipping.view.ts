import type { ActorRefFrom } from 'xstate'
import type { Domain, Subscription } from '../shared/domain.ts'
import type { Currency } from '../shared/money.ts'
import { createSelector } from '../shared/selectors.ts'
import type { shippingMachine } from './shipping.machine.ts'
import { shippingCost } from './shipping.rules.ts'
import type { ShippingCommands, ShippingFact, ShippingOption, ShippingView } from './shipping.types.ts'

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

const createView = (isEstimated: boolean) =>
  createSelector(
    (parts: {
      country: string | null
      options: readonly ShippingOption[]
      isLoading: boolean
      subject: ShippingSubject
    }) =>
      [
        parts.country,
        parts.options,
        parts.isLoading,
        parts.subject.baseAmount,
        parts.subject.subtotal,
        parts.subject.currency,
        parts.subject.needsShipping,
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
  const view = createView(isEstimated)
  const read = (): ShippingView => {
    const { context, value } = actor.getSnapshot()
    return view({
      country: context.country,
      options: context.options,
      isLoading: value === 'loading',
      subject: cart.getSnapshot(),
    })
  }
  const initial = read()
  return {
    commands: { refresh: () => actor.send({ type: 'shipping.refresh' }) },
    getSnapshot: read,
    getInitialSnapshot: () => initial,
    subscribe: (listener) => {
      let shown = read()
      const look = () => {
        const next = read()
        if (Object.is(next, shown)) return
        shown = next
        listener(next)
      }
      const subscriptions = [actor.subscribe(look), cart.subscribe(look)]
      return {
        unsubscribe: () => {
          for (const subscription of subscriptions) subscription.unsubscribe()
        },
      }
    },
    on: (type, handler) => actor.on(type, handler),
  }
}
