import { createStore } from '@cairn/core'
import { createMemoryPlatform } from '@cairn/core/platform'
import { useSelector } from '@xstate/react'
import { createContext, type ReactNode, useContext, useSyncExternalStore } from 'react'
import { type ActorRefFrom, createActor } from 'xstate'
import { create, createStore as createZustandStore, useStore as useZustandStore } from 'zustand'
import { createDomainHook, StoreProvider } from '../src/index.ts'
import { type Board, type BoardCommands, board, boardMachine, firstBoard } from './board.domain.ts'

/** A store of the benchmark's state, and the hook that selects a part of it. */
export interface Contender extends BoardCommands {
  readonly name: string
  readonly usePart: <Part>(select: (board: Board) => Part) => Part
  readonly Provider: (props: { readonly children: ReactNode }) => ReactNode
}

const WithoutProvider: Contender['Provider'] = ({ children }) => children

const createZustand = (): Contender => {
  const useBoard = create<Board>(() => firstBoard)
  return {
    name: 'zustand',
    usePart: (select) => useBoard(select),
    Provider: WithoutProvider,
    setShared: (shared) => useBoard.setState({ shared }),
    setItem: (index, value) => useBoard.setState(({ items }) => ({ items: items.with(index, value) })),
  }
}

/**
 * Creates a zustand store in a React context, as zustand's documentation recommends for servers, where each request
 * needs its own store.
 */
const createZustandInContext = (): Contender => {
  const board = createZustandStore<Board>(() => firstBoard)
  const Store = createContext(board)
  return {
    name: 'zustand in a context',
    usePart: (select) => useZustandStore(useContext(Store), select),
    Provider: ({ children }) => <Store value={board}>{children}</Store>,
    setShared: (shared) => board.setState({ shared }),
    setItem: (index, value) => board.setState(({ items }) => ({ items: items.with(index, value) })),
  }
}

/** The minimal store, as a baseline: a variable, a set of listeners, and `useSyncExternalStore`. */
const createExternalStore = (): Contender => {
  let state = firstBoard
  const listeners = new Set<() => void>()
  const set = (change: Partial<Board>): void => {
    state = { ...state, ...change }
    for (const listener of listeners) listener()
  }
  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }
  return {
    name: 'useSyncExternalStore on a variable',
    usePart: (select) => useSyncExternalStore(subscribe, () => select(state)),
    Provider: WithoutProvider,
    setShared: (shared) => set({ shared }),
    setItem: (index, value) => set({ items: state.items.with(index, value) }),
  }
}

const commandsOf = (actor: ActorRefFrom<typeof boardMachine>): BoardCommands => ({
  setShared: (value) => actor.send({ type: 'setShared', value }),
  setItem: (index, value) => actor.send({ type: 'setItem', index, value }),
})

/**
 * The minimal store with a machine, as a baseline: one actor in a context with a single subscription, and
 * `useSyncExternalStore`.
 */
const createActorStore = (): Contender => {
  const actor = createActor(boardMachine).start()
  const listeners = new Set<() => void>()
  actor.subscribe(() => {
    for (const listener of listeners) listener()
  })
  const store = {
    getSnapshot: () => actor.getSnapshot().context,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
  const Store = createContext(store)
  return {
    name: 'useSyncExternalStore on an XState actor',
    usePart: (select) => {
      const { subscribe, getSnapshot } = useContext(Store)
      return useSyncExternalStore(subscribe, () => select(getSnapshot()))
    },
    Provider: ({ children }) => <Store value={store}>{children}</Store>,
    ...commandsOf(actor),
  }
}

const createXStateStore = (): Contender => {
  const actor = createActor(boardMachine).start()
  return {
    name: 'useSelector of @xstate/react',
    usePart: (select) => useSelector(actor, ({ context }) => select(context)),
    Provider: WithoutProvider,
    ...commandsOf(actor),
  }
}

const createCairn = (): Contender => {
  const store = createStore({ site: 'de/de-de', domains: [board], platform: createMemoryPlatform() })
  store.start()
  const useBoard = createDomainHook<typeof board>('board')
  return {
    name: 'Cairn',
    usePart: (select) => useBoard(select),
    Provider: ({ children }) => <StoreProvider store={store}>{children}</StoreProvider>,
    ...store.board.commands,
  }
}

/** All stores of the benchmark. The benchmark compares every other store with the first one, zustand. */
export const contenders: readonly (() => Contender)[] = [
  createZustand,
  createZustandInContext,
  createExternalStore,
  createActorStore,
  createXStateStore,
  createCairn,
]
