import { assign, emit, fromPromise, setup } from 'xstate'
import { answered, told } from '../shared/ofEvent.ts'
import type { ShippingFact, ShippingGateway, ShippingOption } from './shipping.types.ts'

export interface ShippingContext {
  readonly gateway: ShippingGateway
  readonly country: string | null
  readonly options: readonly ShippingOption[]
}

export type ShippingEvent = { type: 'shipping.setCountry'; country: string | null } | { type: 'shipping.refresh' }

const loadOptions = fromPromise<readonly ShippingOption[], { gateway: ShippingGateway; country: string | null }>(
  async ({ input: { gateway, country }, signal }) => (country === null ? [] : gateway.options(country, { signal })),
)

export const shippingMachine = setup({
  types: {} as {
    input: { gateway: ShippingGateway }
    context: ShippingContext
    events: ShippingEvent
    emitted: ShippingFact
  },
  actors: { loadOptions },
  guards: {
    isOther: ({ context }, { country }: { country: string | null }) => country !== context.country,
    hasCountry: ({ context }) => context.country !== null,
  },
  actions: {
    keepCountry: assign((_, { country }: { country: string | null }) => ({ country, options: [] })),
    keepOptions: assign((_, options: readonly ShippingOption[]) => ({ options })),
    announce: emit(({ context }) => ({ type: 'shipping.loaded' as const, country: context.country ?? '' })),
  },
}).createMachine({
  id: 'shipping',
  context: ({ input }) => ({ ...input, country: null, options: [] }),
  initial: 'idle',
  on: {
    'shipping.setCountry': {
      guard: told('isOther'),
      target: '.deciding',
      actions: told('keepCountry'),
    },
    'shipping.refresh': '.deciding',
  },
  states: {
    idle: {},
    deciding: { always: [{ guard: 'hasCountry', target: 'loading' }, { target: 'idle' }] },
    loading: {
      invoke: {
        src: 'loadOptions',
        input: ({ context: { gateway, country } }) => ({ gateway, country }),
        onDone: {
          target: 'idle',
          actions: [answered('keepOptions'), 'announce'],
        },
        // Without options the cost is not known, and the drawer says so.
        onError: 'unreachable',
      },
    },
    // Until the cart is heard of again: then there is a way.
    unreachable: { on: { 'shipping.setCountry': { target: 'deciding', actions: told('keepCountry') } } },
  },
})
