import { checkNames } from '../../kit/checkNames.ts'
import type { AnyDefinition } from '../../kit/definition.types.ts'
import { nearest } from '../../kit/nearest.ts'
import type { AnyLazyDefinition, LocalPart } from '../../lazy/lazyDefinition.types.ts'
import type { Environment } from '../../platform/environment.types.ts'
import { createMemoryPlatform } from '../../platform/memory.ts'
import type { Domain, DomainTypes, EventLike } from '../../shared/domain.ts'
import type { StoreOptions } from '../../store/config.types.ts'
import { environmentOf } from '../../store/environmentOf.ts'
import { check } from './check.ts'

/** The store options that a domain can read from its environment. */
export type ConformanceEnvironment = Omit<StoreOptions, 'platform'>

/** A test case for one guarantee of a domain and its lazy definition. */
export interface DomainConformanceCase {
  /** A sentence that describes the guarantee. Unique among the cases of a domain. */
  readonly name: string
  /** Throws a `ConformanceError` when the definitions break the guarantee. */
  run(): void
}

const POLICIES: readonly unknown[] = ['load', 'keep-last', 'local']
const EVERYWHERE: readonly ConformanceEnvironment[] = [{ site: 'de/de-de' }, { site: 'ch/fr-ch' }, { site: 'us/en-us' }]

/** Creates the domain with its state machine, but does not start it. */
const createRuntime = (definition: AnyDefinition, environment: Environment): Domain<unknown, object, EventLike> => {
  const { site, origin, platform } = environment
  const gateway: unknown = definition.createGateway?.({ site, origin, fetch: platform.fetch }) ?? null
  return definition.create({ environment, gateway, settings: {}, blockers: () => [], emit: () => undefined }).domain
}

const createLocal = (lazy: AnyLazyDefinition, environment: Environment): LocalPart<DomainTypes> =>
  lazy.withoutMachine?.({
    environment,
    gateway: null,
    getSnapshot: () => lazy.initialView(environment),
    show: () => undefined,
    emit: () => undefined,
    isActive: () => true,
    load: () => undefined,
  }) ?? {}

/** Returns the JSON text of a value with sorted keys, so that equal views have equal texts. */
const textOf = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  ) ?? 'nothing'

const checkViews = (name: string, site: string, shown: unknown, expected: unknown): void => {
  const partOf = (view: unknown, key: string): string => textOf(Object(view)[key])
  for (const key of new Set([...Object.keys(Object(expected)), ...Object.keys(Object(shown))]))
    check(
      partOf(shown, key) === partOf(expected, key),
      `the initial view of "${name}" on ${site} has ${key}: ${partOf(expected, key)}, as the machine has it; the lazy definition has ${partOf(shown, key)}`,
    )
}

const checkCommands = (name: string, listed: readonly string[], known: readonly string[]): void => {
  for (const command of listed)
    check(
      known.includes(command),
      `the domain "${name}" has no command "${command}", which its lazy definition lists. Nearest: ${nearest(command, known)}`,
    )
  for (const command of known)
    check(
      listed.includes(command),
      `the lazy definition of "${name}" names a policy for every command; "${command}" has none`,
    )
}

const checkPolicies = (lazy: AnyLazyDefinition, { commands = {} }: LocalPart<DomainTypes>): void => {
  for (const [command, policy] of Object.entries(lazy.commands)) {
    check(
      POLICIES.includes(policy),
      `the policy of "${lazy.name}.${command}" is one of ${POLICIES.join(', ')}; it is ${policy}`,
    )
    check(
      policy !== 'local' || command in commands,
      `"${lazy.name}.${command}" has the policy local, so withoutMachine returns a command of that name; it returns none`,
    )
  }
  for (const command of Object.keys(commands))
    check(
      command in lazy.commands,
      `"${lazy.name}.${command}" is returned by withoutMachine, so it has a policy; it has none`,
    )
}

/**
 * Returns the test cases for a domain and its lazy definition. They check that a lazy store behaves like a store that
 * loads the machine at once, and run in any test runner. The cases compare the initial views in the shops of
 * `environments`; the default is three sites of the EU and US stores.
 *
 * @example test.each([...domainConformance(stores, lazyStores)])('stores: $name', ({ run }) => run())
 */
export const domainConformance = (
  definition: AnyDefinition,
  lazy: AnyLazyDefinition,
  environments: readonly ConformanceEnvironment[] = EVERYWHERE,
): readonly DomainConformanceCase[] => {
  const { name } = definition
  const places = environments.map((options) =>
    environmentOf({ ...options, platform: createMemoryPlatform({ href: `https://shop.example/${options.site}` }) }),
  )
  return [
    {
      name: 'both definitions have the same name, and the store does not use it itself',
      run: () => {
        check(name === lazy.name, `the lazy definition of "${name}" has its name; it has "${lazy.name}"`)
        checkNames([{ name }])
      },
    },
    {
      name: 'both definitions have the same hydration',
      run: () =>
        check(
          definition.hydration === lazy.hydration,
          `the domain "${name}" and its lazy definition have the same hydration, so that both begin with the same view; only one of them has it`,
        ),
    },
    {
      name: 'both definitions have the same commands',
      run: () => {
        for (const place of places)
          checkCommands(name, Object.keys(lazy.commands), Object.keys(createRuntime(definition, place).commands))
      },
    },
    {
      name: 'every command has a valid policy',
      run: () => {
        for (const place of places) checkPolicies(lazy, createLocal(lazy, place))
      },
    },
    ...places.map((place) => ({
      name: `the initial view without the machine equals that of the machine (${place.site.prefix})`,
      run: () =>
        checkViews(
          name,
          place.site.prefix,
          lazy.initialView(place),
          createRuntime(definition, place).getInitialSnapshot(),
        ),
    })),
  ]
}
