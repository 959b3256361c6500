import { assign, emit, enqueueActions, fromPromise, setup } from 'xstate'
import type { MachineTypes } from '../shared/domain.ts'
import { toStoreError } from '../shared/errors.ts'
import type { Currency } from '../shared/money.ts'
import { type Call, callsOf, failed, type OutcomeEvent, succeeded, type WithCall } from '../shared/outcome.ts'
import { withEvent, withOutput } from '../shared/withEvent.ts'
import type { ShippingEvent, ShippingGateway, ShippingOption, ShippingTypes } from './shipping.types.ts'

/** The part of the cart that shipping needs. Amounts are minor units. */
export interface ShippingSubject {
  readonly baseAmount: number
  readonly subtotal: number
  readonly currency: Currency
  readonly needsShipping: boolean
}

export interface ShippingInput {
  readonly gateway: ShippingGateway
  /** The currency of the site, used until the cart names its currency. */
  readonly currency: Currency
}

export interface ShippingContext {
  readonly gateway: ShippingGateway
  readonly subject: ShippingSubject
  readonly country: string | null
  readonly options: readonly ShippingOption[]
  /** The command calls that wait for the options. */
  readonly calls: readonly Call[]
}

export type ShippingMachineEvent =
  /** Sets the first country to ship to and loads its options. */
  | { type: 'shipping.start'; country: string }
  /** Gives the country that the cart ships to. */
  | { type: 'shipping.setCountry'; country: string | null }
  | { type: 'shipping.setSubject'; subject: ShippingSubject }
  | ({ type: 'shipping.refresh' } & WithCall)

const loadOptions = fromPromise<readonly ShippingOption[], { gateway: ShippingGateway; country: string | null }>(
  async ({ input: { gateway, country }, signal }) => (country === null ? [] : gateway.options(country, { signal })),
)

export const shippingMachine = setup({
  types: {} as {
    input: ShippingInput
    context: ShippingContext
    events: ShippingMachineEvent
    emitted: ShippingEvent | OutcomeEvent
  },
  actors: { loadOptions },
  guards: {
    isOther: ({ context }, { country }: { country: string | null }) => country !== context.country,
    hasCountry: ({ context }) => context.country !== null,
  },
  actions: {
    // Keep the options of the same country, for example those that a server has rendered, until the new ones arrive.
    applyCountry: assign(({ context }, { country }: { country: string | null }) => ({
      country,
      options: country === context.country ? context.options : [],
    })),
    applySubject: assign((_, { subject }: { subject: ShippingSubject }) => ({ subject })),
    applyOptions: assign((_, options: readonly ShippingOption[]) => ({ options })),
    announce: emit(({ context }) => ({ type: 'shipping.loaded' as const, country: context.country ?? '' })),
    applyCall: assign(({ context: { calls } }, event: WithCall) => ({
      calls: [...calls, ...callsOf(event)],
    })),
    answer: enqueueActions(({ context: { calls, options }, enqueue }) => {
      enqueue.emit(succeeded(calls, options))
      enqueue.assign({ calls: [] })
    }),
    fail: enqueueActions(({ context: { calls }, enqueue }, { error }: { error: unknown }) => {
      enqueue.emit(failed(calls, toStoreError(error)))
      enqueue.assign({ calls: [] })
    }),
  },
}).createMachine({
  id: 'shipping',
  context: ({ input: { gateway, currency } }) => ({
    gateway,
    subject: { baseAmount: 0, subtotal: 0, currency, needsShipping: false },
    country: null,
    options: [],
    calls: [],
  }),
  initial: 'idle',
  on: {
    'shipping.start': { target: '.deciding', actions: withEvent('applyCountry') },
    'shipping.setCountry': {
      guard: withEvent('isOther'),
      target: '.deciding',
      actions: withEvent('applyCountry'),
    },
    'shipping.setSubject': { actions: withEvent('applySubject') },
    'shipping.refresh': { target: '.deciding', actions: withEvent('applyCall') },
  },
  states: {
    idle: {},
    deciding: {
      always: [
        { guard: 'hasCountry', target: 'loading' },
        { target: 'idle', actions: 'answer' },
      ],
    },
    loading: {
      invoke: {
        src: 'loadOptions',
        input: ({ context: { gateway, country } }) => ({ gateway, country }),
        onDone: {
          target: 'idle',
          actions: [withOutput('applyOptions'), 'announce', 'answer'],
        },
        // Without options the shipping cost is unknown, and the cart drawer says so.
        onError: { target: 'unreachable', actions: withEvent('fail') },
      },
    },
    // Each update of the cart sends `shipping.setCountry`. An update shows that the server answers again, so load the
    // options again, even for the same country.
    unreachable: { on: { 'shipping.setCountry': { target: 'deciding', actions: withEvent('applyCountry') } } },
  },
})

/** The types of the shipping domain, including its machine events, for the effects of the core. */
export type ShippingMachineTypes = MachineTypes<ShippingTypes, ShippingMachineEvent>
