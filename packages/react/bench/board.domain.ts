import { createDomain, createSelector, defineDomain, type EventLike } from '@cairn/core/domain'
import { assign, type SnapshotFrom, setup } from 'xstate'

/** The state of the benchmark: a value that every component shows, and a value for each component. */
export interface Board {
  readonly shared: number
  readonly items: readonly number[]
}

export const COMPONENTS = 200

export const firstBoard: Board = { shared: 0, items: Array.from({ length: COMPONENTS }, () => 0) }

export const boardMachine = setup({
  types: {} as {
    context: Board
    events: { type: 'setShared'; value: number } | { type: 'setItem'; index: number; value: number }
  },
}).createMachine({
  context: firstBoard,
  on: {
    setShared: { actions: assign(({ event }) => ({ shared: event.value })) },
    setItem: { actions: assign(({ context, event }) => ({ items: context.items.with(event.index, event.value) })) },
  },
})

export interface BoardCommands {
  setShared(value: number): void
  setItem(index: number, value: number): void
}

interface BoardTypes {
  readonly name: 'board'
  readonly view: Board
  readonly commands: BoardCommands
  readonly event: EventLike
  readonly gateway: null
  readonly internal: EventLike
  readonly requires: never
  readonly blockable: never
}

const createView = () =>
  createSelector(
    ({ context }: SnapshotFrom<typeof boardMachine>) => [context.shared, context.items] as const,
    (shared, items): Board => ({ shared, items }),
  )

/** The domain of the benchmark, defined with the same functions that a team uses for its own domains. */
export const board = defineDomain<BoardTypes>()({
  name: 'board',
  machine: boardMachine,
  open: (actor) =>
    createDomain(actor, createView(), {
      setShared: (value: number) => actor.send({ type: 'setShared', value }),
      setItem: (index: number, value: number) => actor.send({ type: 'setItem', index, value }),
    }),
})
