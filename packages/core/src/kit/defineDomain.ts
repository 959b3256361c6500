import {
  type ActorRefFrom,
  type AnyStateMachine,
  createActor,
  type EventFrom,
  type InputFrom,
  type SnapshotFrom,
} from 'xstate'
import type { Environment } from '../platform/environment.types.ts'
import type { Domain, DomainTypes, EventLike } from '../shared/domain.ts'
import type { Session } from '../shared/session.ts'
import type { DomainDefinition, Host, Instance } from './definition.types.ts'

/** What a machine-based domain is made of. */
interface Parts<Types extends DomainTypes, Machine extends AnyStateMachine> {
  readonly name: Types['name']
  readonly requires?: readonly Types['requires'][]
  readonly machine: Machine
  input?(host: Pick<Host<Types>, 'environment' | 'gateway'>): InputFrom<Machine>
  /** Creates view and commands over the actor, once for each store. */
  open(
    actor: ActorRefFrom<Machine>,
    host: { readonly environment: Environment; blockers(subject: Types['blockable']): readonly string[] },
  ): Domain<Types['view'], Types['commands'], Types['event']>
  session?(snapshot: SnapshotFrom<Machine>): Session | null
}

/** The running part without the types of its machine, which accepts any event here. */
const create = (parts: Parts<DomainTypes, AnyStateMachine>, host: Host<DomainTypes>): Instance<DomainTypes> => {
  const { clock, inspect } = host.settings
  const actor = createActor(parts.machine, {
    input: parts.input?.(host),
    ...(clock && { clock }),
    ...(inspect && { inspect }),
  })
  actor.on('*', (event: EventLike) => host.emit(event))
  return {
    domain: parts.open(actor, host),
    send: (event) => actor.send(event as EventFrom<AnyStateMachine>),
    start: () => void actor.start(),
    stop: () => void actor.stop(),
    ...(parts.session && { getSession: () => parts.session?.(actor.getSnapshot()) ?? null }),
  }
}

/** Defines a domain that stands on a machine. Nothing of XState is in the type that it returns. */
export const defineDomain =
  <Types extends DomainTypes>() =>
  <Machine extends AnyStateMachine>(parts: Parts<Types, Machine>): DomainDefinition<Types> => ({
    name: parts.name,
    ...(parts.requires && { requires: parts.requires }),
    // The one cast of the definitions: `create` keeps the types of the parts.
    create: (host) => create(parts as never, host as never) as never,
  })
