import { expect, test } from 'vitest'
import { assign, emit, enqueueActions, fromPromise, setup } from 'xstate'
import { createTestStore } from '../testing/index.ts'
import {
  type Call,
  callsOf,
  createDomain,
  type DomainTypes,
  defineDomain,
  type Outcome,
  type OutcomeEvent,
  succeeded,
  superseded,
  type WithCall,
} from './domain.ts'

interface RoutesTypes extends DomainTypes {
  readonly name: 'routes'
  readonly view: string
  readonly commands: { plan(to: string): Promise<Outcome<string>> }
  readonly event: OutcomeEvent
  readonly gateway: { plan(to: string): Promise<string> }
  readonly requires: never
}

interface Planning {
  readonly gateway: RoutesTypes['gateway']
  readonly to: string
  readonly calls: readonly Call[]
}

const machine = setup({
  types: {} as {
    input: Pick<Planning, 'gateway'>
    context: Planning
    events: { type: 'plan'; to: string } & WithCall
    emitted: OutcomeEvent
  },
  actors: { plan: fromPromise<string, Planning>(({ input }) => input.gateway.plan(input.to)) },
}).createMachine({
  context: ({ input }) => ({ ...input, to: '', calls: [] }),
  initial: 'idle',
  on: {
    plan: {
      target: '.planning',
      actions: enqueueActions(({ context, event, enqueue }) => {
        enqueue.emit(superseded(context.calls))
        enqueue.assign({ to: event.to, calls: callsOf(event) })
      }),
    },
  },
  states: {
    idle: {},
    planning: {
      invoke: {
        src: 'plan',
        input: ({ context }) => context,
        onDone: {
          target: 'idle',
          actions: [emit(({ context, event }) => succeeded(context.calls, event.output)), assign({ calls: [] })],
        },
      },
    },
  },
})

const routes = defineDomain<RoutesTypes>()({
  name: 'routes',
  machine,
  input: ({ gateway }) => ({ gateway }),
  open: (actor, { startCall }) =>
    createDomain(actor, ({ context }) => context.to, {
      plan: (to: string) => startCall<string>((call) => actor.send({ type: 'plan', to, call })),
    }),
})

test('a command of an own domain that replaces an earlier call ends that call with SUPERSEDED', async () => {
  const { store } = createTestStore({
    domains: [routes],
    gateways: { routes: { plan: async (to: string) => `over the pass to ${to}` } },
  })
  store.start()
  const first = store.routes.commands.plan('Chur')
  const second = store.routes.commands.plan('Davos')
  expect(await first).toMatchObject({ ok: false, error: { code: 'SUPERSEDED' } })
  expect(await second).toEqual({ ok: true, value: 'over the pass to Davos' })
})
