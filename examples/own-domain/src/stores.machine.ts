import { assign, emit, fromPromise, setup } from 'xstate'
import type { StoresGateway } from './stores.types.ts'

type Request = { gateway: StoresGateway; city: string }

export const storesMachine = setup({
  types: {} as {
    input: { gateway: StoresGateway }
    context: Request & { places: readonly string[] }
    events: { type: 'find'; city: string }
    emitted: { type: 'stores.found'; count: number }
  },
  actors: {
    find: fromPromise<readonly string[], Request>(({ input, signal }) => input.gateway.find(input.city, signal)),
  },
}).createMachine({
  context: ({ input }) => ({ ...input, city: '', places: [] }),
  initial: 'idle',
  on: {
    find: { target: '.loading', actions: assign(({ event }) => ({ city: event.city, places: [] })) },
  },
  states: {
    idle: {},
    loading: {
      invoke: {
        src: 'find',
        input: ({ context }) => context,
        onDone: {
          target: 'shown',
          actions: [
            assign(({ event }) => ({ places: event.output })),
            emit(({ event }) => ({ type: 'stores.found' as const, count: event.output.length })),
          ],
        },
        onError: 'failed',
      },
    },
    shown: {},
    failed: {},
  },
})
