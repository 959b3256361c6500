import type { AnyStateMachine, EventFrom, EventObject, InputFrom } from 'xstate'
import { createMemoryPlatform } from '../platform/memory.ts'
import type { Platform } from '../platform/platform.types.ts'
import { StoreError } from '../shared/errors.ts'
import { siteAt } from '../shared/sites.ts'
import { createFakeGateways } from '../testing/index.ts'

export const refuse = (): never => {
  throw new Error('A transition has a side effect')
}

/**
 * Returns a proxy of the value. Every function in the value, at any depth, throws when it is called. So a transition
 * may pass the value on, but must not call its functions.
 */
const refusing = <Value extends object>(value: Value): Value =>
  new Proxy(value, {
    get: (target, name) => {
      const member: unknown = Reflect.get(target, name)
      if (typeof member === 'function') return refuse
      // A list, such as `unsupported`, is plain data.
      if (Array.isArray(member)) return member
      return typeof member === 'object' && member !== null ? refusing(member) : member
    },
  })

/**
 * The inputs with which a test explores the pure transitions of a machine. Where the chart distinguishes cases, the
 * sample has a value for each case.
 */
export interface Sample {
  readonly machine: AnyStateMachine
  readonly input: unknown
  /** An event of each type. */
  readonly events: readonly EventObject[]
  /** An output of each invoked actor, by the name of the actor. */
  readonly outputs: Readonly<Record<string, readonly unknown[]>>
}

export const sampleOf = <Machine extends AnyStateMachine>(
  machine: Machine,
  input: InputFrom<Machine>,
  events: readonly EventFrom<Machine>[],
  outputs: Sample['outputs'] = {},
): Sample => ({ machine, input, events, outputs })

export const gateways = refusing(createFakeGateways({ site: 'de/de-de' }))
export const platform: Platform = refusing(createMemoryPlatform())
export const site = siteAt('de/de-de')
export const call = { id: 'call' }
export const errors = (['NETWORK', 'CONFLICT', 'NOT_FOUND', 'REFUSED', 'STORAGE'] as const).map(
  (code) => new StoreError(code, code),
)
