import type { Actor } from 'xstate'
import type { storeMachine } from './store.machine.ts'

export type StoreActor = Actor<typeof storeMachine>

export type Actors = Required<ReturnType<StoreActor['getSnapshot']>['children']>

/**
 * The actors of the domains. They exist before the store is started, so that wires laid on them miss nothing; the machine invokes all of them
 * at its root, which its type cannot say.
 */
export const actorsOf = (root: StoreActor): Actors => root.getSnapshot().children as Actors
