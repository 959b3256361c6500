import { type ActorRefFrom, type AnyStateMachine, createActor, type InputFrom, type SnapshotFrom } from 'xstate'
import type { Environment } from '../platform/environment.types.ts'
import type { Domain, DomainTypes, EventLike } from '../shared/domain.ts'
import type { StartCall } from '../shared/outcome.ts'
import type { Session } from '../shared/session.ts'
import { createCalls } from './createCalls.ts'
import type { DomainDefinition, Host, Instance } from './definition.types.ts'

/** The parts of a domain with a machine. */
interface Parts<Types extends DomainTypes, Machine extends AnyStateMachine> {
  /** The name of the domain in the store: `store.cart`. */
  readonly name: Types['name']
  /** The domains that this one cannot work without. */
  readonly requires?: readonly Types['requires'][]
  /** Whether a shop may add `blockers` to this domain. The view shows the reasons that they return. */
  readonly isBlockable?: true
  readonly machine: Machine
  /** Returns the input of the machine, such as its gateway. */
  input?(host: Pick<Host<Types>, 'environment' | 'gateway'>): InputFrom<Machine>
  /** Creates the view and the commands for the actor, once per store. */
  open(
    actor: ActorRefFrom<Machine>,
    host: {
      readonly environment: Environment
      /** Starts a call of a command that returns an outcome. */
      readonly startCall: StartCall
      blockers(subject: Types['blockable']): readonly string[]
    },
  ): Domain<Types['view'], Types['commands'], Types['event']>
  /** Returns the session in a snapshot of the machine. Only the auth domain has a session. */
  session?(snapshot: SnapshotFrom<Machine>): Session | null
}

/** Returns the initial snapshot of a machine with the state that a server has rendered. */
const hydratedSnapshot = (
  { machine, value, context }: SnapshotFrom<AnyStateMachine>,
  hydrated: NonNullable<Host<DomainTypes>['hydrated']>,
): SnapshotFrom<AnyStateMachine> =>
  machine.resolveState({ value: hydrated.state ?? value, context: { ...context, ...hydrated.context } })

/** Creates the running domain. The types of the machine are erased here, so the machine accepts any event. */
const create = (parts: Parts<DomainTypes, AnyStateMachine>, host: Host<DomainTypes>): Instance<DomainTypes> => {
  const { machine } = parts
  const { clock, inspect } = host.settings
  const options = { input: parts.input?.(host), ...(clock && { clock }) }
  const actor = createActor(machine, {
    ...options,
    ...(inspect && { inspect }),
    ...(host.hydrated && { snapshot: hydratedSnapshot(createActor(machine, options).getSnapshot(), host.hydrated) }),
  })
  const calls = createCalls(actor, host.environment.platform.randomId)
  actor.on('*', (event: EventLike) => {
    if (event.type !== '@outcome') host.emit(event)
  })
  return {
    domain: parts.open(actor, { ...host, startCall: calls.start }),
    send: (event) => actor.send(event),
    call: (event) => calls.start((call) => actor.send({ ...event, call })),
    start: () => void actor.start(),
    stop: (error) => {
      actor.stop()
      calls.stop(error)
    },
    getSession: () => parts.session?.(actor.getSnapshot()) ?? null,
  }
}

// The only cast in this file: `createTyped` declares the types of `parts`, and `create` passes only values of these
// types to the functions in `parts`.
const createTyped = create as unknown as <Types extends DomainTypes, Machine extends AnyStateMachine>(
  parts: Parts<Types, Machine>,
  host: Host<Types>,
) => Instance<Types>

/** Defines a domain with a machine. The returned type contains no type of XState. */
export const defineDomain =
  <Types extends DomainTypes>() =>
  <Machine extends AnyStateMachine>(parts: Parts<Types, Machine>): DomainDefinition<Types> => ({
    name: parts.name,
    requires: parts.requires,
    isBlockable: parts.isBlockable,
    ...(!parts.input && { hasNoInput: true }),
    create: (host) => createTyped(parts, host),
  })
