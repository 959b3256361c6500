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
}

export interface SubjectSource {
  getSnapshot(): ShippingSubject
  subscribe(listener: () => void): Subscription
}

const createView = () =>
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
      ] as const,
    (country, options, isLoading, base, discounted, currency): ShippingView => {
      const amount = shippingCost(options, { base, discounted })
      return {
        country,
        options,
        cost: amount === null ? null : { amount, currency },
        isFree: amount === 0,
        isLoading,
      }
    },
  )

/** What shipping costs, as the world sees it: it changes with its own state and with the cart's amounts. */
export const createShippingDomain = (actor: ShippingActor, cart: SubjectSource): ShippingDomain => {
  const view = createView()
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
