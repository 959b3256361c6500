import { expect, test, vi } from 'vitest'
import { assign, createActor, emit, setup } from 'xstate'
import { createDomain } from './createDomain.ts'
import type { EventLike } from './domain.ts'
import { createSelector } from './selectors.ts'

const machine = setup({
  types: {} as {
    context: { readonly count: number; readonly hidden: number }
    events: { type: 'count' } | { type: 'hide' }
    emitted: { type: 'counted' } | { type: '@private' }
  },
}).createMachine({
  context: { count: 0, hidden: 0 },
  on: {
    count: {
      actions: [
        assign(({ context }) => ({ count: context.count + 1 })),
        emit({ type: 'counted' }),
        emit({ type: '@private' }),
      ],
    },
    hide: { actions: assign(({ context }) => ({ hidden: context.hidden + 1 })) },
  },
})

/** Opens a domain whose view contains only the count. */
const open = () => {
  const actor = createActor(machine)
  const subscribe = vi.spyOn(actor, 'subscribe')
  const view = vi.fn(
    createSelector(
      ({ context }: ReturnType<typeof actor.getSnapshot>) => [context.count] as const,
      (count) => ({ count }),
    ),
  )
  const { send } = actor.start()
  return { domain: createDomain(actor, view, {}), send, subscribe, view }
}

test('all listeners share one subscription to the actor, and one view for each snapshot', () => {
  const { domain, send, subscribe, view } = open()
  const seen: number[] = []
  for (let listeners = 0; listeners < 3; listeners += 1)
    domain.subscribe(({ count }) => seen.push(count + domain.getSnapshot().count))
  view.mockClear()
  send({ type: 'count' })
  expect(seen).toEqual([2, 2, 2])
  expect(subscribe).toHaveBeenCalledTimes(1)
  expect(view).toHaveBeenCalledTimes(1)
})

test('a snapshot with the same view notifies nobody', () => {
  const { domain, send } = open()
  const listener = vi.fn()
  domain.subscribe(listener)
  const before = domain.getSnapshot()
  send({ type: 'hide' })
  expect(domain.getSnapshot()).toBe(before)
  expect(listener).not.toHaveBeenCalled()
})

test('a listener receives the changes after its subscription, until it unsubscribes', () => {
  const { domain, send } = open()
  const [early, late] = [vi.fn(), vi.fn()]
  const { unsubscribe } = domain.subscribe(early)
  send({ type: 'count' })
  unsubscribe()
  send({ type: 'count' })
  domain.subscribe(late)
  send({ type: 'hide' })
  expect(early.mock.calls).toEqual([[{ count: 1 }]])
  expect(late).not.toHaveBeenCalled()
  send({ type: 'count' })
  expect(late.mock.calls).toEqual([[{ count: 3 }]])
})

test('the handler of an event reads the view after the change, and private events reach no handler', () => {
  const { domain, send } = open()
  const seen: [string, number][] = []
  domain.on('*', ({ type }: EventLike) => seen.push([type, domain.getSnapshot().count]))
  send({ type: 'count' })
  expect(seen).toEqual([['counted', 1]])
  expect(domain.getInitialSnapshot()).toEqual({ count: 0 })
})
