import { checkKnown } from '../kit/checkNames.ts'
import type { AnyDefinition, AnyPort } from '../kit/definition.types.ts'
import type { AnyConfig } from '../store/config.types.ts'
import { type AnyStore, assemble } from '../store/createStore.ts'
import type { AnyLazyDefinition } from './lazyDefinition.types.ts'

const has = (value: unknown, name: string): value is object =>
  typeof value === 'object' && value !== null && name in value

const isDomain = (value: unknown): value is AnyDefinition => has(value, 'create')
const isPort = (value: unknown): value is AnyPort => has(value, 'createGateway') && !isDomain(value)

/** Throws a `RangeError` unless both definitions of a domain have the same commands: a command that only one of them has would do nothing. */
const checkCommands = (name: string, listed: readonly string[], known: readonly string[]): void => {
  checkKnown(`command in the lazy definition of "${name}":`, listed, known)
  const missing = known.find((command) => !listed.includes(command))
  if (missing !== undefined)
    throw new RangeError(
      `The lazy definition of "${name}" names no policy for "${missing}". Add one: ${missing}: 'load'.`,
    )
}

/**
 * Creates the store behind a lazy store, from the listed domains and all ports that the module exports. Throws a `RangeError` for a domain that the
 * module does not export, or whose commands differ. The module that `load` loads exports this function too, so that the bundler makes one file of the
 * machines and the store.
 */
export const createLoadedStore = (
  module: Readonly<Record<string, unknown>>,
  lazyDefinitions: readonly AnyLazyDefinition[],
  config: Omit<AnyConfig, 'domains' | 'ports'>,
): AnyStore => {
  const domains = lazyDefinitions.map(({ name }) => {
    const definition = module[name]
    if (isDomain(definition) && definition.name === name) return definition
    throw new RangeError(
      `The module of "load" does not export the domain "${name}". Export its definition by that name. It exports ${Object.keys(module).join(', ') || 'none'}.`,
    )
  })
  const store = assemble({ ...config, domains, ports: Object.values(module).filter(isPort) })
  for (const { name, commands } of lazyDefinitions)
    checkCommands(name, Object.keys(commands), Object.keys(store.domains[name]?.commands ?? {}))
  return store
}
