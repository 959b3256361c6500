import { assign, emit, fromPromise, setup } from 'xstate'
import type { StoresTypes } from './stores.types.ts'

type Request = { gateway: StoresTypes['gateway']; city: string }
const find = fromPromise<readonly string[], Request>(({ input, signal }) => input.gateway.find(input.city, signal))

export const storesMachine = setup({
  types: {} as {
    input: Pick<Request, 'gateway'>
    context: Request & { places: readonly string[] }
    events: { type: 'find'; city: string }
    emitted: StoresTypes['event']
  },
  actors: { find },
}).createMachine({
  context: ({ input }) => ({ ...input, city: '', places: [] }),
  initial: 'idle',
  on: { find: { target: '.loading', actions: assign(({ event }) => ({ city: event.city, places: [] })) } },
  states: {
    idle: {},
    loading: {
      invoke: {
        src: 'find',
        input: ({ context }) => context,
        onDone: {
          target: 'idle',
          actions: [
            assign(({ event }) => ({ places: event.output })),
            emit(({ event }) => ({ type: 'stores.found', count: event.output.length })),
          ],
        },
        onError: 'failed',
      },
    },
    failed: {},
  },
})
